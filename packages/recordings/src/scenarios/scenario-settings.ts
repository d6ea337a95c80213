import { GAP_MAX_MINUTES, SEPARATION_MINUTES } from '@roadstead/detector';
import { type DetectorConfiguration, failure, type Result, success } from '@roadstead/model';
import type { Scenario } from '@roadstead/simulator';
import { LATENESS_MAX_SECONDS } from '@roadstead/tracking';

/** The configurations and parameters with which tracker and detector run on a scenario. */
export interface ScenarioSettings {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly separationMinutes: number;
  readonly latenessMaxSeconds: number;
  /** The expectations that a run is compared with. */
  readonly expect: Scenario['expect'];
}

/** Values in place of those of a scenario. */
type Replacements = {
  readonly [Name in Exclude<keyof ScenarioSettings, 'expect'>]?: ScenarioSettings[Name] | undefined;
};

/**
 * Combines a scenario's configurations and detector parameters with others in their place. Nothing is expected of the events
 * of other configurations.
 * @returns the reason, for a gap below the separation, which D7 excludes
 */
export function scenarioSettings(
  { configurations, detector, expect }: Scenario,
  replacements: Replacements = {},
): Result<ScenarioSettings, string> {
  const gapMaxMinutes = replacements.gapMaxMinutes ?? detector.gapMaxMinutes ?? GAP_MAX_MINUTES;
  const separationMinutes =
    replacements.separationMinutes ?? detector.separationMinutes ?? SEPARATION_MINUTES;
  if (gapMaxMinutes < separationMinutes) {
    return failure(
      `the maximum gap (${gapMaxMinutes} minutes) must be at least the separation (${separationMinutes} minutes).`,
    );
  }
  const latenessMaxSeconds =
    replacements.latenessMaxSeconds ?? detector.latenessMaxSeconds ?? LATENESS_MAX_SECONDS;
  return success({
    configurations: replacements.configurations ?? configurations,
    ...{ gapMaxMinutes, separationMinutes, latenessMaxSeconds },
    expect: replacements.configurations ? withoutEvents(expect) : expect,
  });
}

/** The expectations of a scenario without those of the events of its own configurations. */
function withoutEvents({ events: _, ...expect }: Scenario['expect']): Scenario['expect'] {
  return { ...expect, maybe: [], eventsMin: 0, eventsMax: Number.POSITIVE_INFINITY };
}
