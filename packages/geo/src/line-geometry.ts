import type { Coordinates } from './area-geometry.ts';

/** A line of two or more vertices, straight in longitude and latitude between them; longitudes may go on beyond ±180. */
export interface LineGeometry {
  readonly type: 'LineString';
  readonly coordinates: readonly Coordinates[];
}
