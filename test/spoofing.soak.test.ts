import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ScenarioDetection } from '@roadstead/recordings/scenarios';
import { createSimulation, type Scenario } from '@roadstead/simulator';
import { expect, it } from 'vitest';
import { bundledSurroundings } from '../packages/cli/src/bundled/bundled-surroundings.ts';
import { detectionSettings } from '../packages/cli/src/simulation/detection-settings.ts';
import { SLICE_MS } from '../packages/cli/src/simulation/simulated-batches.ts';
import { readScenarioFile } from './drive-scenario.ts';
import { ROOT } from './workspace.ts';

const SCENARIOS = join(ROOT, 'scenarios');
/** Eight million reports of ships that lie at anchor. */
const LEFT_OUT = 'anchorage-of-500';

const surroundings = await bundledSurroundings();

/** The rules of the flags of each event, under the configurations of the scenario. */
function rulesOf(scenario: Scenario): readonly string[] {
  const settings = detectionSettings(scenario);
  // Flags are part of the assessments, which configurations with filters have.
  const configurations = settings.configurations.map((each) => {
    return { ...each, filters: { durationMinutesMin: 1 } };
  });
  const detection = new ScenarioDetection(scenario, { ...settings, configurations }, surroundings);
  const simulation = createSimulation(scenario);
  while (simulation.nowMs < simulation.endMs) {
    detection.step(simulation.runTo(simulation.nowMs + SLICE_MS).reports);
  }
  detection.end();
  return detection
    .assessedEvents()
    .map(({ assessment }) => assessment?.flags.map(({ rule }) => rule).join() ?? '');
}

it('[S1–S5] the events of spoofed ships and of shared MMSIs have flags, and no others', () => {
  const flagged: Record<string, readonly string[]> = {};
  for (const file of readdirSync(SCENARIOS).sort()) {
    if (!file.endsWith('.yaml') || file.startsWith(LEFT_OUT)) continue;
    const scenario = readScenarioFile(join(SCENARIOS, file));
    const rules = rulesOf(scenario);
    if (rules.some((each) => each !== '')) flagged[scenario.name] = rules;
  }
  expect(flagged).toEqual({
    'circle-spoofing-about-another-ship': ['S2'],
    'jump-next-to-another-ship': ['S3'],
    'partner-spoofed-in-mid-transfer': ['S3', 'S3'],
    'shared-mmsi-at-anchor': ['S4'],
    'spoofed-to-one-point': ['S5', 'S5', 'S5'],
  });
});
