import type { SeriesRow, SeriesSchema } from '@roadstead/contracts';

/** Slots of a row: its time; its key in the log, or the number of its arrival in a buffer; then the columns. */
export const TIME_SLOT = 0;
export const KEY_SLOT = 1;
export const ARRIVAL_SLOT = 1;
const FIRST_COLUMN = 2;

/** The layout of the rows of a series in a Float64Array: consecutive rows, NaN for null. */
export class RowLayout<Column extends string> {
  readonly columns: readonly Column[];
  /** The number of values of a row. */
  readonly stride: number;
  /** The slots of a row whose key is stored elsewhere. */
  readonly slotsWithoutKey: readonly number[];
  readonly slots: readonly number[];
  private readonly empty: Readonly<Record<string, number | null>>;

  constructor({ name, columns }: SeriesSchema<Column>) {
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
    this.slotsWithoutKey = this.slots.filter((slot) => slot !== KEY_SLOT);
  }

  /** Converts rows. @throws TypeError for a row that cannot be stored exactly */
  toValues(rows: readonly SeriesRow<Column>[]): Float64Array {
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

  /** Returns the row at a position as a new object. */
  rowAt(values: ArrayLike<number>, start: number, key: number): SeriesRow<Column> {
    // A copy has all properties from the beginning; an object that grows is slower to create and to read.
    const row: Record<string, number | null> = { ...this.empty };
    row['key'] = key;
    row['timeMs'] = values[start + TIME_SLOT]!;
    let at = start + FIRST_COLUMN;
    for (const column of this.columns) {
      const value = values[at++]!;
      if (!Number.isNaN(value)) row[column] = value;
    }
    return row as SeriesRow<Column>;
  }

  /** Returns the rows of one key as objects. */
  rowsOf(values: Float64Array, key: number): readonly SeriesRow<Column>[] {
    const rows: SeriesRow<Column>[] = [];
    for (let at = 0; at < values.length; at += this.stride) rows.push(this.rowAt(values, at, key));
    return rows;
  }

  /** Returns the rows of one key as `Series.cells` does: key, time and columns. */
  cellsOf(values: Float64Array, key: number): Float64Array {
    const cells = values.slice();
    for (let at = 0; at < cells.length; at += this.stride) {
      cells[at + 1] = cells[at + TIME_SLOT]!;
      cells[at] = key;
    }
    return cells;
  }

  /** Returns rows with their keys from cells as `Series.cells` returns them. */
  valuesOf(cells: Float64Array): Float64Array {
    const values = cells.slice();
    for (let at = 0; at < values.length; at += this.stride) {
      values[at + TIME_SLOT] = cells[at + 1]!;
      values[at + KEY_SLOT] = cells[at]!;
    }
    return values;
  }

  /** Returns rows that contain their keys as objects. */
  rowsWithKeys(values: Float64Array): readonly SeriesRow<Column>[] {
    const rows: SeriesRow<Column>[] = [];
    for (let at = 0; at < values.length; at += this.stride)
      rows.push(this.rowAt(values, at, values[at + KEY_SLOT]!));
    return rows;
  }
}

export function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) <= 2 ** 53;
}
