import { type Answer, isObject, refusal, success } from '@roadstead/model';
import { type PlaceAndDescription, parseFeature } from './parse-feature.ts';
import { problemsAt } from './problems.ts';

/** SH6: reads a Feature, a bare geometry, or a FeatureCollection of one Feature. */
export function importGeojson(text: string): Answer<PlaceAndDescription> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refusal('malformed', `The body is not JSON: ${(error as SyntaxError).message}.`);
  }
  if (!isObject(json)) return wrong('', 'must be a JSON object.');
  if (!isInDegrees(json['crs'])) {
    return wrong('/crs', 'must be WGS 84, longitude and latitude (RFC 7946, section 4).');
  }
  if (json['type'] === 'Feature') return read(json, '');
  if (json['type'] !== 'FeatureCollection') {
    const parsed = parseFeature({ geometry: json });
    if (parsed.ok) return success(parsed.value);
    const problems = parsed.failure.map(({ pointer, detail }) => ({
      pointer: pointer.replace('/geometry', ''),
      detail,
    }));
    return refusal('invalid', 'The GeoJSON cannot be a shape.', problems);
  }
  const { features } = json as { features?: unknown };
  if (!Array.isArray(features) || features.length !== 1) {
    const count = Array.isArray(features) ? features.length : 0;
    return wrong('/features', `must be one Feature; there are ${count}.`);
  }
  const [feature] = features as readonly unknown[];
  return isObject(feature) && feature['type'] === 'Feature'
    ? read(feature, '/features/0')
    : wrong('/features/0', 'must be a Feature.');
}

/** Before RFC 7946 a file could say another system; null said that nobody knows. */
function isInDegrees(crs: unknown): boolean {
  return (crs ?? null) === null || /CRS84|EPSG:+4326\b|WGS ?84/i.test(JSON.stringify(crs));
}

function read(
  feature: Readonly<Record<string, unknown>>,
  pointer: string,
): Answer<PlaceAndDescription> {
  const parsed = parseFeature(feature);
  if (parsed.ok) return parsed;
  return refusal('invalid', 'The GeoJSON cannot be a shape.', problemsAt(pointer, parsed.failure));
}

function wrong(pointer: string, detail: string): ReturnType<typeof refusal> {
  return refusal('invalid', 'The GeoJSON cannot be a shape.', [{ pointer, detail }]);
}
