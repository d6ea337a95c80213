import { type Proportion, wilsonProportion } from '@roadstead/simulator';
import type { GridCell } from './sweep-grid.ts';
import type { CellCounts } from './sweep-task.ts';

/** The score of a cell over all scenarios and seeds. */
export interface CellScore extends GridCell, CellCounts {
  /** With its 95 % interval; null without events. */
  readonly precision: Proportion | null;
  readonly recall: Proportion | null;
  /** The harmonic mean of precision and recall; 0 if one of them is 0. */
  readonly f1: number;
}

/** Adds the counts of all tasks for each cell. */
export function addCells(
  cells: readonly GridCell[],
  tasks: readonly (readonly CellCounts[])[],
): readonly CellScore[] {
  return cells.map((cell, c) => {
    const sum = (key: keyof CellCounts): number =>
      tasks.reduce((total, counts) => total + counts[c][key], 0);
    const [found, missed, falseEvents] = [sum('found'), sum('missed'), sum('falseEvents')];
    const wrong = missed + falseEvents;
    return {
      ...cell,
      found,
      missed,
      falseEvents,
      precision: wilsonProportion(found, found + falseEvents),
      recall: wilsonProportion(found, found + missed),
      f1: found === 0 ? 0 : (2 * found) / (2 * found + wrong),
    };
  });
}

const CSV_HEADER =
  'distance_meters,window_minutes,transfers,found,false_events,' +
  'precision,precision_low,precision_high,recall,recall_low,recall_high,f1\n';

export function* sweepCsv(scores: readonly CellScore[]): Generator<string, void, undefined> {
  yield CSV_HEADER;
  for (const score of scores) {
    const { distanceMeters, windowMinutes, found, missed, falseEvents, precision, recall } = score;
    const counts = [distanceMeters, windowMinutes, found + missed, found, falseEvents];
    yield `${[...counts, ...cellsOf(precision), ...cellsOf(recall), decimals(score.f1)].join(',')}\n`;
  }
}

function cellsOf(share: Proportion | null): readonly string[] {
  if (share === null) return ['', '', ''];
  return [share.value, share.least, share.greatest].map(decimals);
}

function decimals(value: number): string {
  return value.toFixed(4);
}
