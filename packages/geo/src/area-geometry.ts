/** A GeoJSON position: [longitude, latitude] in degrees; further numbers are ignored, as RFC 7946 allows. */
export type Coordinates = readonly [longitude: number, latitude: number, ...rest: number[]];

/** A closed ring: the last position equals the first. */
export type Ring = readonly Coordinates[];

/**
 * A GeoJSON Polygon or MultiPolygon (RFC 7946): the first ring of a polygon is its outline, the others are its holes.
 * An area across the antimeridian is either split there, as RFC 7946 advises, or has longitudes beyond ±180.
 */
export type AreaGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };

/** The whole world. */
export const WORLD: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -90],
      [180, -90],
      [180, 90],
      [-180, 90],
      [-180, -90],
    ],
  ],
};

/** Returns the number of vertices of an area, with the closing ones of its rings. */
export function countVertices(geometry: AreaGeometry): number {
  return areaPolygons(geometry)
    .flat()
    .reduce((sum, ring) => sum + ring.length, 0);
}

/** Returns the polygons of an area, each with its outline first. */
export function areaPolygons(geometry: AreaGeometry): readonly (readonly Ring[])[] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
