import {
  concatCells,
  packRows,
  type Series,
  type SeriesArrival,
  type SeriesRow,
  type SeriesSchema,
  unpackRows,
  type WriteOperation,
  widthOf,
} from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';
import type { GroupWriter } from '../writing/writer.ts';
import { SegmentDownsampling } from './downsampling.ts';
import { Log } from './log.ts';
import { Packing } from './packing.ts';
import { PendingRows } from './pending-rows.ts';
import { cellsBetween, mergeCells } from './row-arrays.ts';
import { SegmentTable } from './segments.ts';
import { SeriesLoading } from './series-loading.ts';
import { SeriesPart } from './series-part.ts';
import { columnNames, type SeriesTables } from './series-tables.ts';

/** Segments of a batch of a range: up to 16 384 rows. */
const SEGMENTS_AT_ONCE = 64;
const TIME_MAX = Number.MAX_SAFE_INTEGER;

/** The readers and the packing of the rows of a series. */
interface Opened {
  readonly tables: SeriesTables;
  readonly segments: SegmentTable;
  readonly log: Log;
  readonly pending: PendingRows;
  readonly packing: Packing;
}

/** A series: appended rows are in a log until they are packed into segments by key. */
export class PostgresSeries<Column extends string> implements Series<Column> {
  readonly #columns: readonly Column[];
  readonly #sessions: DatabaseSessions;
  readonly #writer: GroupWriter;
  readonly #schema: DatabaseSchema;
  readonly #part: SeriesPart;
  readonly #loading: SeriesLoading;
  #opened: Opened | undefined;

  constructor(
    { name, columns }: SeriesSchema<Column>,
    sessions: DatabaseSessions,
    writer: GroupWriter,
    schema: DatabaseSchema,
  ) {
    this.#columns = columns;
    this.#sessions = sessions;
    this.#writer = writer;
    this.#schema = schema;
    this.#part = new SeriesPart(name, columns, sessions, schema);
    this.#loading = new SeriesLoading(writer, () => this.#part.tables());
  }

  append(rows: readonly SeriesRow<Column>[], receivedMs: number | null = null): WriteOperation {
    if (receivedMs !== null && !Number.isInteger(receivedMs))
      throw new RangeError(`Rows cannot have the receiving time ${receivedMs}`);
    const cells = packRows(this.#columns, rows);
    return this.#writer.prepare({
      part: this.#part,
      apply: async (transaction) => {
        const { packing } = await this.#open();
        const appended = (sequence: number): void => packing.appended(sequence, cells);
        (await transaction.state(this.#part)).append({ cells, receivedMs, appended });
        return undefined;
      },
    });
  }

  async *range(
    key: number,
    fromMs: number,
    toMs: number,
  ): AsyncGenerator<readonly SeriesRow<Column>[]> {
    for await (const cells of this.cells(key, fromMs, toMs)) yield unpackRows(this.#columns, cells);
  }

  async *cells(key: number, fromMs: number, toMs: number): AsyncGenerator<Float64Array> {
    const { pending, segments } = await this.#catchUp();
    const width = widthOf(this.#columns);
    const lastMs = Math.min(Math.floor(toMs), TIME_MAX);
    for (let nextMs = Math.max(Math.ceil(fromMs), -TIME_MAX); nextMs <= lastMs; ) {
      this.#sessions.assertOpen();
      // Before the segments: rows that are packed meanwhile are in one of both, or in both.
      const [older, newer] = pending.between(key, nextMs, lastMs);
      const found = await segments.between(this.#sessions, key, nextMs, lastMs, SEGMENTS_AT_ONCE);
      const isAll = found.length < SEGMENTS_AT_ONCE;
      const packed = concatCells(found.map(({ cells }) => cells));
      const endMs = isAll ? lastMs : Math.min(packed[packed.length - width + 1]!, lastMs);
      const waiting = mergeCells(older, newer, width);
      const rows = mergeCells(
        cellsBetween(packed, width, nextMs, endMs),
        cellsBetween(waiting, width, nextMs, endMs),
        width,
      );
      if (rows.length > 0) yield rows;
      if (isAll) return;
      nextMs = endMs + 1;
    }
  }

  async latest(keys: readonly number[]): Promise<readonly SeriesRow<Column>[]> {
    if (keys.length === 0) return [];
    const { pending, tables } = await this.#catchUp();
    const waiting = new Map(keys.map((key) => [key, pending.newest(key)]));
    const names = columnNames(this.#columns).map((name) => `, ${name}`);
    const rows = (await this.#sessions.rows(
      `SELECT key, time_ms${names.join('')} FROM ${tables.newest} WHERE key = ANY ($1::int8[])`,
      [keys],
    )) as readonly (readonly (number | null)[])[];
    const packed = new Map(
      rows.map((row) => [row[0]!, Float64Array.from(row, (value) => value ?? Number.NaN)]),
    );
    return keys.flatMap((key) => {
      const [one, other] = [packed.get(key), waiting.get(key)];
      const newest = one && other && other[1]! <= one[1]! ? one : (other ?? one);
      return newest ? unpackRows(this.#columns, newest) : [];
    });
  }

  async keys(): Promise<readonly number[]> {
    const { pending, tables } = await this.#catchUp();
    const waiting = [...pending.keys()];
    const rows = await this.#sessions.rows(`SELECT key FROM ${tables.newest}`);
    const keys = new Set([...waiting, ...rows.map(([key]) => key as number)]);
    return [...Float64Array.from(keys).sort()];
  }

  async downsample(beforeMs: number, everyMs: number, signal?: AbortSignal): Promise<number> {
    if (!(everyMs > 0)) throw new RangeError(`Rows cannot be downsampled to every ${everyMs} ms`);
    this.#sessions.assertOpen();
    const { tables, packing } = await this.#open();
    if (signal?.aborted) return 0;
    await packing.run();
    return new SegmentDownsampling(tables, packing, beforeMs, everyMs).run(signal);
  }

  async *arrivals(after: number): AsyncGenerator<SeriesArrival<Column>> {
    this.#sessions.assertOpen();
    const { log } = await this.#open();
    const newest = await this.lastSequence();
    for (let last = after; last < newest; ) {
      const rows = await log.readAfter(last);
      if (rows.length === 0) return;
      for (const { sequence, receivedMs, cells } of rows) {
        this.#sessions.assertOpen();
        if (sequence > newest) return;
        yield { sequence, rows: unpackRows(this.#columns, cells), receivedMs };
        last = sequence;
      }
    }
  }

  /** PostgreSQL's checksums find damage, and reads of it are a StoreError. */
  async damagedArrivals(): Promise<readonly number[]> {
    this.#sessions.assertOpen();
    return [];
  }

  async lastSequence(): Promise<number> {
    this.#sessions.assertOpen();
    const { series, number } = (await this.#open()).tables;
    const sql = `SELECT sequence FROM ${series} WHERE number = $1::int`;
    return (await this.#sessions.rows(sql, [number]))[0]![0] as number;
  }

  discardArrivals(upTo: number): WriteOperation {
    return this.#writer.prepare({
      part: this.#part,
      apply: async (transaction) => {
        (await transaction.state(this.#part)).discard(upTo);
        return undefined;
      },
    });
  }

  /** Prepares rows that have no arrival. */
  loadRows(cells: Float64Array): WriteOperation {
    return this.#loading.rows(cells);
  }

  /** Prepares arrivals with their numbers, whose rows are not added. */
  loadArrivals(after: number, arrivals: readonly SeriesArrival<Column>[]): WriteOperation {
    return this.#loading.arrivals(this.#columns, after, arrivals);
  }

  /** Waits for packing in the background. */
  async idle(): Promise<void> {
    await this.#opened?.packing.idle();
  }

  async #catchUp(): Promise<Opened> {
    this.#sessions.assertOpen();
    const opened = await this.#open();
    await opened.log.catchUp(opened.pending);
    return opened;
  }

  async #open(): Promise<Opened> {
    if (this.#opened) return this.#opened;
    const tables = await this.#part.tables();
    // Another call may have opened it meanwhile.
    if (this.#opened) return this.#opened;
    const log = new Log(this.#sessions, tables);
    const pending = new PendingRows(widthOf(tables.columns));
    const packing = new Packing(this.#sessions, this.#schema, tables, log, pending);
    this.#part.packing = packing;
    this.#opened = { tables, log, pending, packing, segments: new SegmentTable(tables) };
    return this.#opened;
  }
}
