/** [longitude, latitude] in degrees; further numbers are ignored, as RFC 7946 allows. */
export type Coordinates = readonly [longitude: number, latitude: number, ...rest: number[]];

/** A closed ring: the last coordinates are the first ones again. */
export type Ring = readonly Coordinates[];

/**
 * A GeoJSON Polygon or MultiPolygon (RFC 7946): rings of longitude and latitude, the first of a polygon its outline,
 * the others its holes. Across the antimeridian it may be split there, as RFC 7946 advises, or have longitudes past ±180.
 */
export type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
