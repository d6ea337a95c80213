import { type AreaProblem, parseArea } from '@roadstead/geo';
import { failure, isObject, quoteInput, type Result, success } from '@roadstead/model';
import type { PointGeometry, ShapeGeometry } from './shape.ts';

/** The ranges of the vertices of an area (`parseArea`): each vertex of an area can be a point. */
const LONGITUDE_MAX = 360;
const LATITUDE_MAX = 90;

/** Parses the GeoJSON geometry of a shape: a Polygon or MultiPolygon by `parseArea`, or a Point. */
export function parseGeometry(geometry: unknown): Result<ShapeGeometry, readonly AreaProblem[]> {
  const type = isObject(geometry) ? geometry['type'] : undefined;
  if (type === 'Polygon' || type === 'MultiPolygon') return parseArea(geometry);
  if (type === 'Point') return parsePoint((geometry as { coordinates?: unknown }).coordinates);
  const found = typeof type === 'string' ? ` This is ${quoteInput(type)}.` : '';
  const detail = `A shape must be a GeoJSON Polygon, MultiPolygon or Point.${found}`;
  return failure([{ pointer: '', detail }]);
}

function parsePoint(coordinates: unknown): Result<PointGeometry, readonly AreaProblem[]> {
  const [longitude, latitude] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  if (!isWithin(longitude, LONGITUDE_MAX) || !isWithin(latitude, LATITUDE_MAX)) {
    const detail =
      'The coordinates of a Point must be an array of two numbers: a longitude from −360 to 360, a latitude from −90 to 90.';
    return failure([{ pointer: '/coordinates', detail }]);
  }
  return success({ type: 'Point', coordinates: [longitude, latitude] });
}

function isWithin(value: unknown, max: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= max;
}
