import {
  certain,
  conditionalDuration,
  type Duration,
  exponential,
  occasional,
  sumDurations,
  symmetric,
} from './duration.ts';
import { type Dwell, dwellsOf } from './passage-dwell.ts';
import { type PortApproach, portApproach } from './port-approach.ts';
import { type DurationWithDelays, quantileHours } from './quantiles.ts';
import { withReported } from './reported-eta.ts';
import type { ShipKind } from './service-speed.ts';
import { isStopped, meanKnots, type NewestFix, speedAhead, speedShare } from './speed-ahead.ts';
import type { SpeedHistory } from './speed-history.ts';
import {
  APPROACH_KNOTS,
  ARRIVED_METERS,
  BERTH_WAIT_HOURS,
  REMAINING_STOP_HOURS,
  STALE_MS,
  STOP_EVERY_DAYS,
  STOP_HOURS,
} from './thresholds.ts';
import { METERS_PER_NAUTICAL_MILE, MS_PER_HOUR } from './units.ts';

export interface EtaRequest {
  /** The newest fix of the ship. */
  readonly fix: NewestFix;
  readonly route: RemainingRoute;
  readonly ship: ShipKind;
  /** Whether the route ends at sea, without pilot and berth. Default false: it ends in a port. */
  readonly endsAtSea?: boolean;
  /** The speeds of the ship so far; undefined if unknown. */
  readonly history?: SpeedHistory | undefined;
  /** The rest of the stop of a stopped ship; undefined if unknown. */
  readonly stay?: Duration | undefined;
  /** The ETA that the crew reports for this destination, epoch milliseconds; undefined if unknown. */
  readonly reportedMs?: number | undefined;
  /** The time of the request; epoch milliseconds. */
  readonly nowMs: number;
}

/** The route from the fix to the destination. */
interface RemainingRoute {
  readonly distanceMeters: number;
  /** Names of the canals and straits on it, in any order. */
  readonly passages: readonly string[];
}

/** The estimated time of arrival. Times are whole epoch milliseconds. */
export type EtaEstimate =
  | {
      readonly status: 'ok';
      /** The median: an earlier and a later arrival are equally likely. */
      readonly etaMs: number;
      /** The times by which the ship has arrived with a probability of 10, 50 and 90 %. */
      readonly p10Ms: number;
      readonly p50Ms: number;
      readonly p90Ms: number;
      /** The median arrival at the pilot station, where the approach begins; null without a pilot, and on the approach. */
      readonly pilotMs: number | null;
      /** The expected speed at sea on the rest of the route, without canals, stops and port. */
      readonly speedKnots: number;
    }
  /** E1: the fix is too old for an estimate. */
  | { readonly status: 'stale_position' };

const NO_DELAYS = { delayProbability: 0, delay: certain(0) };

/** Estimates the arrival of a ship at the end of a route, by the rules E1 to E11. */
export function estimateEta({
  fix,
  route,
  ship,
  endsAtSea = false,
  history,
  stay,
  reportedMs,
  nowMs,
}: EtaRequest): EtaEstimate {
  if (nowMs - fix.timeMs > STALE_MS) return { status: 'stale_position' };
  const ahead = speedAhead(fix, ship, history);
  const dwells = dwellsOf(route.passages);
  const approach = portApproach(ship);
  const portMeters = endsAtSea ? 0 : approach.meters;
  const nauticalMiles = seaMeters(route, dwells, portMeters) / METERS_PER_NAUTICAL_MILE;
  // The mean speed depends on the duration, and the duration on the speed; one iteration is accurate enough.
  const speedKnots = meanKnots(ahead, nauticalMiles / ahead.ownKnots);
  const stopped = isStopped(fix, history);
  const hasArrived = stopped && route.distanceMeters <= ARRIVED_METERS;
  const seaHours = nauticalMiles / speedKnots;
  // The fraction of the approach that is still ahead.
  const approachShare = Math.min(portMeters, route.distanceMeters) / approach.meters;
  const computed = sumDurations([
    ...(stopped ? [stay ?? exponential(REMAINING_STOP_HOURS)] : []),
    symmetric(seaHours, seaHours * speedShare(ahead, seaHours)),
    ...dwells.flatMap(inPassage),
  ]);
  const hasReported = reportedMs !== undefined && reportedMs > nowMs && approachShare === 1;
  const toPilot = hasReported
    ? withReported(computed, (reportedMs - fix.timeMs) / MS_PER_HOUR)
    : computed;
  const toBerth = [toPilot, ...(endsAtSea ? [] : intoPort(approach, approachShare, speedKnots))];
  const duration = hasArrived
    ? { regular: certain(0), ...NO_DELAYS }
    : {
        regular: sumDurations(toBerth),
        ...delays(seaHours, approachShare * approach.berthWaitProbability),
      };
  const hasPilotAhead = !endsAtSea && approach.hasPilot && approachShare === 1;
  const atPilot = { regular: toPilot, ...delays(seaHours, 0) };
  const instant = (probability: number, until: DurationWithDelays = duration): number =>
    // E10: the ship has not arrived before the request.
    Math.max(nowMs, Math.round(fix.timeMs + MS_PER_HOUR * quantileHours(until, probability)));
  const p50Ms = instant(0.5);
  return {
    status: 'ok',
    etaMs: p50Ms,
    p10Ms: instant(0.1),
    p50Ms,
    p90Ms: instant(0.9),
    pilotMs: hasPilotAhead ? instant(0.5, atPilot) : null,
    speedKnots,
  };
}

/** Returns the distance at sea: the route without canals and the approach. */
function seaMeters(
  { distanceMeters }: RemainingRoute,
  dwells: readonly Dwell[],
  portMeters: number,
): number {
  const elsewhere = dwells.reduce((sum, { lengthMeters }) => sum + lengthMeters, portMeters);
  return Math.max(0, distanceMeters - elsewhere);
}

/** E8: the transit of a canal and the wait before it. */
function inPassage({ transitHours, waitHours }: Dwell): readonly Duration[] {
  return [certain(transitHours), exponential(waitHours)];
}

/** E8: the approach and the lines, in proportion to the fraction of the approach that is ahead. */
function intoPort(
  { meters, lineHours }: PortApproach,
  share: number,
  speedKnots: number,
): readonly Duration[] {
  const hours = meters / METERS_PER_NAUTICAL_MILE / Math.min(speedKnots, APPROACH_KNOTS);
  return [certain(share * hours), exponential(share * lineHours)];
}

/** E8, E9: waits for a berth and stops at sea, which most voyages do not have. */
function delays(seaHours: number, waits: number): Omit<DurationWithDelays, 'regular'> {
  const stops = seaHours / (24 * STOP_EVERY_DAYS);
  const delayProbability = -Math.expm1(-stops - waits);
  if (delayProbability === 0) return NO_DELAYS;
  const both = sumDurations([occasional(stops, STOP_HOURS), occasional(waits, BERTH_WAIT_HOURS)]);
  return { delayProbability, delay: conditionalDuration(both, delayProbability) };
}
