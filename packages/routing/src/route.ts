import type { PassageName } from './passages.ts';

export interface RouteOptions {
  /** Passages that the ship does not take. */
  readonly closed?: readonly PassageName[];
  /** Routes through ice and over shoals that it may take; they are closed without this. */
  readonly open?: readonly PassageName[];
  /**
   * No further south and north than this, in degrees, but for the last degree to an end. Without it 60° south, where no end
   * lies beyond that, and no limit north.
   */
  readonly latitudeMin?: number;
  readonly latitudeMax?: number;
  /** Passages that are published to be too shallow for this draught in metres, 0 or more, are closed. */
  readonly draughtMeters?: number;
}

export interface Route {
  readonly status: 'ok';
  /** The places where the ship turns, ends included; great circles between them. Longitudes run on beyond ±180. */
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
  /** The sum of the WGS84 geodesics along the line, in metres. */
  readonly distanceMeters: number;
  /** In the order of passing. */
  readonly passages: readonly PassageName[];
  /** How far the place that was asked for is from the first and the last of the line, in metres; 0 on the water. */
  readonly startOffsetMeters: number;
  readonly endOffsetMeters: number;
}

export interface NoRoute {
  readonly status: 'no_route';
  readonly reason: 'start_not_on_water' | 'end_not_on_water' | 'no_way';
  /** For people: which place, or which passages are closed. */
  readonly detail: string;
}
