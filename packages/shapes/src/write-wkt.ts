import type { Coordinates, Ring } from '@roadstead/geo';
import type { ShapeGeometry } from './shape.ts';

/** SH9: writes a geometry as Well-Known Text (OGC 06-103r4), longitude first. */
export function writeWkt(geometry: ShapeGeometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT (${position(geometry.coordinates)})`;
    case 'Polygon':
      return `POLYGON ${polygon(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON (${geometry.coordinates.map(polygon).join(', ')})`;
  }
}

function polygon(rings: readonly Ring[]): string {
  return `(${rings.map((ring) => `(${ring.map(position).join(', ')})`).join(', ')})`;
}

function position([longitude, latitude]: Coordinates): string {
  return `${longitude} ${latitude}`;
}
