import { type AreaGeometry, parseArea, WORLD } from '@roadstead/geo';
import { type DetectorConfiguration, detectionUuids, parseConfiguration } from '@roadstead/model';
import { parseConfigurations, presetConfigurations } from '@roadstead/recordings';
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
  area?: AreaGeometry,
): readonly DetectorConfiguration[] {
  const configurations = presetConfigurations(presets, area);
  if (!configurations.ok) throw new UserError(`--preset ${configurations.error[0].detail}`);
  return configurations.value;
}

/** Reads an area from a GeoJSON, KML or GPX file. @throws UserError for another file */
export async function readArea(path: string): Promise<AreaGeometry> {
  const { geojson, pointer } = await readFeatureFile(path, areaOfLine);
  const parsed = parseArea(geojson);
  if (parsed.ok) return parsed.value;
  throw problemsError(
    path,
    parsed.error.map((problem) => ({ ...problem, pointer: `${pointer}${problem.pointer}` })),
  );
}

/** Reads configurations from a file, as `parseConfigurations`. @throws UserError with all mistakes */
export async function readConfigurationFile(
  path: string,
): Promise<readonly DetectorConfiguration[]> {
  const configurations = parseConfigurations(await readJsonFile(path));
  if (!configurations.ok) throw problemsError(path, configurations.error);
  return configurations.value;
}
