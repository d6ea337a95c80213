import type { Position } from '@roadstead/model';
import { sphereDistanceMeters } from './sphere-distance.ts';
import { AHEAD_DETOUR_SHARE, AHEAD_LIKELIHOOD_MIN, ROUTE_UPDATE_METERS_MIN } from './thresholds.ts';

/**
 * W4: the likelihood that a ship is bound for a port, by its position and its departure port, on the sphere. Routes lead around
 * land, so this is weaker evidence than computed routes.
 * @param from departure port; undefined if unknown
 * @returns a likelihood, 1 without evidence
 */
export function aheadLikelihood(
  from: Position | undefined,
  place: Position | null,
): (port: Position) => number {
  const sailed = from && place ? sphereDistanceMeters(from, place) : 0;
  if (!from || !place || sailed < ROUTE_UPDATE_METERS_MIN) return () => 1;
  return (port) => {
    const waste =
      (sailed + sphereDistanceMeters(place, port) - sphereDistanceMeters(from, port)) / sailed;
    return (
      (1 - AHEAD_LIKELIHOOD_MIN) * Math.exp(-waste / AHEAD_DETOUR_SHARE) + AHEAD_LIKELIHOOD_MIN
    );
  };
}
