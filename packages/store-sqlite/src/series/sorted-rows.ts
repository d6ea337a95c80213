import { TIME_SLOT } from './row-layout.ts';

/** Returns the number of rows before a time. The rows are in the order of time. */
export function countBefore(rows: Float64Array, count: number, stride: number, ms: number): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle * stride + TIME_SLOT]! < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns a view of the rows of a period, both ends included. */
export function rowsBetween(
  rows: Float64Array,
  stride: number,
  fromMs: number,
  toMs: number,
): Float64Array {
  const count = rows.length / stride;
  const start = countBefore(rows, count, stride, fromMs);
  let end = countBefore(rows, count, stride, toMs);
  if (end < count && rows[end * stride + TIME_SLOT] === toMs) end++;
  return rows.subarray(start * stride, Math.max(start, end) * stride);
}

/** Merges rows in the order of time; of two rows of the same time, that of `first` remains. */
export function mergeRows(first: Float64Array, second: Float64Array, stride: number): Float64Array {
  if (second.length === 0) return first;
  const merged = new Float64Array(first.length + second.length);
  let [a, b, end] = [0, 0, 0];
  while (a < first.length || b < second.length) {
    const order = (first[a + TIME_SLOT] ?? Infinity) - (second[b + TIME_SLOT] ?? Infinity);
    if (order <= 0) merged.set(first.subarray(a, a + stride), end);
    else merged.set(second.subarray(b, b + stride), end);
    if (order <= 0) a += stride;
    if (order >= 0) b += stride;
    end += stride;
  }
  return merged.slice(0, end);
}
