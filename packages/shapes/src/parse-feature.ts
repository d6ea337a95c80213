import { failure, isObject, type Problem, type Result, success } from '@roadstead/model';
import { parseGeometry } from './parse-geometry.ts';
import { parseMember } from './parse-member.ts';
import { problemsAt } from './problems.ts';
import type { ShapePlace } from './shape.ts';
import { SHAPE_DESCRIPTION, SHAPE_RADIUS } from './shape-body.ts';

/** Geometry, radius and description of a shape, as a file or a Feature has them. */
export interface PlaceAndDescription extends ShapePlace {
  /** Null if the file or Feature has no description. */
  readonly description: string | null;
}

/** Parses geometry, radius and description of a Feature; ignores other members. */
export function parseFeature(
  feature: Readonly<Record<string, unknown>>,
): Result<PlaceAndDescription, readonly Problem[]> {
  const properties = feature['properties'] ?? {};
  const geometry = parseGeometry(feature['geometry']);
  const { description = null, radius = null } = isObject(properties) ? properties : {};
  // Beside a polygon a radius has no meaning, like any other unknown property.
  const isCircle = geometry.ok && geometry.value.type === 'Point' && radius !== null;
  const parsedRadius = isCircle
    ? parseMember(SHAPE_RADIUS, radius, '/properties/radius')
    : success(null);
  const parsedDescription =
    description === null
      ? success(null)
      : parseMember(SHAPE_DESCRIPTION, description, '/properties/description');
  if (isObject(properties) && geometry.ok && parsedRadius.ok && parsedDescription.ok) {
    return success({
      geometry: geometry.value,
      radiusMeters: parsedRadius.value,
      description: parsedDescription.value,
    });
  }
  return failure([
    ...(isObject(properties) ? [] : [{ pointer: '/properties', detail: 'must be a JSON object.' }]),
    ...(geometry.ok ? [] : problemsAt('/geometry', geometry.error)),
    ...(parsedRadius.ok ? [] : parsedRadius.error),
    ...(parsedDescription.ok ? [] : parsedDescription.error),
  ]);
}
