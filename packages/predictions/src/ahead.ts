import type { Position } from '@roadstead/model';
import { metersBetween } from './meters-between.ts';
import { AHEAD_LIKELIHOOD_MIN, AHEAD_WASTE, MEASURE_AGAIN_METERS_MIN } from './thresholds.ts';

/**
 * W4: how likely a ship is bound for a port by where it is and where it came from, over the sphere: ways lead around land, so this
 * says less than measured ways.
 * @param from undefined where nobody knows
 * @returns a likelihood, 1 where nothing can be said
 */
export function aheadLikelihood(
  from: Position | undefined,
  place: Position | null,
): (port: Position) => number {
  const sailed = from && place ? metersBetween(from, place) : 0;
  if (!from || !place || sailed < MEASURE_AGAIN_METERS_MIN) return () => 1;
  return (port) => {
    const waste = (sailed + metersBetween(place, port) - metersBetween(from, port)) / sailed;
    return (1 - AHEAD_LIKELIHOOD_MIN) * Math.exp(-waste / AHEAD_WASTE) + AHEAD_LIKELIHOOD_MIN;
  };
}
