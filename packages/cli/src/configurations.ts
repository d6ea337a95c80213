import type { AreaGeometry } from '@roadstead/geo';
import { parseArea } from '@roadstead/geo';
import {
  configurationUuid,
  type DetectorConfiguration,
  type Problem,
  parseConfiguration,
} from '@roadstead/model';
import { UserError } from './host.ts';
import { problemsError, readJsonFile } from './json-file.ts';

const WORLD: AreaGeometry = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -90],
      [180, -90],
      [180, 90],
      [-180, 90],
      [-180, -90],
    ],
  ],
};

/** The one configuration of a command line; without an area it is the whole world. */
export function configurationOf(
  name: string,
  distanceMeters: number,
  windowMinutes: number,
  area: AreaGeometry = WORLD,
): DetectorConfiguration {
  const parameters = {
    distance_for_sts_meters: distanceMeters,
    transfer_time_window_minutes: windowMinutes,
  };
  const parsed = parseConfiguration({ name, parameters, geometry: area }, 1, configurationUuid);
  if (!parsed.ok) throw new UserError(parsed.failure.map(({ detail }) => detail).join(' '));
  return parsed.value;
}

/** Reads an area from a GeoJSON file. @throws UserError where it is none. */
export async function readArea(path: string): Promise<AreaGeometry> {
  const { geojson, pointer } = onlyFeature(await readJsonFile(path));
  const parsed = parseArea(geojson);
  if (parsed.ok) return parsed.value;
  throw problemsError(path, within(pointer, parsed.failure));
}

/** Map tools write a collection even around a single feature. */
export function onlyFeature(json: unknown): { geojson: unknown; pointer: string } {
  const { type, features } = (json ?? {}) as { type?: unknown; features?: unknown };
  return type === 'FeatureCollection' && Array.isArray(features) && features.length === 1
    ? { geojson: features[0], pointer: '/features/0' }
    : { geojson: json, pointer: '' };
}

/**
 * Reads configurations from a file of request bodies of POST /configurations: one, an array, or `{"items": […]}`.
 * They have ids from 1 in the order of the file, and their uuids by their content.
 * @throws UserError with all that is wrong.
 */
export async function readConfigurations(path: string): Promise<readonly DetectorConfiguration[]> {
  const { bodies, pointer } = bodiesOf(await readJsonFile(path));
  if (bodies.length === 0) throw new UserError(`${path}: there is no configuration in it.`);
  const problems: Problem[] = [];
  const configurations: DetectorConfiguration[] = [];
  const pointers = new Map<string, string>();
  for (const [i, body] of bodies.entries()) {
    const own = pointer === undefined ? '' : `${pointer}/${i}`;
    const parsed = parseConfiguration(body, i + 1, configurationUuid);
    if (!parsed.ok) {
      problems.push(...within(own, parsed.failure));
      continue;
    }
    const same = pointers.get(parsed.value.uuid);
    if (same !== undefined) {
      problems.push({ pointer: own, detail: `says the same as ${same}; leave one out.` });
    }
    pointers.set(parsed.value.uuid, own);
    configurations.push(parsed.value);
  }
  if (problems.length > 0) throw problemsError(path, problems);
  return configurations;
}

/** The bodies, and the pointer to their array; a body alone has none. */
function bodiesOf(json: unknown): { bodies: readonly unknown[]; pointer?: string } {
  if (Array.isArray(json)) return { bodies: json, pointer: '' };
  const { items } = (json ?? {}) as { items?: unknown };
  return Array.isArray(items) ? { bodies: items, pointer: '/items' } : { bodies: [json] };
}

function within(pointer: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }));
}
