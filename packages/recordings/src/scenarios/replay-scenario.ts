import type { LandSurroundings } from '@roadstead/assessment';
import { createSimulation, type Scenario } from '@roadstead/simulator';
import type { ReplayData } from '../replay/replay-data.ts';
import { ScenarioDetection, surroundingsFor } from './scenario-detection.ts';
import { ScenarioReplay } from './scenario-replay.ts';
import type { ScenarioSettings } from './scenario-settings.ts';

/** Simulated time between two calls of the progress. */
const SLICE_MS = 600_000;

/**
 * Simulates a scenario with its seed and without a background, detects, scores, and collects the replay.
 * @param onProgress receives the share that is simulated, 0 to 1
 */
export async function replayScenario(
  scenario: Scenario,
  settings: ScenarioSettings,
  loadSurroundings: () => Promise<LandSurroundings>,
  onProgress: (share: number) => void,
): Promise<ReplayData> {
  const simulation = createSimulation(scenario);
  const surroundings = await surroundingsFor(settings.configurations, loadSurroundings);
  const detection = new ScenarioDetection(scenario, settings, surroundings);
  const replay = new ScenarioReplay(detection);
  const beginMs = simulation.nowMs;
  while (simulation.nowMs < simulation.endMs) {
    const { reports } = simulation.runTo(simulation.nowMs + SLICE_MS);
    replay.addStatics(reports);
    detection.step(reports);
    onProgress((simulation.nowMs - beginMs) / (simulation.endMs - beginMs));
  }
  detection.end();
  return replay.replay(detection.result(simulation));
}
