import { failure, isObject, type Problem, type Result, success } from '@roadstead/model';
import { parseFeature } from './parse-feature.ts';
import { parseMember } from './parse-member.ts';
import type { ShapeContent } from './shape.ts';
import { SHAPE_ACL, SHAPE_NAME, SHAPE_TYPE } from './shape-body.ts';
import { ACL_LENGTH_MAX } from './thresholds.ts';

/**
 * Parses the body of POST or PUT /shapes: a Feature. Unknown members are ignored, as are those that the service assigns.
 * @param body a value from JSON.parse.
 * @returns the content of the shape, or all problems of the body, with JSON pointers into it.
 */
export function parseShape(body: unknown): Result<ShapeContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const type = parseMember(SHAPE_TYPE, body['type'], '/type');
  if (!type.ok) return type;
  const feature = parseFeature(body);
  const properties = isObject(body['properties']) ? body['properties'] : {};
  const name = parseMember(SHAPE_NAME, properties['name'], '/properties/name');
  const acl = parseAcl(properties['acl'] ?? []);
  if (!feature.ok || !name.ok || !acl.ok) {
    return failure([feature, name, acl].flatMap((part) => (part.ok ? [] : part.error)));
  }
  const { description, ...place } = feature.value;
  return success({
    name: name.value,
    description: description ?? '',
    acl: withoutDuplicates(acl.value),
    ...place,
  });
}

/** Reads no more than one item over the limit: the schema reports an issue for each wrong item, and a body may have millions. */
function parseAcl(acl: unknown): Result<readonly string[], readonly Problem[]> {
  const head = Array.isArray(acl) ? acl.slice(0, ACL_LENGTH_MAX + 1) : acl;
  return parseMember(SHAPE_ACL, head, '/properties/acl');
}

function withoutDuplicates(uuids: readonly string[]): readonly string[] {
  return [...new Set(uuids.map((uuid) => uuid.toLowerCase()))];
}
