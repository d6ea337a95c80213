import { assertContinued, type SeriesArrival } from '@roadstead/contracts';
import type { Transaction } from '../transactions.ts';
import { encodeRows } from './row-codec.ts';
import { KEY_SLOT, TIME_SLOT } from './row-layout.ts';
import type { SeriesState } from './series-state.ts';

/** Packs rows that have no arrival. @param rows with their keys: those of a key consecutive, newer than its packed ones */
export function loadRows(state: SeriesState, rows: Float64Array, transaction: Transaction): void {
  const { stride } = state.layout;
  for (let start = 0; start < rows.length; ) {
    const key = rows[start + KEY_SLOT]!;
    let end = start + stride;
    while (end < rows.length && rows[end + KEY_SLOT] === key) end += stride;
    state.segments.insert(key, rows.subarray(start, end));
    const packedToMs = rows[end - stride + TIME_SLOT]!;
    const { lastSequence } = state;
    state.storeKey({ key }, packedToMs, lastSequence);
    transaction.afterCommit(() => state.setPacked(state.bufferOf(key), packedToMs, lastSequence));
    start = end;
  }
}

/** Adds arrivals to the log, whose rows count as packed. @param after the number of the one before */
export function loadArrivals(
  state: SeriesState,
  after: number,
  arrivals: readonly SeriesArrival<string>[],
  transaction: Transaction,
): void {
  const { layout, log } = state;
  assertContinued(state.lastSequence, after);
  const isBegin = state.lastSequence < after;
  if (isBegin) log.continueAfter(after);
  for (const { sequence, rows, receivedMs } of arrivals) {
    const packed = encodeRows(layout.toValues(rows), rows.length, layout.stride, layout.slots);
    log.insert(sequence, packed, receivedMs);
  }
  const last = after + arrivals.length;
  state.storeFirstPending(last + 1);
  transaction.afterCommit(() => {
    if (isBegin) state.removedTo = after;
    state.lastSequence = last;
    state.storedFirstPending = last + 1;
    state.pending.continueAt(last + 1);
  });
}
