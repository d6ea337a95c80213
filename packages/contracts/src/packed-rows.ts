import type { SeriesRow } from './series.ts';

const ROWS_INITIAL = 8;
const KEY_MAX = 2 ** 53;

/** Returns the number of cells of a row: its key, its time and its values. */
export function widthOf(columns: readonly string[]): number {
  return 2 + columns.length;
}

/**
 * Packs rows into consecutive cells; null becomes NaN, which no row can hold.
 * @throws RangeError for a row that cannot be stored exactly.
 */
export function packRows<Column extends string>(
  columns: readonly Column[],
  rows: readonly SeriesRow<Column>[],
): Float64Array {
  const cells = new Float64Array(rows.length * widthOf(columns));
  let at = 0;
  for (const row of rows) {
    if (!Number.isInteger(row.key) || row.key < 0 || row.key > KEY_MAX)
      throw new RangeError(`Invalid key of a row: ${row.key}`);
    if (!Number.isInteger(row.timeMs))
      throw new RangeError(`Invalid timeMs of a row: ${row.timeMs}`);
    cells[at++] = row.key;
    cells[at++] = row.timeMs;
    for (const column of columns) {
      const value: number | null = row[column];
      if (value !== null && !Number.isFinite(value))
        throw new RangeError(`Invalid ${column} of a row: ${value}`);
      cells[at++] = value ?? Number.NaN;
    }
  }
  return cells;
}

/** Unpacks the cells of `packRows`. */
export function unpackRows<Column extends string>(
  columns: readonly Column[],
  cells: Float64Array,
): SeriesRow<Column>[] {
  const rows: SeriesRow<Column>[] = [];
  const width = widthOf(columns);
  for (let at = 0; at < cells.length; at += width) {
    const row: Record<string, number | null> = { key: cells[at]!, timeMs: cells[at + 1]! };
    // Entries of the columns would double the time: they are objects, for each value.
    for (let i = 0; i < columns.length; i++) {
      const value = cells[at + 2 + i]!;
      row[columns[i]!] = Number.isNaN(value) ? null : value;
    }
    rows.push(row as SeriesRow<Column>);
  }
  return rows;
}

/** The rows of one key, sorted by time. */
export class PackedRows {
  readonly #width: number;
  #cells: Float64Array;
  #count = 0;

  constructor(width: number) {
    this.#width = width;
    this.#cells = new Float64Array(ROWS_INITIAL * width);
  }

  get count(): number {
    return this.#count;
  }

  timeAt(position: number): number {
    return this.#cells[position * this.#width + 1]!;
  }

  /** Returns a view of the cells of rows from `start` to `end` (excluded), valid until the next modification. */
  cells(start: number, end: number): Float64Array {
    return this.#cells.subarray(start * this.#width, end * this.#width);
  }

  /** Returns the number of rows older than a time. */
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

  /** Inserts the row that begins at a cell, by its time; does nothing if a row has this time already. */
  add(cells: Float64Array, start: number): void {
    const timeMs = cells[start + 1]!;
    const position = this.countBefore(timeMs);
    if (position < this.#count && this.timeAt(position) === timeMs) return;
    const width = this.#width;
    const end = this.#count * width;
    if (end === this.#cells.length) {
      const larger = new Float64Array(2 * end);
      larger.set(this.#cells);
      this.#cells = larger;
    }
    const to = position * width;
    if (to < end) this.#cells.copyWithin(to + width, to, end);
    // A loop: for so few cells a view of them, and `set`, take several times as long.
    for (let at = 0; at < width; at++) this.#cells[to + at] = cells[start + at]!;
    this.#count++;
  }

  /**
   * Deletes those of the first `end` rows for which the predicate is false.
   * @returns the number of deleted rows.
   */
  retain(end: number, isRetained: (position: number) => boolean): number {
    // Evaluated before any row moves, because the predicate reads the row before.
    const retained = Array.from({ length: end }, (_, i) => isRetained(i));
    const width = this.#width;
    let to = 0;
    for (let i = 0; i < end; i++)
      if (retained[i]) this.#cells.copyWithin(to++ * width, i * width, (i + 1) * width);
    this.#cells.copyWithin(to * width, end * width, this.#count * width);
    this.#count -= end - to;
    return end - to;
  }
}
