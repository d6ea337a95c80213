import type { LandSurroundings } from '@roadstead/assessment';
import { ScenarioDetection, surroundingsFor } from '@roadstead/recordings/scenarios';
import { createSimulation, readScenario, type Score } from '@roadstead/simulator';
import { BackgroundTraffic, withBackground } from '../../simulation/background-traffic.ts';
import { detectionSettings } from '../../simulation/detection-settings.ts';
import { reportUse } from '../../simulation/rejected-reports.ts';
import { simulated } from '../../simulation/simulated-batches.ts';
import { configurationsOfPresets } from '../read-configurations.ts';
import { configurationsFor } from './sweep-grid.ts';
import type { SweepCounts, SweepResult, SweepTask } from './sweep-task.ts';

/**
 * Simulates once and detects with all cells, whose counts are over all configurations, and with all presets.
 * @param loadSurroundings loads what filters of presets need
 */
export async function sweepScenario(
  { text, fileName, seed, cells, presets, options }: SweepTask,
  loadSurroundings: () => Promise<LandSurroundings>,
): Promise<SweepResult> {
  const read = readScenario(text, fileName);
  if (!read.ok) throw new Error(`${fileName} was right when it was read first.`);
  const simulation = createSimulation(read.value, { seed });
  const settings = detectionSettings(read.value, options);
  const ofCells = configurationsFor(settings.configurations, cells);
  const ofPresets = configurationsOfPresets(presets).map((each) => {
    return { ...each, id: ofCells.length + each.id };
  });
  const configurations = [...ofCells, ...ofPresets];
  const surroundings = await surroundingsFor(configurations, loadSurroundings);
  const detection = new ScenarioDetection(
    read.value,
    { ...settings, configurations },
    surroundings,
  );
  const background = BackgroundTraffic.of(read.value, fileName);
  for await (const { reports } of withBackground(simulated(simulation), simulation, background)) {
    detection.step(reports);
  }
  detection.end();
  const { scores, counts } = detection.result(simulation, background?.mmsis);
  return {
    cells: cells.map((_, c) =>
      countsOf(scores.slice(0, ofCells.length).filter((_score, i) => i % cells.length === c)),
    ),
    presets: scores.slice(ofCells.length).map((score) => countsOf([score])),
    use: reportUse(counts),
  };
}

function countsOf(scores: readonly Score[]): SweepCounts {
  const sum = (count: (score: Score) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  return {
    found: sum(({ found }) => found.length),
    missed: sum(({ missed }) => missed.length),
    falseEvents: sum(({ falseEvents }) => falseEvents.length),
  };
}
