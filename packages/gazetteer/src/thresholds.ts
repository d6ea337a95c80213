import type { PortSize } from './port.ts';

/**
 * Radius of a harbour around the position of its port, in metres, without better data. Positions are accurate to about 1′,
 * so up to 1.3 km off the harbour; the basins of large ports extend over several kilometres.
 */
export const RADIUS_METERS: Readonly<Record<PortSize | 'unknown', number>> = {
  unknown: 1500,
  'very-small': 1500,
  small: 2000,
  medium: 3000,
  large: 5000,
};

/** Height of the grid cells of areas in degrees of latitude, 309 m: finer than the accuracy of the positions. */
export const GRID_DEGREES: number = 1 / 360;

/** Corners of the circle around a port: nowhere more than 2 % of the radius inside the circle. */
export const PORT_CIRCLE_CORNERS = 16;

/**
 * Distances on the sphere, which finds ports, and on the ellipsoid differ by up to 0.56 % either way: the nearest port is
 * within this multiple of the distance of the port that is nearest on the sphere.
 */
export const SPHERE_MARGIN = 1.012;

/**
 * Greatest distance from port to port of a cluster: two hours at harbour speed, within which the same pilots and agents
 * serve them. With 20 km London is alone, with 40 km Brussels joins Antwerp.
 */
export const CLUSTER_STEP_METERS = 30_000;

/** Greatest distance from the seed of a cluster: without it the villages of a coast form a chain of hundreds of kilometres. */
export const CLUSTER_RADIUS_METERS = 50_000;

/** A single port needs no cluster: it is found by its LOCODE. */
export const CLUSTER_PORTS_MIN = 2;

/** Greatest distance to the nearest area or anchorage that is measured: more than a day's sailing at 11 kn. */
export const NEAREST_METERS_MAX = 500_000;
