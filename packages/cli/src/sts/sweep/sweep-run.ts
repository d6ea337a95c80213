import { createSimulation, readScenario, type Score } from '@roadstead/simulator';
import { BackgroundTraffic, withBackground } from '../../simulation/background-traffic.ts';
import { detectionSettings } from '../../simulation/detection-settings.ts';
import { reportUse } from '../../simulation/rejected-reports.ts';
import { ScenarioDetection } from '../../simulation/scenario-run.ts';
import { simulated } from '../../simulation/simulated-batches.ts';
import { configurationsFor } from './sweep-grid.ts';
import type { CellCounts, SweepResult, SweepTask } from './sweep-task.ts';

/** Simulates once and detects with all cells, whose counts are over all configurations. */
export async function sweepScenario({
  text,
  fileName,
  seed,
  cells,
  options,
}: SweepTask): Promise<SweepResult> {
  const read = readScenario(text, fileName);
  if (!read.ok) throw new Error(`${fileName} was right when it was read first.`);
  const simulation = createSimulation(read.value, { seed });
  const settings = detectionSettings(read.value, options);
  const detection = new ScenarioDetection(read.value, {
    ...settings,
    configurations: configurationsFor(settings.configurations, cells),
  });
  const background = BackgroundTraffic.of(read.value, fileName);
  for await (const { reports } of withBackground(simulated(simulation), simulation, background)) {
    detection.step(reports);
  }
  detection.end();
  const { scores, counts } = detection.result(simulation, background);
  return {
    cells: cells.map((_, c) => countsOf(scores.filter((_score, i) => i % cells.length === c))),
    use: reportUse(counts),
  };
}

function countsOf(scores: readonly Score[]): CellCounts {
  const sum = (count: (score: Score) => number): number =>
    scores.reduce((total, score) => total + count(score), 0);
  return {
    found: sum(({ found }) => found.length),
    missed: sum(({ missed }) => missed.length),
    falseEvents: sum(({ falseEvents }) => falseEvents.length),
  };
}
