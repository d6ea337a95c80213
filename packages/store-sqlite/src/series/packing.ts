import type { Transaction } from '../transactions.ts';
import { KEY_SLOT, TIME_SLOT } from './row-layout.ts';
import { SEGMENT_ROWS } from './segments.ts';
import type { SeriesState } from './series-state.ts';
import { countBefore, mergeRows } from './sorted-rows.ts';
import { rowsIn, type WriteBuffer } from './write-buffer.ts';

/**
 * Approximate maximum of pending rows, including their log: it limits memory and the log that opening a store reads. Above
 * it keys are packed even if their segments are short, those that have waited longest first.
 */
export const PENDING_ROWS_MAX = 2_000_000;

/** A shorter segment is merged with the rows that follow it. */
const SMALL_SEGMENT_ROWS = SEGMENT_ROWS / 2;
/** Keys that are packed with each commit, and more for more rows: twice as many as become ready. */
const KEYS_PACKED_MIN = 64;
const ROWS_PER_KEY_PACKED = SEGMENT_ROWS / 2;
const ARRIVALS_REMOVED_MAX = 64;

/** Maintenance of a series with each commit: packs some keys and deletes some of the log. */
export function packSome(
  state: SeriesState,
  transaction: Transaction,
  pendingRowsMax: number,
): void {
  removeSome(state, transaction);
  const { rowsSincePacking, ready } = state;
  const most = KEYS_PACKED_MIN + Math.ceil(rowsSincePacking / ROWS_PER_KEY_PACKED);
  const packed = new Set<WriteBuffer>();
  for (const buffer of ready) {
    if (packed.size === most) break;
    packed.add(buffer);
    packKey(state, buffer, transaction);
  }
  packOldest(state, transaction, pendingRowsMax, packed);
  transaction.afterCommit(() => {
    state.rowsSincePacking -= rowsSincePacking;
    state.pending.advance();
  });
}

/** Deletes arrivals from the log that are packed and discarded. */
function removeSome(state: SeriesState, transaction: Transaction): void {
  const { first } = state.pending;
  if (first !== state.storedFirstPending) {
    state.storeFirstPending(first);
    transaction.afterCommit(() => {
      state.storedFirstPending = first;
    });
  }
  const removedTo = Math.min(first - 1, state.discardedTo, state.removedTo + ARRIVALS_REMOVED_MAX);
  if (removedTo <= state.removedTo) return;
  state.log.removeTo(removedTo);
  transaction.afterCommit(() => {
    state.removedTo = removedTo;
  });
}

/** Packs the keys of the oldest arrivals while there are too many pending rows. */
function packOldest(
  state: SeriesState,
  transaction: Transaction,
  pendingRowsMax: number,
  packed: Set<WriteBuffer>,
): void {
  const { pending, rowsSincePacking } = state;
  const most = packed.size + KEYS_PACKED_MIN + rowsSincePacking;
  let { first, weight } = pending;
  for (; weight > pendingRowsMax; weight -= pending.weightOf(first++)) {
    const arrival = state.log.from(first);
    if (!arrival) return;
    const { rows } = arrival;
    for (let start = 0; start < rows.length; start += state.layout.stride) {
      const buffer = state.buffers.get(rows[start + KEY_SLOT]!)!;
      if (buffer.packedThrough >= first || packed.has(buffer)) continue;
      if (packed.size >= most) return;
      packed.add(buffer);
      packKey(state, buffer, transaction);
    }
  }
}

/** Packs all pending rows of a key. Its buffer must not change until the commit. */
export function packKey(state: SeriesState, buffer: WriteBuffer, transaction: Transaction): void {
  const { stride } = state.layout;
  const { lastSequence } = state;
  const rows = rowsIn(buffer, stride);
  const late = countBefore(rows, buffer.count, stride, buffer.packedToMs + 0.5);
  if (late > 0) packLate(state, buffer, rows.subarray(0, late * stride));
  const hasFresh = late < buffer.count;
  if (hasFresh) packFresh(state, buffer, rows.subarray(late * stride));
  const packedToMs = hasFresh ? rows[rows.length - stride + TIME_SLOT]! : buffer.packedToMs;
  state.storeKey(buffer, packedToMs, lastSequence);
  transaction.afterCommit(() => state.setPacked(buffer, packedToMs, lastSequence));
}

/** Packs rows that are newer than all packed ones: as a new segment, or merged with a short last one that is intact. */
function packFresh(
  { segments, layout }: SeriesState,
  buffer: WriteBuffer,
  rows: Float64Array,
): void {
  const isShort = rows.length < SEGMENT_ROWS * layout.stride;
  const last = isShort ? segments.lastBefore(buffer.key, Infinity) : undefined;
  if (!last?.rows || last.rows.length >= SMALL_SEGMENT_ROWS * layout.stride) {
    segments.insert(buffer.key, rows);
    return;
  }
  segments.remove(last);
  segments.insert(buffer.key, mergeRows(last.rows, rows, layout.stride));
}

/**
 * Packs rows that are older than the newest packed one: merges them into the segment around or after them, without
 * duplicates, or puts them beside it if it is damaged.
 */
function packLate(
  { segments, layout }: SeriesState,
  buffer: WriteBuffer,
  rows: Float64Array,
): void {
  const { stride } = layout;
  const count = rows.length / stride;
  for (let start = 0; start < count; ) {
    const [segment] = segments.between(buffer.key, rows[start * stride + TIME_SLOT]!, Infinity, 1);
    const end = countBefore(rows, count, stride, segment!.toMs + 0.5);
    const late = rows.subarray(start * stride, end * stride);
    const merged = segment!.rows ? mergeRows(segment!.rows, late, stride) : late;
    if (segment!.rows && merged.length > segment!.rows.length) segments.remove(segment!);
    if (merged.length > (segment!.rows?.length ?? 0)) segments.insert(buffer.key, merged);
    start = end;
  }
}
