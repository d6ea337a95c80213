import { assertConsecutive, assertContinued } from './arrival-numbers.ts';
import type { MemoryStoreState } from './memory-store-state.ts';
import { PackedRows, packRows, unpackRows, widthOf } from './packed-rows.ts';
import {
  DOWNSAMPLED_ROWS_MIN,
  type Series,
  type SeriesArrival,
  type SeriesRow,
  type SeriesSchema,
} from './series.ts';
import type { WriteOperation } from './write-operation.ts';

const BATCH_ROWS = 1000;

/** A series in memory. */
export class MemorySeries<Column extends string> implements Series<Column> {
  readonly schema: SeriesSchema<Column>;
  readonly #columns: readonly Column[];
  readonly #state: MemoryStoreState;
  readonly #rowsByKey: Map<number, PackedRows> = new Map();
  /** The appends that have not been discarded; the last one has the newest sequence number. */
  readonly #arrivals: { readonly cells: Float64Array; readonly receivedMs: number | null }[] = [];
  #lastSequence = 0;

  constructor(schema: SeriesSchema<Column>, state: MemoryStoreState) {
    this.schema = schema;
    this.#columns = schema.columns;
    this.#state = state;
  }

  append(rows: readonly SeriesRow<Column>[], receivedMs: number | null = null): WriteOperation {
    if (receivedMs !== null && !Number.isInteger(receivedMs))
      throw new RangeError(`Invalid receiving time of rows: ${receivedMs}`);
    const cells = packRows(this.#columns, rows);
    return this.#state.prepare(() => {
      this.#arrivals.push({ cells, receivedMs });
      this.#lastSequence++;
      addRows(this.#rowsByKey, cells, widthOf(this.#columns));
    });
  }

  async *range(
    key: number,
    fromMs: number,
    toMs: number,
  ): AsyncIterable<readonly SeriesRow<Column>[]> {
    for await (const cells of this.cells(key, fromMs, toMs)) yield unpackRows(this.#columns, cells);
  }

  async *cells(key: number, fromMs: number, toMs: number): AsyncIterable<Float64Array> {
    this.#state.assertOpen();
    const rows = this.#rowsByKey.get(key);
    let start = rows?.countBefore(fromMs) ?? 0;
    while (rows && start < rows.count && rows.timeAt(start) <= toMs) {
      let end = Math.min(start + BATCH_ROWS, rows.count);
      while (rows.timeAt(end - 1) > toMs) end--;
      const lastMs = rows.timeAt(end - 1);
      yield rows.cells(start, end).slice();
      this.#state.assertOpen();
      // Searched again, because rows may have been added or deleted meanwhile; times are whole numbers.
      start = rows.countBefore(lastMs + 1);
    }
  }

  async latest(keys: readonly number[]): Promise<readonly SeriesRow<Column>[]> {
    this.#state.assertOpen();
    return keys.flatMap((key) => {
      const rows = this.#rowsByKey.get(key);
      return rows ? unpackRows(this.#columns, rows.cells(rows.count - 1, rows.count)) : [];
    });
  }

  async keys(): Promise<readonly number[]> {
    this.#state.assertOpen();
    return [...this.#rowsByKey.keys()].sort((a, b) => a - b);
  }

  async downsample(beforeMs: number, everyMs: number, signal?: AbortSignal): Promise<number> {
    this.#state.assertOpen();
    if (!(everyMs > 0)) throw new RangeError(`Invalid interval of downsampling: ${everyMs} ms`);
    let deleted = 0;
    for (const rows of this.#rowsByKey.values()) {
      if (signal?.aborted) break;
      deleted += downsampleRows(rows, beforeMs, everyMs);
      await Promise.resolve();
      this.#state.assertOpen();
    }
    return deleted;
  }

  async *arrivals(after: number): AsyncIterable<SeriesArrival<Column>> {
    this.#state.assertOpen();
    const end = this.#lastSequence;
    for (let sequence = after + 1; sequence <= end; sequence++) {
      sequence = Math.max(sequence, this.#firstSequence);
      const arrival = this.#arrivals[sequence - this.#firstSequence];
      if (!arrival) return;
      const { cells, receivedMs } = arrival;
      yield { sequence, rows: unpackRows(this.#columns, cells), receivedMs };
      this.#state.assertOpen();
    }
  }

  async damagedArrivals(): Promise<readonly number[]> {
    this.#state.assertOpen();
    return [];
  }

  async lastSequence(): Promise<number> {
    this.#state.assertOpen();
    return this.#lastSequence;
  }

  discardArrivals(upTo: number): WriteOperation {
    return this.#state.prepare(() => {
      this.#arrivals.splice(0, Math.max(0, upTo + 1 - this.#firstSequence));
    });
  }

  /** Prepares rows that have no arrival. */
  loadRows(cells: Float64Array): WriteOperation {
    const copy = cells.slice();
    return this.#state.prepare(() => addRows(this.#rowsByKey, copy, widthOf(this.#columns)));
  }

  /** Prepares arrivals with their numbers, whose rows are not added. */
  loadArrivals(after: number, arrivals: readonly SeriesArrival<Column>[]): WriteOperation {
    assertConsecutive(after, arrivals);
    const loaded = arrivals.map(({ rows, receivedMs }) => ({
      cells: packRows(this.#columns, rows),
      receivedMs,
    }));
    return this.#state.prepareAttempt(() => {
      const before = this.#lastSequence;
      assertContinued(before, after);
      this.#lastSequence = after + loaded.length;
      this.#arrivals.push(...loaded);
      const undo = (): void => {
        this.#lastSequence = before;
        this.#arrivals.length -= loaded.length;
      };
      return { undo };
    });
  }

  get #firstSequence(): number {
    return this.#lastSequence - this.#arrivals.length + 1;
  }
}

/** Adds rows in the order of time, so that most are added at the end. */
function addRows(rowsByKey: Map<number, PackedRows>, cells: Float64Array, width: number): void {
  const offsets = Array.from({ length: cells.length / width }, (_, i) => i * width);
  offsets.sort((a, b) => cells[a + 1]! - cells[b + 1]!);
  for (const offset of offsets) {
    const key = cells[offset]!;
    const rows = rowsByKey.get(key) ?? new PackedRows(width);
    rowsByKey.set(key, rows);
    rows.add(cells, offset);
  }
}

/** @returns the number of deleted rows. */
function downsampleRows(rows: PackedRows, beforeMs: number, everyMs: number): number {
  const intervalAt = (position: number): number => Math.floor(rows.timeAt(position) / everyMs);
  const isFirst = (position: number): boolean =>
    everyMs !== Infinity && (position === 0 || intervalAt(position) !== intervalAt(position - 1));
  const newest = rows.count - DOWNSAMPLED_ROWS_MIN;
  return rows.retain(
    rows.countBefore(beforeMs),
    (position) => position >= newest || isFirst(position),
  );
}
