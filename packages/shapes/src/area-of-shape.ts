import { type AreaGeometry, parseArea } from '@roadstead/geo';
import { failure, type Problem, type Result, success } from '@roadstead/model';
import { circleRing } from './circle-ring.ts';
import type { ShapePlace } from './shape.ts';

/** SH4: the area that a shape is: a polygon as it is, a circle with 64 corners. A point is none. */
export function areaOfShape({
  geometry,
  radiusMeters,
}: ShapePlace): Result<AreaGeometry, readonly Problem[]> {
  if (geometry.type !== 'Point') return success(geometry);
  if (radiusMeters === null) {
    const detail = 'A point is no area; a polygon is, or a Point with a radius.';
    return failure([{ pointer: '/geometry', detail }]);
  }
  const ring = circleRing(geometry.coordinates, radiusMeters);
  const area = parseArea({ type: 'Polygon', coordinates: [ring] });
  if (area.ok) return area;
  const detail = `A circle of ${radiusMeters} meters is too small to be an area.`;
  return failure([{ pointer: '/properties/radius', detail }]);
}
