import { type AreaGeometry, parseArea } from '@roadstead/geo';
import { v5 as uuidOfName } from 'uuid';
import { canonicalJson } from './canonical-json.ts';
import type { DetectorConfiguration } from './configuration.ts';
import { CONFIGURATION_FIELDS, SHAPE_UUID } from './configuration-body.ts';
import { parseLimits, parsePreset, withPreset } from './configuration-limits.ts';
import { isObject } from './is-object.ts';
import { failure, type Problem, type Result, success } from './result.ts';
import { zodProblems } from './zod-problems.ts';

/** Namespace (RFC 9562, UUID version 5) of the uuids that are derived from a configuration's content; drawn at random. */
const CONTENT_NAMESPACE = '47b78b71-df2a-44e1-bc5a-e123dfd4ba11';

/**
 * Derives the uuid (version 5) of a configuration from its content: the same content has the same uuid.
 * @param content the canonical JSON that `parseConfiguration` passes.
 */
export function configurationUuid(content: string): string {
  return uuidOfName(content, CONTENT_NAMESPACE);
}

/** The content of the body of POST or PUT /configurations, with defaults filled in. */
export interface ConfigurationContent extends Omit<DetectorConfiguration, 'id' | 'uuid' | 'area'> {
  /** The area itself, or the uuid of the shape that defines it. */
  readonly area: AreaGeometry | string;
  readonly acl: readonly string[];
  readonly phoneNumbers: readonly string[];
  readonly emailAddresses: readonly string[];
}

/**
 * Parses the body of POST or PUT /configurations. Unknown fields and those that the service assigns are ignored.
 * @param body a JSON value.
 * @returns the content, or all errors with their JSON pointers.
 */
export function parseConfigurationContent(
  body: unknown,
): Result<ConfigurationContent, readonly Problem[]> {
  if (!isObject(body)) return failure([{ pointer: '', detail: 'must be a JSON object.' }]);
  const preset = parsePreset(body);
  const merged = preset.ok && preset.value ? withPreset(body, preset.value) : body;
  const fields = CONFIGURATION_FIELDS.safeParse(merged);
  const area = parseAreaField(body);
  if (!preset.ok || !fields.success || !area.ok) {
    return failure([
      ...(preset.ok ? [] : preset.error),
      ...(fields.success ? [] : zodProblems(fields.error)),
      ...(area.ok ? [] : area.error),
    ]);
  }
  const limits = parseLimits(fields.data);
  if (!limits.ok) return limits;
  const { name, enabled, severity, exclude_ports: excludePorts } = fields.data;
  return success({
    name,
    enabled: enabled ?? true,
    ...limits.value,
    ...(preset.value && { preset: preset.value.name }),
    severity: severity ?? 'Note',
    area: area.value,
    excludePorts: excludePorts ?? false,
    acl: [...new Set(fields.data.acl?.map((uuid) => uuid.toLowerCase()))],
    phoneNumbers: fields.data.phone_numbers ?? [],
    emailAddresses: fields.data.email_addresses ?? [],
  });
}

/**
 * Parses a configuration without a store of shapes: `shape_uuid` is rejected.
 * @param body a JSON value.
 * @param id the id of the configuration, positive.
 * @param uuidOf returns the uuid of the configuration; called only for a valid body, with its content as canonical JSON
 *   with defaults filled in. `configurationUuid` derives the uuid from this content.
 * @returns the configuration, or all errors with their JSON pointers.
 */
export function parseConfiguration(
  body: unknown,
  id: number,
  uuidOf: (content: string) => string,
): Result<DetectorConfiguration, readonly Problem[]> {
  const parsed = parseConfigurationContent(body);
  if (!parsed.ok) return parsed;
  const { area, acl, phoneNumbers, emailAddresses, ...rest } = parsed.value;
  if (typeof area === 'string') {
    const detail = 'needs a service that stores shapes; pass the geometry instead.';
    return failure([{ pointer: '/shape_uuid', detail }]);
  }
  const configuration = { ...rest, area };
  const others = { type: 's2s', acl, phoneNumbers, emailAddresses };
  const uuid = uuidOf(canonicalJson({ ...configuration, ...others }));
  return success({ id, uuid, ...configuration });
}

/** Parses `geometry` or `shape_uuid`, exactly one of which is required. */
function parseAreaField({
  shape_uuid: shapeUuid = null,
  geometry = null,
}: {
  readonly shape_uuid?: unknown;
  readonly geometry?: unknown;
}): Result<AreaGeometry | string, readonly Problem[]> {
  if (shapeUuid !== null) {
    const pointer = '/shape_uuid';
    const both = 'is present besides geometry; exactly one of the two is allowed.';
    const problems: Problem[] = geometry === null ? [] : [{ pointer, detail: both }];
    const uuid = SHAPE_UUID.safeParse(shapeUuid);
    if (!uuid.success)
      problems.push(...zodProblems(uuid.error).map((each) => ({ ...each, pointer })));
    return uuid.success && problems.length === 0
      ? success(uuid.data.toLowerCase())
      : failure(problems);
  }
  if (geometry === null) {
    const detail = 'is required, or shape_uuid: a Polygon or MultiPolygon, or a Feature with one.';
    return failure([{ pointer: '/geometry', detail }]);
  }
  const area = parseArea(geometry);
  return area.ok
    ? area
    : failure(
        area.error.map(({ pointer, detail }) => ({ pointer: `/geometry${pointer}`, detail })),
      );
}
