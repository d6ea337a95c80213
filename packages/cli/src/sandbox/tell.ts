import type { MaritimeService } from '@roadstead/service';
import type { LiveWorld, Pace, WorldShip } from '@roadstead/simulator';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** As satellites hear some ships: what schedules are held against. */
export const WEEKS_BEFORE: Pace = {
  underWayMs: 3 * HOUR_MS,
  atRestMs: 3 * HOUR_MS,
  staticMs: 7 * 24 * HOUR_MS,
};
/** As often as ships call at ports, and turn: what next ports are learned from. */
export const DAYS_BEFORE: Pace = {
  underWayMs: 20 * MINUTE_MS,
  atRestMs: 20 * MINUTE_MS,
  staticMs: 24 * HOUR_MS,
};
/** Thinned as by those who keep what shore stations hear: nobody wants to wait for all of a day at each start. */
export const YESTERDAY: Pace = {
  underWayMs: 3 * MINUTE_MS,
  atRestMs: 6 * MINUTE_MS,
  staticMs: 3 * HOUR_MS,
};
/** As ships send (ITU-R M.1371-5, annex 1). */
export const LIVE: Pace = {
  underWayMs: 10 * SECOND_MS,
  atRestMs: 3 * MINUTE_MS,
  staticMs: 6 * MINUTE_MS,
};
/** What is taken at once: reports must not be late for one another, and others want their turn. */
const SLICE_MS: number = 10 * MINUTE_MS;

/**
 * Tells a service what the ships have sent up to an instant.
 * @param shown called after each slice, with the instant that is reached
 * @returns false where the service takes nothing more, or the signal came
 */
export async function tellUpTo(
  timeMs: number,
  pace: Pace,
  { world, service, signal, isHeard }: Telling,
  shown: (nowMs: number) => void = () => undefined,
): Promise<boolean> {
  while (world.nowMs < timeMs && !signal.aborted) {
    const sliceMs = Math.max(SLICE_MS, pace.underWayMs);
    const reports = world.runTo(Math.min(timeMs, world.nowMs + sliceMs), pace, isHeard);
    if (reports.length > 0 && !(await service.ingest(reports)).ok) return false;
    shown(world.nowMs);
    // Signals and requests have their turn.
    await new Promise(setImmediate);
  }
  return !signal.aborted;
}

/** Who tells whom, until when. */
export interface Telling {
  readonly world: Pick<LiveWorld, 'nowMs' | 'runTo'>;
  readonly service: Pick<MaritimeService, 'ingest'>;
  readonly signal: AbortSignal;
  /** Which ships; default: all. */
  readonly isHeard?: (ship: WorldShip) => boolean;
}
