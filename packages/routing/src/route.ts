import type { PassageName, ShipSize } from './passages.ts';

/** A vertex of a line, in degrees. */
export type LineVertex = readonly [longitude: number, latitude: number];

/** The dimensions of the ship, each 0 or more, close passages with lower limits (`closedPassages`). */
export interface RouteOptions extends ShipSize {
  /** Passages that the route must not use. */
  readonly closed?: readonly PassageName[];
  /** Passages through ice, over shoals and of small ships that the route may use; they are closed by default. */
  readonly open?: readonly PassageName[];
  /**
   * Limits of latitude in degrees, which apply except for the last degree to an end. Defaults: 60° south, unless an end is
   * further south; no limit in the north.
   */
  readonly latitudeMin?: number;
  readonly latitudeMax?: number;
}

export interface Route {
  readonly status: 'ok';
  /** The ends and turning points, connected by great circles. Longitudes continue past ±180. */
  readonly line: readonly LineVertex[];
  /** The sum of the WGS 84 geodesics along the line, in metres. */
  readonly distanceMeters: number;
  /** In the order of passing. */
  readonly passages: readonly PassageName[];
  /** Distances of the requested ends from the first and last vertex, in metres; 0 on the water. */
  readonly startOffsetMeters: number;
  readonly endOffsetMeters: number;
}

export interface NoRoute {
  readonly status: 'no_route';
  readonly reason: 'start_not_on_water' | 'end_not_on_water' | 'no_way';
  /** A text with the position that is not on water, or the limits that leave no route. */
  readonly detail: string;
}
