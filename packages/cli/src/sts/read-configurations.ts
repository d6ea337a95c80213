import { type AreaGeometry, parseArea, WORLD } from '@roadstead/geo';
import {
  configurationUuid,
  type DetectorConfiguration,
  detectionUuids,
  type Problem,
  parseConfiguration,
} from '@roadstead/model';
import { areaOfLine } from '@roadstead/shapes';
import { readFeatureFile } from '../host/feature-file.ts';
import { UserError } from '../host/host.ts';
import { problemsError, readJsonFile } from '../host/json-file.ts';

/** Creates the one configuration of a command line. @param area default: the whole world */
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
  const parsed = parseConfiguration({ name, parameters, geometry: area }, 1, detectionUuids());
  if (!parsed.ok) throw new UserError(parsed.error.map(({ detail }) => detail).join(' '));
  return parsed.value;
}

/**
 * Creates a configuration of each preset, with ids from 1.
 * @param area default: the whole world
 * @throws UserError for an unknown preset
 */
export function configurationsOfPresets(
  presets: readonly string[],
  area: AreaGeometry = WORLD,
): readonly DetectorConfiguration[] {
  const uuidOf = detectionUuids();
  return presets.map((preset, i) => {
    const parsed = parseConfiguration({ name: preset, preset, geometry: area }, i + 1, uuidOf);
    if (!parsed.ok) throw new UserError(`--preset ${parsed.error[0].detail}`);
    return parsed.value;
  });
}

/** Reads an area from a GeoJSON, KML or GPX file. @throws UserError for another file */
export async function readArea(path: string): Promise<AreaGeometry> {
  const { geojson, pointer } = await readFeatureFile(path, areaOfLine);
  const parsed = parseArea(geojson);
  if (parsed.ok) return parsed.value;
  throw problemsError(path, within(pointer, parsed.error));
}

/**
 * Reads configurations from a file of request bodies of POST /configurations: one, an array, or `{"items": […]}`. Their
 * ids count from 1 in the order of the file, and their uuids derive from what they detect.
 * @throws UserError with all mistakes
 */
export async function readConfigurationFile(
  path: string,
): Promise<readonly DetectorConfiguration[]> {
  const { bodies, pointer } = bodiesOf(await readJsonFile(path));
  if (bodies.length === 0) throw new UserError(`${path}: contains no configuration.`);
  const problems: Problem[] = [];
  const configurations: DetectorConfiguration[] = [];
  const pointers = new Map<string, string>();
  const uuidOf = detectionUuids();
  for (const [i, body] of bodies.entries()) {
    const own = pointer === undefined ? '' : `${pointer}/${i}`;
    let content = '';
    const parsed = parseConfiguration(body, i + 1, (text) => {
      content = configurationUuid(text);
      return uuidOf(text);
    });
    if (!parsed.ok) {
      problems.push(...within(own, parsed.error));
      continue;
    }
    const same = pointers.get(content);
    if (same !== undefined) {
      problems.push({ pointer: own, detail: `duplicates ${same}; remove one.` });
    }
    pointers.set(content, own);
    configurations.push(parsed.value);
  }
  if (problems.length > 0) throw problemsError(path, problems);
  return configurations;
}

/** Returns the bodies and the pointer to their array; a single body has none. */
function bodiesOf(json: unknown): { bodies: readonly unknown[]; pointer?: string } {
  if (Array.isArray(json)) return { bodies: json, pointer: '' };
  const { items } = (json ?? {}) as { items?: unknown };
  return Array.isArray(items) ? { bodies: items, pointer: '/items' } : { bodies: [json] };
}

function within(pointer: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` }));
}
