import { millisecondsInHour } from 'date-fns/constants';
import { hourQuantiles } from './hour-quantile.ts';
import type { EtaRange } from './leg-times.ts';
import { DELAY_METERS_MIN, DELAYS_MIN } from './thresholds.ts';

/** The ETA of a route to a port at some distance from it. */
export interface PlannedArrival {
  readonly etaMs: number;
  readonly distanceMeters: number;
}

/**
 * S4: the ETA by which the delay of an arrival is measured: the last one from outside the approach, or on a shorter crossing the first.
 * @param before that of the route that was computed before; null without one
 */
export function plannedArrival(before: PlannedArrival | null, now: PlannedArrival): PlannedArrival {
  return before && now.distanceMeters < DELAY_METERS_MIN ? before : now;
}

/**
 * S4: returns the 10 %, 50 % and 90 % quantile of the delays of earlier arrivals, in hours, by the first group with enough of them.
 * @param groups delays in hours: those of the ship's class at the port, and at all ports
 */
export function usualDelay(
  groups: readonly (readonly number[])[],
): readonly [number, number, number] | undefined {
  const delays = groups.find(({ length }) => length >= DELAYS_MIN);
  return delays && hourQuantiles(delays);
}

/**
 * S4: corrects the ETA of a route by the usual delay of arrivals. Nearer to the port a proportionate part of it is left.
 * @param share the part of the way that is left since the ETA by which the delay is measured, 0 to 1
 */
export function delayedEta(
  route: EtaRange,
  delay: readonly [number, number, number],
  share: number,
  nowMs: number,
): EtaRange {
  const [early, usual, late] = delay.map((hours) => share * hours * millisecondsInHour);
  const etaMs = Math.max(nowMs, route.etaMs + usual);
  const earlierMs = Math.max(route.etaMs - route.etaEarlyMs, usual - early);
  const laterMs = Math.max(route.etaLateMs - route.etaMs, late - usual);
  return {
    etaMs: Math.round(etaMs),
    etaEarlyMs: Math.round(Math.max(nowMs, etaMs - earlierMs)),
    etaLateMs: Math.round(etaMs + laterMs),
  };
}
