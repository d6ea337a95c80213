import { readFileSync } from 'node:fs';
import { createSimulation, problemText, readScenario, type Scenario } from '@roadstead/simulator';
import { type RunResult, ScenarioDetection, SLICE_MS } from '../packages/cli/src/scenario-run.ts';

/** @throws Error with all mistakes of the file */
export function scenarioOf(path: string): Scenario {
  const read = readScenario(readFileSync(path, 'utf8'), path);
  if (read.ok) return read.value;
  throw new Error(read.failure.map((problem) => problemText(path, problem)).join('\n'));
}

/** What comes out of a scenario with a seed, as `roadstead simulate` has it. */
export function runScenario(scenario: Scenario, seed: number): RunResult {
  const simulation = createSimulation(scenario, { seed });
  const detection = new ScenarioDetection(scenario);
  while (simulation.nowMs < simulation.endMs) {
    detection.take(simulation.runTo(simulation.nowMs + SLICE_MS).reports);
  }
  detection.end();
  return detection.result(simulation);
}
