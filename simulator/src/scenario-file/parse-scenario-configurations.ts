import { WORLD } from '@roadstead/geo';
import { type DetectorConfiguration, detectionUuids, parseConfiguration } from '@roadstead/model';
import type { ReportIssue } from '@roadstead/yaml-file';
import type { ConfigurationDocument } from './scenario-schema.ts';

const DISTANCE_METERS = 500;
const WINDOW_MINUTES = 30;

/**
 * Parses the configurations of a file for the detector; ids count from 1 in the order of the file. Their uuids, and those of their
 * events, are as in `roadstead detect` with the same distance, window and area.
 */
export function parseScenarioConfigurations(
  files: readonly ConfigurationDocument[],
  report: ReportIssue,
): readonly DetectorConfiguration[] {
  const uuidOf = detectionUuids();
  return files.flatMap((file, i) => {
    const parameters = {
      distance_for_sts_meters: file.distanceMeters ?? DISTANCE_METERS,
      transfer_time_window_minutes: file.windowMinutes ?? WINDOW_MINUTES,
    };
    const body = {
      name: file.name,
      ...(file.preset === undefined ? { parameters } : { preset: file.preset }),
      geometry: file.area ?? WORLD,
      exclude_ports: file.excludePorts,
    };
    const parsed = parseConfiguration(body, i + 1, uuidOf);
    if (parsed.ok) return [parsed.value];
    for (const { detail } of parsed.error) report(['configurations', i], detail);
    return [];
  });
}
