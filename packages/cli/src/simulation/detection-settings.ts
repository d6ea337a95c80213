import type { DetectorConfiguration } from '@roadstead/model';
import type { Scenario } from '@roadstead/simulator';
import {
  GAP_MAX_MINUTES_DEFAULT,
  LATENESS_SECONDS_DEFAULT,
  SEPARATION_MINUTES_DEFAULT,
} from '../command-line/detector-options.ts';
import { UserError } from '../host/host.ts';
import { configurationsOfPresets } from '../sts/read-configurations.ts';
import type { DetectionOptions } from './detection-options.ts';

/** The configurations and options with which tracker and detector run on a scenario. */
export interface DetectionSettings {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  readonly latenessMaxSeconds: number;
  /** The expectations that a run is compared with. */
  readonly expect: Scenario['expect'];
}

/** The expectations of a scenario without those of the events of its own configurations. */
function withoutEvents({ events: _, ...expect }: Scenario['expect']): Scenario['expect'] {
  return { ...expect, maybe: [], eventsMin: 0, eventsMax: Number.POSITIVE_INFINITY };
}

/**
 * Combines a scenario's configurations and detector options with the options of a command. Presets replace the
 * configurations, and nothing is expected of their events.
 * @throws UserError for a gap below the separation, which D7 excludes
 */
export function detectionSettings(
  { name, configurations, detector, expect }: Scenario,
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
  return {
    configurations: options.preset ? configurationsOfPresets(options.preset) : configurations,
    ...{ gapMaxMinutes, separationMinutes, latenessMaxSeconds },
    expect: options.preset ? withoutEvents(expect) : expect,
  };
}
