import { ARRIVAL_SLOT, TIME_SLOT } from './row-layout.ts';
import { countBefore } from './sorted-rows.ts';

const NO_ROWS = new Float64Array();
const FIRST_ROWS = 4;
const GROWTH = 1.5;

/** The memory of a key: its pending rows, in the order of time, and the state of its packed rows. */
export interface WriteBuffer {
  readonly key: number;
  rows: Float64Array;
  count: number;
  /** Time of the newest packed row. */
  packedToMs: number;
  /** All rows of arrivals up to this number are packed. */
  packedThrough: number;
  /** The newest packed row; undefined until it is read or written. */
  newestPacked: readonly number[] | undefined;
  /** Packed rows up to this time are downsampled to one for each `downsampledEveryMs`. */
  downsampledToMs: number;
  downsampledEveryMs: number;
}

export function createWriteBuffer(key: number): WriteBuffer {
  return {
    key,
    rows: NO_ROWS,
    count: 0,
    packedToMs: -Infinity,
    packedThrough: 0,
    newestPacked: undefined,
    downsampledToMs: -Infinity,
    downsampledEveryMs: 0,
  };
}

/**
 * Adds a row, with the number of its arrival.
 * @returns false if the buffer has a row of its time
 */
export function addRow(
  buffer: WriteBuffer,
  from: Float64Array,
  start: number,
  stride: number,
  arrival: number,
): boolean {
  const timeMs = from[start + TIME_SLOT]!;
  let place = buffer.count;
  if (place > 0 && buffer.rows[(place - 1) * stride + TIME_SLOT]! >= timeMs) {
    place = countBefore(buffer.rows, place, stride, timeMs);
    if (buffer.rows[place * stride + TIME_SLOT] === timeMs) return false;
  }
  const end = buffer.count * stride;
  if (end === buffer.rows.length) {
    const grown = new Float64Array((Math.ceil(buffer.count * GROWTH) || FIRST_ROWS) * stride);
    grown.set(buffer.rows);
    buffer.rows = grown;
  }
  const at = place * stride;
  if (at < end) buffer.rows.copyWithin(at + stride, at, end);
  for (let i = 0; i < stride; i++) buffer.rows[at + i] = from[start + i]!;
  buffer.rows[at + ARRIVAL_SLOT] = arrival;
  buffer.count++;
  return true;
}

export function rowsIn(buffer: WriteBuffer, stride: number): Float64Array {
  return buffer.rows.subarray(0, buffer.count * stride);
}

export function emptyWriteBuffer(buffer: WriteBuffer): void {
  buffer.rows = NO_ROWS;
  buffer.count = 0;
}
