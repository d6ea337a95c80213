import { failWith, isObject, type Result, success } from '@roadstead/model';
import { type PlaceAndDescription, parseFeature } from './parse-feature.ts';
import { problemsAt } from './problems.ts';

const INVALID = 'The GeoJSON is not a valid shape.';

/** SH6: parses a Feature, a bare geometry, or a FeatureCollection of one Feature. */
export function importGeojson(text: string): Result<PlaceAndDescription> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return failWith('malformed', `The body is not JSON: ${(error as SyntaxError).message}.`);
  }
  if (!isObject(json)) return invalid('', 'must be a JSON object.');
  if (!isSupportedCrs(json['crs'])) {
    return invalid(
      '/crs',
      'must be WGS 84 or NAD83, longitude and latitude (RFC 7946, section 4).',
    );
  }
  if (json['type'] === 'Feature') return parse(json, '');
  if (json['type'] !== 'FeatureCollection') {
    const parsed = parseFeature({ geometry: json });
    if (parsed.ok) return success(parsed.value);
    const problems = parsed.error.map(({ pointer, detail }) => ({
      pointer: pointer.replace('/geometry', ''),
      detail,
    }));
    return failWith('invalid', INVALID, problems);
  }
  const { features } = json as { features?: unknown };
  if (!Array.isArray(features) || features.length !== 1) {
    const count = Array.isArray(features) ? features.length : 0;
    return invalid('/features', `must be one Feature; there are ${count}.`);
  }
  const [feature] = features as readonly unknown[];
  return isObject(feature) && feature['type'] === 'Feature'
    ? parse(feature, '/features/0')
    : invalid('/features/0', 'must be a Feature.');
}

/** Before RFC 7946 a file could name another reference system; null named none. */
function isSupportedCrs(crs: unknown): boolean {
  return (
    (crs ?? null) === null ||
    /CRS84|CRS83|EPSG:+(?:4326|4269)\b|WGS ?84|NAD ?83/i.test(JSON.stringify(crs))
  );
}

function parse(
  feature: Readonly<Record<string, unknown>>,
  pointer: string,
): Result<PlaceAndDescription> {
  const parsed = parseFeature(feature);
  if (parsed.ok) return parsed;
  return failWith('invalid', INVALID, problemsAt(pointer, parsed.error));
}

function invalid(pointer: string, detail: string): ReturnType<typeof failWith> {
  return failWith('invalid', INVALID, [{ pointer, detail }]);
}
