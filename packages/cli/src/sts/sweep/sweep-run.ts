import { createSimulation, readScenario, type Score } from '@roadstead/simulator';
import { ScenarioDetection, SLICE_MS } from '../../simulation/scenario-run.ts';
import { configurationsFor, type GridCell } from './sweep-grid.ts';

/** A scenario and a seed to be simulated once for all cells. It is posted to a worker. */
export interface SweepTask {
  readonly text: string;
  readonly fileName: string;
  readonly seed: number;
  readonly cells: readonly GridCell[];
}

/** The parts of a cell's score that are added up. */
export interface CellCounts {
  readonly found: number;
  readonly missed: number;
  readonly falseEvents: number;
}

/** Simulates once and detects with all cells. @returns the counts of each cell over all configurations */
export function sweepScenario({ text, fileName, seed, cells }: SweepTask): readonly CellCounts[] {
  const read = readScenario(text, fileName);
  if (!read.ok) throw new Error(`${fileName} was right when it was read first.`);
  const simulation = createSimulation(read.value, { seed });
  const detection = new ScenarioDetection(read.value, configurationsFor(read.value, cells));
  while (simulation.nowMs < simulation.endMs) {
    detection.step(simulation.runTo(simulation.nowMs + SLICE_MS).reports);
  }
  detection.end();
  const { scores } = detection.result(simulation);
  return cells.map((_, c) => countsOf(scores.filter((_score, i) => i % cells.length === c)));
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
