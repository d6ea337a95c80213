import { type AreaProblem, parseArea } from '@roadstead/geo';
import { failure, isObject, quoted, type Result, success } from '@roadstead/model';
import type { PointGeometry, ShapeGeometry } from './shape.ts';

/** As for the vertices of an area, so that what is a corner there may be a point here. */
const LONGITUDE_MAX = 360;
const LATITUDE_MAX = 90;

/** Reads the geometry of a shape from GeoJSON: a Polygon or MultiPolygon as `parseArea` has it, or a Point. */
export function parseGeometry(geometry: unknown): Result<ShapeGeometry, readonly AreaProblem[]> {
  const type = isObject(geometry) ? geometry['type'] : undefined;
  if (type === 'Polygon' || type === 'MultiPolygon') return parseArea(geometry);
  if (type === 'Point') return parsePoint((geometry as { coordinates?: unknown }).coordinates);
  const found = typeof type === 'string' ? ` This is ${quoted(type)}.` : '';
  const detail = `A shape is a GeoJSON Polygon, MultiPolygon or Point.${found}`;
  return failure([{ pointer: '', detail }]);
}

function parsePoint(coordinates: unknown): Result<PointGeometry, readonly AreaProblem[]> {
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  if (!isWithin(longitude, LONGITUDE_MAX) || !isWithin(latitude, LATITUDE_MAX)) {
    const detail =
      'A Point has an array of two numbers: a longitude from −360 to 360, a latitude from −90 to 90.';
    return failure([{ pointer: '/coordinates', detail }]);
  }
  return success({ type: 'Point', coordinates: [longitude, latitude] });
}

function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}
