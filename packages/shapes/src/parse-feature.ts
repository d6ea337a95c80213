import { failure, isObject, type Problem, type Result, success } from '@roadstead/model';
import { parseGeometry } from './parse-geometry.ts';
import { problemsAt } from './problems.ts';
import type { ShapePlace } from './shape.ts';
import { DESCRIPTION_LENGTH_MAX, RADIUS_METERS_MAX } from './thresholds.ts';

/** What cannot be written as UTF-8, or ends a text for some who read it. */
const UNFIT = /[\0\p{Cs}]/u;
const DECIMAL = /^\s*\+?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i;

/** What a file or a Feature says of a shape, whatever it is called. */
export interface PlaceAndDescription extends ShapePlace {
  /** Null where nothing is said. */
  readonly description: string | null;
}

/** Reads geometry, radius and description of a Feature; other members are left alone. */
export function parseFeature(
  feature: Readonly<Record<string, unknown>>,
): Result<PlaceAndDescription, readonly Problem[]> {
  const problems: Problem[] = [];
  const tell = (pointer: string, detail: string): void => void problems.push({ pointer, detail });
  const properties = feature['properties'] ?? {};
  if (!isObject(properties)) tell('/properties', 'must be a JSON object.');
  const { description = null, radius = null } = isObject(properties) ? properties : {};

  const geometry = parseGeometry(feature['geometry']);
  if (!geometry.ok) problems.push(...problemsAt('/geometry', geometry.failure));
  // A radius beside a polygon says nothing, like any other property that is not known.
  const isCircle = geometry.ok && geometry.value.type === 'Point' && radius !== null;
  const radiusMeters = isCircle ? radiusOf(radius) : null;
  if (isCircle && radiusMeters === null) {
    const detail = `must be a number of meters above 0, at most ${RADIUS_METERS_MAX}, or a text of one.`;
    tell('/properties/radius', detail);
  }
  if (!isDescription(description)) {
    const detail = `must be a text of at most ${DESCRIPTION_LENGTH_MAX} characters, whole ones and not NUL.`;
    tell('/properties/description', detail);
  }
  return geometry.ok && isDescription(description) && problems.length === 0
    ? success({ geometry: geometry.value, radiusMeters, description })
    : failure(problems);
}

function isDescription(value: unknown): value is string | null {
  if (value === null) return true;
  return typeof value === 'string' && value.length <= DESCRIPTION_LENGTH_MAX && !UNFIT.test(value);
}

function radiusOf(value: unknown): number | null {
  const meters = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  return typeof meters === 'number' && meters > 0 && meters <= RADIUS_METERS_MAX ? meters : null;
}
