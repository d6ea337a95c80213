import { type AreaGeometry, parseArea } from '@roadstead/geo';
import { failure, type Problem, type Result, success } from '@roadstead/model';
import { circleRing } from './circle-ring.ts';
import type { ShapePlace } from './shape.ts';

/** SH4: returns the area of a shape: its polygon, or a polygon of 64 corners for a circle; problems for a point. */
export function areaOfShape({
  geometry,
  radiusMeters,
}: ShapePlace): Result<AreaGeometry, readonly Problem[]> {
  if (geometry.type !== 'Point') return success(geometry);
  if (radiusMeters === null) {
    const detail = 'A point has no area. Use a polygon, or a Point with a radius.';
    return failure([{ pointer: '/geometry', detail }]);
  }
  const ring = circleRing(geometry.coordinates, radiusMeters);
  const area = parseArea({ type: 'Polygon', coordinates: [ring] });
  if (area.ok) return area;
  const detail = `A circle of ${radiusMeters} meters is too small for an area.`;
  return failure([{ pointer: '/properties/radius', detail }]);
}
