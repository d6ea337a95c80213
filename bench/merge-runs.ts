import type { TableRow } from './write-report.ts';

/** A number that several runs have measured. */
export interface Measured {
  readonly median: number;
  readonly least: number;
  readonly greatest: number;
}

export type MergedRow = Record<string, string | number | Measured>;

/** Merges the rows of several runs of one bench: numbers that differ become medians with their spread; texts are those of the first run. */
export function mergeRuns(runs: readonly (readonly TableRow[])[]): readonly MergedRow[] {
  const [first, ...others] = runs;
  if (!first) throw new Error('a bench has at least one run');
  if (others.some((rows) => rows.length !== first.length)) {
    throw new Error('each run of a bench must have the same rows');
  }
  return first.map((row, i) =>
    Object.fromEntries(
      Object.entries(row).map(([column, cell]) => {
        const cells = runs.map((rows) => rows[i][column]);
        return [column, cells.every((each) => typeof each === 'number') ? measured(cells) : cell];
      }),
    ),
  );
}

function measured(values: readonly number[]): number | Measured {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, greatest] = [sorted[0], sorted[sorted.length - 1]];
  if (least === greatest) return least;
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { median, least, greatest };
}
