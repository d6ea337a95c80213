import { type BinaryRows, readArray } from './binary-rows.ts';

/** Adds an append to rows of the log. */
export function addLogRow(
  rows: BinaryRows,
  sequence: number,
  receivedMs: number | null,
  cells: Float64Array,
  width: number,
): void {
  const count = cells.length / width;
  rows.row(width + 2);
  rows.int8(sequence);
  rows.int8(receivedMs);
  rows.int8Array(cells, 0, width, count);
  rows.int8Array(cells, 1, width, count);
  for (let column = 2; column < width; column++) rows.float8Array(cells, column, width, count);
}

/** Adds a segment to rows of the table of segments. Its cells are in the order of time. */
export function addSegmentRow(rows: BinaryRows, cells: Float64Array, width: number): void {
  const count = cells.length / width;
  rows.row(width + 2);
  rows.int8(cells[0]!);
  rows.int8(cells[1]!);
  rows.int8(cells[cells.length - width + 1]!);
  rows.int8Array(cells, 1, width, count);
  for (let column = 2; column < width; column++) rows.float8Array(cells, column, width, count);
}

/** Reads the arrays of a row as cells: those of the keys (or one key for all), the times and the columns. */
export function cellsOfArrays(
  keys: Uint8Array | number,
  times: Uint8Array,
  columns: readonly unknown[],
): Float64Array {
  const width = 2 + columns.length;
  const view = new DataView(times.buffer, times.byteOffset, times.byteLength);
  const count = view.getInt32(0) === 0 ? 0 : view.getInt32(12);
  const cells = new Float64Array(count * width);
  if (typeof keys === 'number') for (let at = 0; at < cells.length; at += width) cells[at] = keys;
  else readArray(keys, true, cells, 0, width);
  readArray(times, true, cells, 1, width);
  for (const [at, column] of columns.entries())
    readArray(column as Uint8Array, false, cells, 2 + at, width);
  return cells;
}

/** Merges rows in the order of time; of two rows of the same time, that of `first` remains. */
export function mergeCells(first: Float64Array, second: Float64Array, width: number): Float64Array {
  if (second.length === 0) return first;
  if (first.length === 0) return second;
  const merged = new Float64Array(first.length + second.length);
  let [a, b, end] = [0, 0, 0];
  while (a < first.length || b < second.length) {
    const order = (first[a + 1] ?? Infinity) - (second[b + 1] ?? Infinity);
    merged.set(order <= 0 ? first.subarray(a, a + width) : second.subarray(b, b + width), end);
    if (order <= 0) a += width;
    if (order >= 0) b += width;
    end += width;
  }
  return merged.slice(0, end);
}

/** Returns the index of the first cell of the rows that are not older than a time. */
export function firstCellFrom(cells: Float64Array, width: number, ms: number): number {
  let [low, high] = [0, cells.length / width];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (cells[middle * width + 1]! < ms) low = middle + 1;
    else high = middle;
  }
  return low * width;
}

/** Returns a view of the rows of a period, both ends included; times are whole. */
export function cellsBetween(
  cells: Float64Array,
  width: number,
  fromMs: number,
  toMs: number,
): Float64Array {
  return cells.subarray(
    firstCellFrom(cells, width, fromMs),
    firstCellFrom(cells, width, Math.floor(toMs) + 1),
  );
}
