import {
  certain,
  type Duration,
  exponential,
  givenAny,
  occasional,
  symmetric,
  together,
} from './duration.ts';
import { type Dwell, dwellsOf } from './passage-dwell.ts';
import { quantileHours, type WithTrouble } from './quantiles.ts';
import type { ShipKind } from './service-speed.ts';
import { isStopped, meanKnots, type NewestFix, speedAhead, speedShare } from './speed-ahead.ts';
import type { SpeedHistory } from './speed-history.ts';
import {
  APPROACH_KNOTS,
  APPROACH_METERS,
  ARRIVED_METERS,
  BERTH_WAIT_CHANCE,
  BERTH_WAIT_HOURS,
  LYING_HOURS,
  PILOT_HOURS,
  STALE_MS,
  STOP_EVERY_DAYS,
  STOP_HOURS,
} from './thresholds.ts';
import { HOUR_MS, METERS_PER_NAUTICAL_MILE } from './units.ts';

export interface EtaRequest {
  /** The ship's newest fix. */
  readonly fix: NewestFix;
  readonly route: RemainingRoute;
  readonly ship: ShipKind;
  /** Whether it ends at a place at sea, where nobody comes aboard and no berth is taken; default false: in a port. */
  readonly endsAtSea?: boolean;
  /** Undefined: nothing is known of how the ship sailed. */
  readonly history?: SpeedHistory | undefined;
  /** When it is asked; epoch milliseconds. */
  readonly nowMs: number;
}

/** The way from the fix to the destination. */
interface RemainingRoute {
  readonly distanceMeters: number;
  /** Names of the canals and straits on it, in any order. */
  readonly passages: readonly string[];
}

/** When a ship arrives. Times are epoch milliseconds, whole ones. */
export type EtaEstimate =
  | {
      readonly status: 'ok';
      /** Equally likely to be too early and too late: the median. */
      readonly etaMs: number;
      /** With a chance of 10, 50 and 90 % it has arrived by then. */
      readonly p10Ms: number;
      readonly p50Ms: number;
      readonly p90Ms: number;
      /** Expected at sea on the rest of the way, between canals, stops and port. */
      readonly speedKnots: number;
    }
  /** E1: the fix is too old to say anything from it. */
  | { readonly status: 'stale_position' };

const NO_TROUBLE = { troubleChance: 0, trouble: certain(0) };

/** When a ship is at the end of a route, by the rules E1 to E10. */
export function estimateEta({
  fix,
  route,
  ship,
  endsAtSea = false,
  history,
  nowMs,
}: EtaRequest): EtaEstimate {
  if (nowMs - fix.timeMs > STALE_MS) return { status: 'stale_position' };
  const ahead = speedAhead(fix, ship, history);
  const dwells = dwellsOf(route.passages);
  const portMeters = endsAtSea ? 0 : APPROACH_METERS;
  const nauticalMiles = seaMeters(route, dwells, portMeters) / METERS_PER_NAUTICAL_MILE;
  // The speed depends on how long it takes and that on the speed; the first guess is near enough.
  const speedKnots = meanKnots(ahead, nauticalMiles / ahead.ownKnots);
  const stopped = isStopped(fix, history);
  const hasArrived = stopped && route.distanceMeters <= ARRIVED_METERS;
  const seaHours = nauticalMiles / speedKnots;
  // Of the approach, what is still ahead.
  const approachShare = Math.min(portMeters, route.distanceMeters) / APPROACH_METERS;
  const usual = [
    ...(stopped ? [exponential(LYING_HOURS)] : []),
    symmetric(seaHours, seaHours * speedShare(ahead, seaHours)),
    ...dwells.flatMap(inPassage),
    ...(endsAtSea ? [] : intoPort(approachShare, speedKnots)),
  ];
  const duration = hasArrived
    ? { usual: certain(0), ...NO_TROUBLE }
    : { usual: together(usual), ...troubles(seaHours, approachShare) };
  const instant = (chance: number) =>
    // E10: nobody asks for a ship that is known to have arrived.
    Math.max(nowMs, Math.round(fix.timeMs + HOUR_MS * quantileHours(duration, chance)));
  const p50Ms = instant(0.5);
  return {
    status: 'ok',
    etaMs: p50Ms,
    p10Ms: instant(0.1),
    p50Ms,
    p90Ms: instant(0.9),
    speedKnots,
  };
}

/** What is sailed at sea: the way without canals and the approach. */
function seaMeters(
  { distanceMeters }: RemainingRoute,
  dwells: readonly Dwell[],
  portMeters: number,
): number {
  const elsewhere = dwells.reduce((sum, { lengthMeters }) => sum + lengthMeters, portMeters);
  return Math.max(0, distanceMeters - elsewhere);
}

/** E8: a canal. */
function inPassage({ transitHours, waitHours }: Dwell): readonly Duration[] {
  return [certain(transitHours), exponential(waitHours)];
}

/** E8: the approach and the pilot; who is on the approach has part of it behind. */
function intoPort(share: number, speedKnots: number): readonly Duration[] {
  const hours = APPROACH_METERS / METERS_PER_NAUTICAL_MILE / Math.min(speedKnots, APPROACH_KNOTS);
  return [certain(share * hours), exponential(share * PILOT_HOURS)];
}

/** E8, E9: waits for a berth and stops at sea, which most voyages do without. */
function troubles(seaHours: number, approachShare: number): Omit<WithTrouble, 'usual'> {
  const stops = seaHours / (24 * STOP_EVERY_DAYS);
  const waits = approachShare * BERTH_WAIT_CHANCE;
  const troubleChance = -Math.expm1(-stops - waits);
  if (troubleChance === 0) return NO_TROUBLE;
  const both = together([occasional(stops, STOP_HOURS), occasional(waits, BERTH_WAIT_HOURS)]);
  return { troubleChance, trouble: givenAny(both, troubleChance) };
}
