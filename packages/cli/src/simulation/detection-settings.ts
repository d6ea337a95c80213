import type { DetectorConfiguration } from '@roadstead/model';
import type { Scenario } from '@roadstead/simulator';
import {
  GAP_MAX_MINUTES_DEFAULT,
  LATENESS_SECONDS_DEFAULT,
  SEPARATION_MINUTES_DEFAULT,
} from '../command-line/detector-options.ts';
import { UserError } from '../host/host.ts';
import type { DetectionOptions } from './detection-options.ts';

/** The configurations and options with which tracker and detector run on a scenario. */
export interface DetectionSettings {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  readonly latenessMaxSeconds: number;
}

/**
 * Combines a scenario's configurations and detector options with the options of a command.
 * @throws UserError for a gap below the separation, which D7 excludes
 */
export function detectionSettings(
  { name, configurations, detector }: Scenario,
  options: DetectionOptions = {},
): DetectionSettings {
  const gapMaxMinutes = options.gapMax ?? detector.gapMaxMinutes ?? GAP_MAX_MINUTES_DEFAULT;
  const separationMinutes =
    options.separation ?? detector.separationMinutes ?? SEPARATION_MINUTES_DEFAULT;
  if (gapMaxMinutes < separationMinutes) {
    throw new UserError(
      `${name}: the maximum gap (${gapMaxMinutes} minutes) must be at least the separation (${separationMinutes} minutes).`,
    );
  }
  const latenessMaxSeconds =
    options.lateness ?? detector.latenessMaxSeconds ?? LATENESS_SECONDS_DEFAULT;
  return { configurations, gapMaxMinutes, separationMinutes, latenessMaxSeconds };
}
