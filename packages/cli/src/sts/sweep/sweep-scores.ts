import { type Proportion, wilsonProportion } from '@roadstead/simulator';
import type { GridCell } from './sweep-grid.ts';
import type { SweepCounts } from './sweep-task.ts';

/** A score over all scenarios and seeds. */
export interface SweepScore extends SweepCounts {
  /** With its 95 % interval; null without events. */
  readonly precision: Proportion | null;
  readonly recall: Proportion | null;
  /** The harmonic mean of precision and recall; 0 if one of them is 0. */
  readonly f1: number;
}

/** The score of a cell. */
export type CellScore = GridCell & SweepScore;

/** The score of a preset. */
export type PresetScore = { readonly preset: string } & SweepScore;

/** Adds the counts of all tasks for each cell or preset. */
export function addCounts<Item extends object>(
  items: readonly Item[],
  tasks: readonly (readonly SweepCounts[])[],
): readonly (Item & SweepScore)[] {
  return items.map((item, i) => {
    const sum = (key: keyof SweepCounts): number =>
      tasks.reduce((total, counts) => total + counts[i][key], 0);
    const [found, missed, falseEvents] = [sum('found'), sum('missed'), sum('falseEvents')];
    const wrong = missed + falseEvents;
    return {
      ...item,
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
  'precision,precision_low,precision_high,recall,recall_low,recall_high,f1,preset\n';

export function* sweepCsv(
  scores: readonly CellScore[],
  presets: readonly PresetScore[],
): Generator<string, void, undefined> {
  yield CSV_HEADER;
  for (const score of scores) {
    yield row([score.distanceMeters, score.windowMinutes], score, '');
  }
  for (const score of presets) yield row(['', ''], score, score.preset);
}

function row(limits: readonly (number | string)[], score: SweepScore, preset: string): string {
  const { found, missed, falseEvents, precision, recall, f1 } = score;
  const shares = [...cellsOf(precision), ...cellsOf(recall), decimals(f1)];
  return `${[...limits, found + missed, found, falseEvents, ...shares, preset].join(',')}\n`;
}

function cellsOf(share: Proportion | null): readonly string[] {
  if (share === null) return ['', '', ''];
  return [share.value, share.least, share.greatest].map(decimals);
}

function decimals(value: number): string {
  return value.toFixed(4);
}
