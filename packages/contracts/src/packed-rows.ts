import type { SeriesRow } from './series.ts';

const ROWS_AT_FIRST = 8;
const KEY_MAX = 2 ** 53;

/** How many cells a row has: its key, its time and its values. */
export function widthOf(columns: readonly string[]): number {
  return 2 + columns.length;
}

/**
 * Rows as cells one after another; null is NaN, which no row may hold.
 * @throws RangeError for a row that cannot be kept exactly
 */
export function packRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly SeriesRow<Column>[],
): Float64Array {
  const cells = new Float64Array(rows.length * widthOf(columns));
  let at = 0;
  for (const row of rows) {
    if (!Number.isInteger(row.key) || row.key < 0 || row.key > KEY_MAX)
      throw new RangeError(`The key of a row cannot be ${row.key}`);
    if (!Number.isInteger(row.timeMs))
      throw new RangeError(`The timeMs of a row cannot be ${row.timeMs}`);
    cells[at++] = row.key;
    cells[at++] = row.timeMs;
    for (const column of columns) {
      const value: number | null = row[column];
      if (value !== null && !Number.isFinite(value))
        throw new RangeError(`The ${column} of a row cannot be ${value}`);
      cells[at++] = value ?? Number.NaN;
    }
  }
  return cells;
}

export function unpackRows<Column extends string>(
  columns: readonly Column[],
  cells: Float64Array,
): SeriesRow<Column>[] {
  const rows: SeriesRow<Column>[] = [];
  for (let at = 0; at < cells.length; at += widthOf(columns)) {
    const row: Record<string, number | null> = { key: cells[at]!, timeMs: cells[at + 1]! };
    for (const [i, column] of columns.entries()) {
      const value = cells[at + 2 + i]!;
      row[column] = Number.isNaN(value) ? null : value;
    }
    rows.push(row as SeriesRow<Column>);
  }
  return rows;
}

/** The rows of one key in the order of time. */
export class PackedRows {
  readonly #width: number;
  #cells: Float64Array;
  #count = 0;

  constructor(width: number) {
    this.#width = width;
    this.#cells = new Float64Array(ROWS_AT_FIRST * width);
  }

  get count(): number {
    return this.#count;
  }

  timeAt(position: number): number {
    return this.#cells[position * this.#width + 1]!;
  }

  /** The cells of these rows, `end` excluded; only until the next change. */
  cells(start: number, end: number): Float64Array {
    return this.#cells.subarray(start * this.#width, end * this.#width);
  }

  /** How many rows are older. */
  countBefore(timeMs: number): number {
    if (this.#count === 0 || this.timeAt(this.#count - 1) < timeMs) return this.#count;
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.timeAt(middle) < timeMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds a row where its time is, unless there is one of this time. */
  add(row: Float64Array): void {
    const timeMs = row[1]!;
    const position = this.countBefore(timeMs);
    if (position < this.#count && this.timeAt(position) === timeMs) return;
    const width = this.#width;
    const end = this.#count * width;
    if (end === this.#cells.length) {
      const larger = new Float64Array(2 * end);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    this.#cells.copyWithin((position + 1) * width, position * width, end);
    this.#cells.set(row, position * width);
    this.#count++;
  }

  /**
   * Lets go of those of the first `end` rows that are not to be kept.
   * @returns how many went
   */
  keep(end: number, isKept: (position: number) => boolean): number {
    // Asked before anything moves: whether a row is kept depends on the one before it.
    const kept = Array.from({ length: end }, (_, i) => isKept(i));
    const width = this.#width;
    let to = 0;
    for (let i = 0; i < end; i++)
      if (kept[i]) this.#cells.copyWithin(to++ * width, i * width, (i + 1) * width);
    this.#cells.copyWithin(to * width, end * width, this.#count * width);
    this.#count -= end - to;
    return end - to;
  }
}
