import {
  failure,
  isName,
  isObject,
  nameRule,
  type Problem,
  type Result,
  success,
} from '@roadstead/model';
import { parseFeature } from './parse-feature.ts';
import type { ShapeContent } from './shape.ts';
import { ACL_LENGTH_MAX, NAME_LENGTH_MAX } from './thresholds.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a shape can be called. */
export const NAME_RULE: string = nameRule(NAME_LENGTH_MAX);

/** Whether a shape can be called so. */
export function isShapeName(name: unknown): name is string {
  return isName(name, NAME_LENGTH_MAX);
}

/** Whether a text has the form of a uuid, in either case. */
export function isUuid(text: unknown): text is string {
  return typeof text === 'string' && UUID.test(text);
}

/**
 * Reads the body of POST or PUT /shapes: a Feature. Members that are not known are ignored, as are those that the service
 * assigns.
 * @param body what JSON.parse gave.
 * @returns what it says, or all that is wrong with it, with JSON pointers into it.
 */
export function parseShape(body: unknown): Result<ShapeContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  if (body['type'] !== 'Feature') {
    return failure([{ pointer: '/type', detail: 'must be "Feature".' }]);
  }
  const feature = parseFeature(body);
  const problems = feature.ok ? [] : [...feature.failure];
  const properties = isObject(body['properties']) ? body['properties'] : {};
  const name = properties['name'];
  const acl = properties['acl'] ?? [];
  const hasName = isShapeName(name);
  if (!hasName) problems.push({ pointer: '/properties/name', detail: NAME_RULE });
  const hasAcl = isAcl(acl);
  if (!hasAcl) {
    const detail = `must be an array of UUIDs, at most ${ACL_LENGTH_MAX}.`;
    problems.push({ pointer: '/properties/acl', detail });
  }
  if (!feature.ok || !hasName || !hasAcl) return failure(problems);
  const { description, ...place } = feature.value;
  return success({ name, description: description ?? '', acl: withoutTwins(acl), ...place });
}

function isAcl(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= ACL_LENGTH_MAX && value.every(isUuid);
}

function withoutTwins(uuids: readonly string[]): readonly string[] {
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
}
