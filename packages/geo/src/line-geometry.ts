import type { Coordinates } from './area-geometry.ts';

/** A GeoJSON LineString of two or more vertices, straight in longitude and latitude; longitudes may exceed ±180. */
export interface LineGeometry {
  readonly type: 'LineString';
  readonly coordinates: readonly Coordinates[];
}
