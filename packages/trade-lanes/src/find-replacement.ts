import type { Imo } from '@roadstead/model';
import type { CallTimes } from './scheduled-voyage.ts';
import { REPLACEMENT_CALLS_MIN, REPLACEMENT_WINDOW_MS } from './thresholds.ts';

/** A call of one of the carrier's ships that its own schedule does not explain. */
export interface UnscheduledCall extends CallTimes {
  readonly imo: Imo;
}

/** A scheduled call that was not made. */
export interface OmittedCall {
  readonly port: string;
  readonly timeMs: number;
}

/** A replacement ship, with the calls that it made, in the order of the schedule. */
export interface Replacement {
  readonly imo: Imo;
  readonly made: readonly (UnscheduledCall | null)[];
}

/**
 * A8: the replacement ship of a voyage that its own ship did not sail: the one that made the most of its calls, in order and in
 * time; of several the one closest to the schedule, then that of the lower number.
 * @param unscheduledAt unused calls without a schedule at a port, ascending
 */
export function findReplacement(
  calls: readonly OmittedCall[],
  unscheduledAt: (port: string) => readonly UnscheduledCall[],
): Replacement | undefined {
  const near = calls.map(({ port, timeMs }) =>
    unscheduledAt(port).filter(({ ataMs }) => Math.abs(ataMs - timeMs) <= REPLACEMENT_WINDOW_MS),
  );
  const ships = [...new Set(near.flat().map(({ imo }) => imo))].sort((a, b) => a - b);
  let best: (Replacement & { readonly count: number; readonly offMs: number }) | undefined;
  for (const imo of ships) {
    const made = callsMadeBy(imo, calls, near);
    const count = made.filter((call) => call !== null).length;
    if (count < REPLACEMENT_CALLS_MIN) continue;
    const offMs = made.reduce(
      (sum, call, i) => sum + (call ? Math.abs(call.ataMs - calls[i].timeMs) : 0),
      0,
    );
    const isBetter = !best || count > best.count || (count === best.count && offMs < best.offMs);
    if (isBetter) best = { imo, made, count, offMs };
  }
  return best && { imo: best.imo, made: best.made };
}

/** For each call, the nearest one that the ship made after the previous ones. */
function callsMadeBy(
  imo: Imo,
  calls: readonly OmittedCall[],
  near: readonly (readonly UnscheduledCall[])[],
): readonly (UnscheduledCall | null)[] {
  let lastMs = Number.NEGATIVE_INFINITY;
  return calls.map(({ timeMs }, i) => {
    let nearest: UnscheduledCall | null = null;
    for (const call of near[i]) {
      if (call.imo !== imo || call.ataMs <= lastMs) continue;
      const isNearer =
        nearest === null || Math.abs(call.ataMs - timeMs) < Math.abs(nearest.ataMs - timeMs);
      if (isNearer) nearest = call;
    }
    lastMs = nearest?.ataMs ?? lastMs;
    return nearest;
  });
}
