import type { AreaGeometry } from '@roadstead/geo';
import type { LineVertex } from '../route.ts';

/** An area that an authority or the market has defined, with the dates from and to which it applies. */
export interface NamedArea {
  readonly name: string;
  readonly title: string;
  /** The first day, such as `2023-12-18`. */
  readonly validFrom: string;
  /** The first day after the last; null if no end is known. */
  readonly validTo: string | null;
  /** The document that defines it, and the address at which it was read. */
  readonly source: string;
  readonly geometry: AreaGeometry;
}

/** Returns the polygons of rings, each a text of `longitude,latitude` in degrees without the closing vertex. */
export function geometryOfRings(rings: readonly string[]): AreaGeometry {
  const polygons = rings.map((text) => {
    const ring = text.split(' ').map((vertex): LineVertex => {
      const [longitude, latitude] = vertex.split(',').map(Number);
      return [longitude, latitude];
    });
    return [[...ring, ring[0]]];
  });
  return polygons.length === 1
    ? { type: 'Polygon', coordinates: polygons[0] }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** Returns the areas that apply at a time, in epoch milliseconds. */
export function areasValidAt(areas: readonly NamedArea[], timeMs: number): readonly NamedArea[] {
  return areas.filter(
    ({ validFrom, validTo }) =>
      Date.parse(validFrom) <= timeMs && (validTo === null || timeMs < Date.parse(validTo)),
  );
}
