import { createSimulation, readScenario, type Score } from '@roadstead/simulator';
import { detectionSettings } from '../../simulation/detection-settings.ts';
import { reportUse } from '../../simulation/rejected-reports.ts';
import { ScenarioDetection, SLICE_MS } from '../../simulation/scenario-run.ts';
import { configurationsFor } from './sweep-grid.ts';
import type { CellCounts, SweepResult, SweepTask } from './sweep-task.ts';

/** Simulates once and detects with all cells, whose counts are over all configurations. */
export function sweepScenario({ text, fileName, seed, cells, options }: SweepTask): SweepResult {
  const read = readScenario(text, fileName);
  if (!read.ok) throw new Error(`${fileName} was right when it was read first.`);
  const simulation = createSimulation(read.value, { seed });
  const settings = detectionSettings(read.value, options);
  const detection = new ScenarioDetection(read.value, {
    ...settings,
    configurations: configurationsFor(settings.configurations, cells),
  });
  while (simulation.nowMs < simulation.endMs) {
    detection.step(simulation.runTo(simulation.nowMs + SLICE_MS).reports);
  }
  detection.end();
  const { scores, counts } = detection.result(simulation);
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
