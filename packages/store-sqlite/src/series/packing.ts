import type { Transaction } from '../writer.ts';
import { ARRIVAL, KEY, TIME } from './row-shape.ts';
import { SEGMENT_ROWS } from './segments.ts';
import type { SeriesState } from './series-state.ts';
import { countBefore, mergeRows } from './sorted-rows.ts';
import { emptyTail, rowsIn, type Tail } from './tail.ts';

/**
 * About how many rows may be unpacked, with the log that holds them: the bound of memory, and of what opening reads.
 * Beyond it keys are packed as they are, the ones that have waited longest first.
 */
export const UNPACKED_ROWS_MAX = 2_000_000;

/** A segment with fewer rows is packed anew with the rows that come behind it. */
const SMALL_SEGMENT_ROWS = SEGMENT_ROWS / 2;
/** With each commit so many keys are packed, and more with more rows: twice as many as become ripe. */
const KEYS_PACKED_MIN = 64;
const ROWS_PER_KEY_PACKED = SEGMENT_ROWS / 2;
const ARRIVALS_REMOVED_MAX = 64;

/** What a series does with each commit: packs some keys, removes some of the log. */
export function packSome(
  state: SeriesState,
  transaction: Transaction,
  unpackedRowsMax: number,
): void {
  removeSome(state, transaction);
  const { rowsSincePacking, ripe } = state;
  const most = KEYS_PACKED_MIN + Math.ceil(rowsSincePacking / ROWS_PER_KEY_PACKED);
  // One that was packed for another reason meanwhile is ripe no more.
  const packed = new Set(ripe.slice(0, most).filter(({ isRipe }) => isRipe));
  for (const tail of packed) packKey(state, tail, transaction);
  packOldest(state, transaction, unpackedRowsMax, packed);
  transaction.afterCommit(() => {
    ripe.splice(0, most);
    state.rowsSincePacking -= rowsSincePacking;
    state.unpacked.advance();
  });
}

/** Removes from the log what is packed and forgotten. */
function removeSome(state: SeriesState, transaction: Transaction): void {
  const { first } = state.unpacked;
  if (first !== state.keptFirst) {
    state.keepFirst(first);
    transaction.afterCommit(() => {
      state.keptFirst = first;
    });
  }
  const removedTo = Math.min(first - 1, state.forgotten, state.removedTo + ARRIVALS_REMOVED_MAX);
  if (removedTo <= state.removedTo) return;
  state.log.removeTo(removedTo);
  transaction.afterCommit(() => {
    state.removedTo = removedTo;
  });
}

/** Packs the keys of the oldest arrivals while there is too much that is not packed. */
function packOldest(
  state: SeriesState,
  transaction: Transaction,
  unpackedRowsMax: number,
  packed: Set<Tail>,
): void {
  const { unpacked, rowsSincePacking } = state;
  const most = packed.size + KEYS_PACKED_MIN + rowsSincePacking;
  let { first, weight } = unpacked;
  for (; weight > unpackedRowsMax; weight -= unpacked.weightOf(first++)) {
    const arrival = state.log.from(first);
    if (!arrival) return;
    const { rows } = arrival;
    for (let start = 0; start < rows.length; start += state.shape.stride) {
      const tail = state.tails.get(rows[start + KEY]!)!;
      if (tail.packedThrough >= first || packed.has(tail)) continue;
      if (packed.size >= most) return;
      packed.add(tail);
      packKey(state, tail, transaction);
    }
  }
}

/** Packs all rows of a key that are not. What is in memory of it may not change until the commit. */
export function packKey(state: SeriesState, tail: Tail, transaction: Transaction): void {
  const { stride } = state.shape;
  const { lastSequence } = state;
  const rows = rowsIn(tail, stride);
  const late = countBefore(rows, tail.count, stride, tail.packedToMs + 0.5);
  if (late > 0) packLate(state, tail, rows.subarray(0, late * stride));
  const hasFresh = late < tail.count;
  if (hasFresh) packFresh(state, tail, rows.subarray(late * stride));
  const packedToMs = hasFresh ? rows[rows.length - stride + TIME]! : tail.packedToMs;
  state.keepKey(tail, packedToMs, lastSequence);
  transaction.afterCommit(() => {
    for (let at = 0; at < rows.length; at += stride) state.unpacked.packOne(rows[at + ARRIVAL]!);
    if (late > 0) tail.thinnedToMs = Math.min(tail.thinnedToMs, rows[TIME]! - 1);
    if (hasFresh) tail.newestPacked = Array.from(rows.subarray(-stride));
    tail.packedToMs = packedToMs;
    tail.packedThrough = lastSequence;
    emptyTail(tail);
  });
}

/** Rows newer than all packed ones: a segment of their own, or more of the last one. */
function packFresh({ segments, shape }: SeriesState, tail: Tail, rows: Float64Array): void {
  const isShort = rows.length < SEGMENT_ROWS * shape.stride;
  const last = isShort ? segments.lastBefore(tail.key, Infinity) : undefined;
  if (!last || last.rows.length >= SMALL_SEGMENT_ROWS * shape.stride) {
    segments.insert(tail.key, rows);
    return;
  }
  segments.remove(last);
  segments.insert(tail.key, mergeRows(last.rows, rows, shape.stride));
}

/** Rows that are older than the newest packed one go into the segment around or behind them, if they are not there yet. */
function packLate({ segments, shape }: SeriesState, tail: Tail, rows: Float64Array): void {
  const { stride } = shape;
  const count = rows.length / stride;
  for (let start = 0; start < count; ) {
    const [segment] = segments.between(tail.key, rows[start * stride + TIME]!, Infinity, 1);
    const end = countBefore(rows, count, stride, segment!.toMs + 0.5);
    const merged = mergeRows(segment!.rows, rows.subarray(start * stride, end * stride), stride);
    if (merged.length > segment!.rows.length) {
      segments.remove(segment!);
      segments.insert(tail.key, merged);
    }
    start = end;
  }
}
