import { ARRIVAL, TIME } from './row-shape.ts';
import { countBefore } from './sorted-rows.ts';

const NO_ROWS = new Float64Array();
const FIRST_ROWS = 4;
const GROWTH = 1.5;

/** What is in memory of a key: its rows that are not packed yet, in the order of time, and how far the packed ones go. */
export interface Tail {
  readonly key: number;
  rows: Float64Array;
  count: number;
  /** Whether it waits to be packed. */
  isRipe: boolean;
  packedToMs: number;
  /** All rows of arrivals up to this number are packed. */
  packedThrough: number;
  /** The newest packed row, once somebody asked for it or it was packed. */
  newestPacked: readonly number[] | undefined;
  /** Packed rows up to here were thinned, in these steps. */
  thinnedToMs: number;
  thinnedEveryMs: number;
}

export function createTail(
  key: number,
  packedToMs: number = -Infinity,
  packedThrough: number = 0,
): Tail {
  return {
    key,
    rows: NO_ROWS,
    count: 0,
    isRipe: false,
    packedToMs,
    packedThrough,
    newestPacked: undefined,
    thinnedToMs: -Infinity,
    thinnedEveryMs: 0,
  };
}

/**
 * Takes a row in, with the number of its arrival.
 * @returns false where there is one with its time already
 */
export function addRow(
  tail: Tail,
  from: Float64Array,
  start: number,
  stride: number,
  arrival: number,
): boolean {
  const timeMs = from[start + TIME]!;
  let place = tail.count;
  if (place > 0 && tail.rows[(place - 1) * stride + TIME]! >= timeMs) {
    place = countBefore(tail.rows, place, stride, timeMs);
    if (tail.rows[place * stride + TIME] === timeMs) return false;
  }
  const end = tail.count * stride;
  if (end === tail.rows.length) {
    const grown = new Float64Array((Math.ceil(tail.count * GROWTH) || FIRST_ROWS) * stride);
    grown.set(tail.rows);
    tail.rows = grown;
  }
  const at = place * stride;
  if (at < end) tail.rows.copyWithin(at + stride, at, end);
  for (let i = 0; i < stride; i++) tail.rows[at + i] = from[start + i]!;
  tail.rows[at + ARRIVAL] = arrival;
  tail.count++;
  return true;
}

export function rowsIn(tail: Tail, stride: number): Float64Array {
  return tail.rows.subarray(0, tail.count * stride);
}

export function emptyTail(tail: Tail): void {
  tail.rows = NO_ROWS;
  tail.count = 0;
  tail.isRipe = false;
}
