import {
  assertConsecutive,
  concatCells,
  type Series,
  type SeriesArrival,
  type SeriesRow,
  type SeriesSchema,
  type WriteOperation,
} from '@roadstead/contracts';
import type { SqliteConnection } from '../connection.ts';
import type { Transactions } from '../transactions.ts';
import { Downsampling } from './downsampling.ts';
import { PENDING_ROWS_MAX, packSome } from './packing.ts';
import { encodeRows } from './row-codec.ts';
import { isWhole, RowLayout, TIME_SLOT } from './row-layout.ts';
import { loadArrivals, loadRows } from './series-loading.ts';
import { SeriesState } from './series-state.ts';
import { mergeRows, rowsBetween } from './sorted-rows.ts';
import { rowsIn, type WriteBuffer } from './write-buffer.ts';

/** Segments per batch of a range: about 2 000 rows. */
const SEGMENTS_AT_ONCE = 16;

/** A series: appended rows are in a log, and in memory by key until there are enough of them for a packed segment. */
export class SqliteSeries<Column extends string> implements Series<Column> {
  private readonly transactions: Transactions;
  private readonly layout: RowLayout<Column>;
  private readonly state: SeriesState;

  /** @param pendingRowsMax approximate maximum of rows that are not packed */
  constructor(
    schema: SeriesSchema<Column>,
    connection: SqliteConnection,
    transactions: Transactions,
    pendingRowsMax: number = PENDING_ROWS_MAX,
  ) {
    const layout = new RowLayout(schema);
    const state = transactions.runSync(
      () => new SeriesState(schema.name, layout, connection, transactions.version),
    );
    transactions.addMaintenance((transaction) => packSome(state, transaction, pendingRowsMax));
    this.transactions = transactions;
    this.layout = layout;
    this.state = state;
  }

  append(rows: readonly SeriesRow<Column>[], receivedMs: number | null = null): WriteOperation {
    const { layout, state } = this;
    if (receivedMs !== null && !isWhole(receivedMs))
      throw new TypeError(`Rows cannot have the receiving time ${receivedMs}`);
    const values = layout.toValues(rows);
    const packed = encodeRows(values, rows.length, layout.stride, layout.slots);
    return this.transactions.prepare((transaction) => {
      const sequence = state.log.append(packed, receivedMs);
      transaction.afterCommit(() => state.addArrival(sequence, values));
      return undefined;
    });
  }

  async *range(
    key: number,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<readonly SeriesRow<Column>[]> {
    for await (const rows of this.rowsOf(key, fromMs, toMs)) yield this.layout.rowsOf(rows, key);
  }

  async *cells(key: number, fromMs: number, toMs: number): AsyncGenerator<Float64Array> {
    for await (const rows of this.rowsOf(key, fromMs, toMs)) yield this.layout.cellsOf(rows, key);
  }

  async latest(keys: readonly number[]): Promise<readonly SeriesRow<Column>[]> {
    return this.read(({ buffers }) =>
      keys.flatMap((key) => {
        const buffer = buffers.get(key);
        return buffer ? [this.newest(buffer)] : [];
      }),
    );
  }

  async keys(): Promise<readonly number[]> {
    return this.read(({ buffers }) => Array.from(Float64Array.from(buffers.keys()).sort()));
  }

  async downsample(beforeMs: number, everyMs: number, signal?: AbortSignal): Promise<number> {
    if (!(everyMs > 0)) throw new RangeError(`Rows cannot be downsampled to every ${everyMs} ms`);
    this.transactions.assertOpen();
    const downsampling = new Downsampling(this.state, beforeMs, everyMs);
    let removed = 0;
    while (!downsampling.isDone && !signal?.aborted)
      removed += await this.transactions.enqueue((transaction) => downsampling.step(transaction), {
        isExclusive: true,
      });
    return removed;
  }

  async *arrivals(after: number): AsyncGenerator<SeriesArrival<Column>> {
    const last = await this.lastSequence();
    for (let next = after + 1; ; ) {
      const arrival = this.read((state) => {
        const first = Math.max(next, state.discardedTo + 1);
        return first > last ? undefined : state.log.from(first);
      });
      if (!arrival || arrival.sequence > last) return;
      const { sequence, rows, receivedMs } = arrival;
      yield { sequence, rows: this.layout.rowsWithKeys(rows), receivedMs };
      next = sequence + 1;
    }
  }

  async damagedArrivals(): Promise<readonly number[]> {
    return this.read(({ log }) => [...log.damaged].sort((a, b) => a - b));
  }

  async lastSequence(): Promise<number> {
    return this.read(({ lastSequence }) => lastSequence);
  }

  discardArrivals(upTo: number): WriteOperation {
    const { state } = this;
    return this.transactions.prepare((transaction) => {
      const discardedTo = state.storeDiscardedTo(Math.min(upTo, state.log.last()));
      transaction.afterCommit(() => {
        state.discardedTo = discardedTo;
      });
      return undefined;
    });
  }

  /** Prepares rows that have no arrival. */
  loadRows(cells: Float64Array): WriteOperation {
    const rows = this.layout.valuesOf(cells);
    return this.transactions.prepare((transaction) => {
      loadRows(this.state, rows, transaction);
      return undefined;
    });
  }

  /** Prepares arrivals with their numbers, whose rows are not added. */
  loadArrivals(after: number, arrivals: readonly SeriesArrival<Column>[]): WriteOperation {
    assertConsecutive(after, arrivals);
    return this.transactions.prepare((transaction) => {
      loadArrivals(this.state, after, arrivals, transaction);
      return undefined;
    });
  }

  private newest(buffer: WriteBuffer): SeriesRow<Column> {
    const { stride } = this.layout;
    const last = (buffer.count - 1) * stride;
    if (buffer.count > 0 && buffer.rows[last + TIME_SLOT]! > buffer.packedToMs)
      return this.layout.rowAt(buffer.rows, last, buffer.key);
    const { segments } = this.state;
    buffer.newestPacked ??= Array.from(
      segments.rowsOf(segments.lastBefore(buffer.key, Infinity)!).subarray(-stride),
    );
    return this.layout.rowAt(buffer.newestPacked, 0, buffer.key);
  }

  private async *rowsOf(
    key: number,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<Float64Array, void, undefined> {
    for (let nextMs = fromMs; nextMs <= toMs; ) {
      const { rows, endMs } = this.read((state) => batchOf(state, key, nextMs, toMs));
      if (rows.length > 0) yield rows;
      if (endMs === toMs) return;
      nextMs = endMs + 1;
    }
  }

  /** Runs a read on the present state of the series. */
  private read<Result>(run: (state: SeriesState) => Result): Result {
    return this.transactions.read(() => {
      this.state.follow(this.transactions.version);
      return run(this.state);
    });
  }
}

/** Returns the rows of the first segments of a period, and the time up to which these are all. */
function batchOf(
  { segments, buffers, layout: { stride } }: SeriesState,
  key: number,
  fromMs: number,
  toMs: number,
): { readonly rows: Float64Array; readonly endMs: number } {
  const buffer = buffers.get(key);
  if (!buffer) return { rows: new Float64Array(), endMs: toMs };
  const found = segments.between(key, fromMs, toMs, SEGMENTS_AT_ONCE);
  const endMs = found.length < SEGMENTS_AT_ONCE ? toMs : Math.min(found.at(-1)!.toMs, toMs);
  const packed = concatCells(found.map((segment) => segments.rowsOf(segment)));
  const rows = mergeRows(
    rowsBetween(packed, stride, fromMs, endMs),
    rowsBetween(rowsIn(buffer, stride), stride, fromMs, endMs),
    stride,
  );
  return { rows, endMs };
}
