import {
  type DetectorConfiguration,
  failure,
  isObject,
  optionalLimitsJson,
  PRESET_NAMES,
  type Problem,
  parseConfiguration,
  type Result,
  success,
} from '@roadstead/model';

const UUID_LENGTH_MAX = 100;

/** Checks the JSON of a configuration by the definition of a request's body. Never throws. */
export function decodeConfiguration(
  json: unknown,
): Result<DetectorConfiguration, readonly Problem[]> {
  if (!isObject(json)) return failure([{ pointer: '', detail: 'must be an object.' }]);
  const { id, uuid } = json;
  if (!(Number.isSafeInteger(id) && (id as number) > 0))
    return failure([{ pointer: '/id', detail: 'must be a positive whole number.' }]);
  if (typeof uuid !== 'string' || uuid.length > UUID_LENGTH_MAX)
    return failure([{ pointer: '/uuid', detail: 'must be a text.' }]);
  const { preset, ...fields } = json;
  const isPreset = PRESET_NAMES.some((name) => name === preset);
  if (preset !== undefined && !isPreset)
    return failure([{ pointer: '/preset', detail: 'must be the name of a preset.' }]);
  const body = bodyOf(fields);
  if (!body.ok) return body;
  const parsed = parseConfiguration(body.value, id as number, () => uuid);
  if (!parsed.ok || !isPreset) return parsed;
  return success({ ...parsed.value, preset: preset as string });
}

/**
 * Returns the body of a request for a configuration, of which nothing is known but that it is an object. It has no preset, which would fill in
 * the fields that the configuration does not have.
 */
function bodyOf(json: Readonly<Record<string, unknown>>): Result<object, readonly Problem[]> {
  const configuration = json as Partial<DetectorConfiguration>;
  try {
    return success({
      ...optionalLimitsJson(configuration as DetectorConfiguration),
      name: configuration.name,
      enabled: configuration.enabled,
      severity: configuration.severity,
      parameters: {
        distance_for_sts_meters: configuration.distanceMeters,
        transfer_time_window_minutes: configuration.windowMinutes,
      },
      exclude_ports: configuration.excludePorts,
      geometry: configuration.area,
    });
  } catch {
    return failure([{ pointer: '/filters', detail: 'must be an object of filters.' }]);
  }
}
