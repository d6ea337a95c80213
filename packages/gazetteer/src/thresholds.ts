import type { PortSize } from './port.ts';

/**
 * How far a harbour reaches from a port's position, in metres, where nothing better is known. The position is to about
 * 1′, so up to 1.3 km beside the harbour; the basins of the great ports spread over several kilometres.
 */
export const RADIUS_METERS: Readonly<Record<PortSize | 'unknown', number>> = {
  unknown: 1500,
  'very-small': 1500,
  small: 2000,
  medium: 3000,
  large: 5000,
};

/** Areas are drawn on squares of this many degrees of latitude, 309 m: finer than the positions are known. */
export const GRID_DEGREES: number = 1 / 360;

/** A circle has so many corners; nowhere more than 2 % of the radius inside it. */
export const CIRCLE_CORNERS = 16;

/**
 * The sphere that finds ports and the ellipsoid that measures differ by up to 0.56 % either way, so the nearest one is
 * among those at most this many times as far as the one that the sphere finds first.
 */
export const SPHERE_MARGIN = 1.012;

/**
 * From port to port of a cluster: two hours at harbour speed, within which the same pilots and agents serve them. With 20 km
 * London is alone, with 40 km Brussels comes to Antwerp.
 */
export const CLUSTER_STEP_METERS = 30_000;

/** From the seed of a cluster to any of its ports: without it the villages of a coast make a chain of hundreds of kilometres. */
export const CLUSTER_RADIUS_METERS = 50_000;

/** A port alone is found by its LOCODE. */
export const CLUSTER_PORTS_MIN = 2;
