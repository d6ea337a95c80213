import { readFileSync } from 'node:fs';
import { type RunResult, ScenarioDetection } from '@roadstead/recordings/scenarios';
import { createSimulation, problemText, readScenario, type Scenario } from '@roadstead/simulator';
import { detectionSettings } from '../packages/cli/src/simulation/detection-settings.ts';
import { SLICE_MS } from '../packages/cli/src/simulation/simulated-batches.ts';

/** @throws Error with all errors of the file */
export function readScenarioFile(path: string): Scenario {
  const read = readScenario(readFileSync(path, 'utf8'), path);
  if (read.ok) return read.value;
  throw new Error(read.error.map((problem) => problemText(path, problem)).join('\n'));
}

/** Runs a scenario with a seed, like `roadstead simulate`. */
export function detectScenario(scenario: Scenario, seed: number): RunResult {
  const simulation = createSimulation(scenario, { seed });
  const detection = new ScenarioDetection(scenario, detectionSettings(scenario));
  while (simulation.nowMs < simulation.endMs) {
    detection.step(simulation.runTo(simulation.nowMs + SLICE_MS).reports);
  }
  detection.end();
  return detection.result(simulation);
}
