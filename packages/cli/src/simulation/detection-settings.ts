import { type ScenarioSettings, scenarioSettings } from '@roadstead/recordings/scenarios';
import type { Scenario } from '@roadstead/simulator';
import { UserError } from '../host/host.ts';
import { configurationsOfPresets } from '../sts/read-configurations.ts';
import type { DetectionOptions } from './detection-options.ts';

/**
 * Combines a scenario's configurations and detector parameters with the options of a command.
 * @throws UserError for a gap below the separation, which D7 excludes
 */
export function detectionSettings(
  scenario: Scenario,
  { preset, gapMax, separation, lateness }: DetectionOptions = {},
): ScenarioSettings {
  const settings = scenarioSettings(scenario, {
    configurations: preset && configurationsOfPresets(preset),
    gapMaxMinutes: gapMax,
    separationMinutes: separation,
    latenessMaxSeconds: lateness,
  });
  if (!settings.ok) throw new UserError(`${scenario.name}: ${settings.error}`);
  return settings.value;
}
