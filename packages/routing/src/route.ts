import type { Position } from '@roadstead/model';
import type { AreaToAvoid } from './avoid/area-to-avoid.ts';
import type { PassageName, ShipSize } from './passages.ts';

/** A vertex of a line, in degrees. */
export type LineVertex = readonly [longitude: number, latitude: number];

/** The dimensions of the ship, each 0 or more, close passages with lower limits (`closedPassages`). */
export interface RouteOptions extends ShipSize {
  /** Waypoints between the ends, in degrees, that the route passes in this order; each begins another leg. */
  readonly via?: readonly Position[];
  /** Passages that the route must not use. */
  readonly closed?: readonly PassageName[];
  /** Passages through ice, over shoals and of small ships that the route may use; they are closed by default. */
  readonly open?: readonly PassageName[];
  /**
   * Areas that the route must not enter, at most 50 with 500 vertices in all. One that an end of a leg lies in is entered for
   * as few miles as possible.
   */
  readonly avoid?: readonly AreaToAvoid[];
  /**
   * Limits of latitude in degrees, which apply except for the last degree to an end. Defaults: 60° south, unless an end is
   * further south; no limit in the north.
   */
  readonly latitudeMin?: number;
  readonly latitudeMax?: number;
}

/** The part of a route between two of its positions: the start, waypoints, the end. */
export interface RouteLeg {
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

/** The legs joined: their distances add up, and each passage is listed once. */
export interface Route extends RouteLeg {
  readonly status: 'ok';
  /** One, and one more for each waypoint. */
  readonly legs: readonly RouteLeg[];
}

export interface NoRoute {
  readonly status: 'no_route';
  readonly reason: 'start_not_on_water' | 'via_not_on_water' | 'end_not_on_water' | 'no_way';
  /** A text with the position that is not on water, or the limits that leave no route. */
  readonly detail: string;
}
