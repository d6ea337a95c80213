import { type DetectorConfiguration, failure, type Result, success } from '@roadstead/model';
import type { Scenario } from '@roadstead/simulator';
import { DETECTION_DEFAULTS, parameterProblem } from '../detection/detection-parameters.ts';

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
  const parameterOf = (
    name: 'gapMaxMinutes' | 'separationMinutes' | 'latenessMaxSeconds',
  ): number => replacements[name] ?? detector[name] ?? DETECTION_DEFAULTS[name];
  const gapMaxMinutes = parameterOf('gapMaxMinutes');
  const separationMinutes = parameterOf('separationMinutes');
  const problem = parameterProblem({ gapMaxMinutes, separationMinutes });
  if (problem !== undefined) return failure(problem);
  return success({
    configurations: replacements.configurations ?? configurations,
    ...{ gapMaxMinutes, separationMinutes },
    latenessMaxSeconds: parameterOf('latenessMaxSeconds'),
    expect: replacements.configurations ? withoutEvents(expect) : expect,
  });
}

/** The expectations of a scenario without those of the events of its own configurations. */
function withoutEvents({ events: _, ...expect }: Scenario['expect']): Scenario['expect'] {
  return { ...expect, maybe: [], eventsMin: 0, eventsMax: Number.POSITIVE_INFINITY };
}
