import type { InsideArea } from './avoided-areas.ts';

/** A route of a ship, with its ETA. */
export interface PlannedRoute {
  readonly distanceMeters: number;
  /** Longitude, latitude; longitudes continue beyond ±180° across the antimeridian. */
  readonly line: readonly (readonly [number, number])[];
  /**
   * The turning points of each leg from waypoint to waypoint, connected by great circles. Stored results of earlier versions have
   * none.
   */
  readonly legs?: readonly (readonly (readonly [number, number])[])[];
  /** The median ETA, epoch milliseconds. */
  readonly etaMs: number;
  /** The 10 % and the 90 % quantile of the ETA. */
  readonly etaEarlyMs: number;
  readonly etaLateMs: number;
  /** The median arrival at the pilot station; null without a pilot, and on the approach. Stored results of earlier versions have none. */
  readonly etaPilotMs?: number | null;
  /** Canals and straits, in the order of passage. */
  readonly passages: readonly string[];
  /** Distances in the emission control areas that the route enters. Stored results of earlier versions have none. */
  readonly emissionControl?: readonly InsideArea[];
  /** Distances in areas to avoid: of those that an end lies in. */
  readonly avoided?: readonly InsideArea[];
}

/** A route by other passages than the best one. */
export interface AlternativePlan extends PlannedRoute {
  /** The distance more than that of the best; less than 0 if the best is longer since it stays off the coast. */
  readonly extraMeters: number;
  /** Passages that the best does not use. */
  readonly passagesAdded: readonly string[];
  /** Passages that only the best uses. */
  readonly passagesAvoided: readonly string[];
}
