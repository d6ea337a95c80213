import type { SeriesPlan, SeriesRow } from '@roadstead/contracts';

/** Where a row's values lie: its time, then its key in the log or its arrival's number in a tail, then the columns. */
export const TIME = 0;
export const KEY = 1;
export const ARRIVAL = 1;
const FIRST_COLUMN = 2;

/** How the rows of a series lie in a Float64Array: one after another, NaN for null. */
export class RowShape<Column extends string> {
  readonly columns: readonly Column[];
  /** How many values a row has. */
  readonly stride: number;
  /** What is written of a row where its key is known. */
  readonly slotsWithoutKey: readonly number[];
  readonly slots: readonly number[];
  private readonly empty: Readonly<Record<string, number | null>>;

  constructor({ name, columns }: SeriesPlan<Column>) {
    if (new Set<string>([...columns, 'key', 'timeMs']).size !== columns.length + 2)
      throw new Error(`The series ${name} cannot have the columns ${columns.join(', ')}`);
    this.columns = columns;
    this.stride = FIRST_COLUMN + columns.length;
    this.slots = Array.from({ length: this.stride }, (_, slot) => slot);
    this.empty = Object.fromEntries([
      ['key', 0],
      ['timeMs', 0],
      ...columns.map((column) => [column, null]),
    ]);
    this.slotsWithoutKey = this.slots.filter((slot) => slot !== KEY);
  }

  /** Throws where a row cannot be kept exactly. */
  valuesOf(rows: readonly SeriesRow<Column>[]): Float64Array {
    const values = new Float64Array(rows.length * this.stride);
    let at = 0;
    for (const row of rows) {
      const { key, timeMs } = row;
      if (!isWhole(timeMs) || !isWhole(key) || key < 0)
        throw new TypeError(`A row cannot have the key ${key} and the time ${timeMs}`);
      values[at++] = timeMs;
      values[at++] = key;
      for (const column of this.columns) {
        const value = row[column] as unknown;
        if (typeof value === 'number' && value - value === 0) values[at++] = value;
        else if (value === null) values[at++] = Number.NaN;
        else throw new TypeError(`A row cannot have ${JSON.stringify(value)} as its ${column}`);
      }
    }
    return values;
  }

  /** The row whose values begin here, as an object of its own. */
  rowAt(values: ArrayLike<number>, start: number, key: number): SeriesRow<Column> {
    // A copy has room for all columns from the beginning; an object that grows is slower to make, and to read.
    const row: Record<string, number | null> = { ...this.empty };
    row['key'] = key;
    row['timeMs'] = values[start + TIME]!;
    let at = start + FIRST_COLUMN;
    for (const column of this.columns) {
      const value = values[at++]!;
      if (!Number.isNaN(value)) row[column] = value;
    }
    return row as SeriesRow<Column>;
  }

  /** Rows of one key. */
  rowsOf(values: Float64Array, key: number): readonly SeriesRow<Column>[] {
    const rows: SeriesRow<Column>[] = [];
    for (let at = 0; at < values.length; at += this.stride) rows.push(this.rowAt(values, at, key));
    return rows;
  }

  /** Rows of one key as they are given out: key, time and columns. */
  cellsOf(values: Float64Array, key: number): Float64Array {
    const cells = values.slice();
    for (let at = 0; at < cells.length; at += this.stride) {
      cells[at + 1] = cells[at + TIME]!;
      cells[at] = key;
    }
    return cells;
  }

  /** Rows that have their keys with them. */
  rowsWithKeys(values: Float64Array): readonly SeriesRow<Column>[] {
    const rows: SeriesRow<Column>[] = [];
    for (let at = 0; at < values.length; at += this.stride)
      rows.push(this.rowAt(values, at, values[at + KEY]!));
    return rows;
  }
}

function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= 2 ** 53;
}
