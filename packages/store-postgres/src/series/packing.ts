import type { PackedRows } from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSession, DatabaseSessions } from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import { KeyPacking } from './key-packing.ts';
import type { Log } from './log.ts';
import type { PendingRows } from './pending-rows.ts';
import type { SeriesTables } from './series-tables.ts';

/** Rows are packed when there are so many of an average key: fewer make short segments, which are rewritten more often. */
const ROWS_PER_KEY = 128;
/** Limits of the number of rows that wait: each process has them in memory, and a start reads them. */
const ROWS_MIN = 50_000;
const ROWS_MAX = 400_000;
/** Appends wait for packing above this number. */
const ROWS_BEHIND = 2 * ROWS_MAX;
/** Rows whose segments one group of statements writes; the event loop runs in between. */
const ROWS_AT_ONCE = 16_384;

/** Packs the pending rows of a series into segments, in the background, while appends continue. One process at a time does. */
export class Packing {
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  readonly #tables: SeriesTables;
  readonly #log: Log;
  readonly #pending: PendingRows;
  readonly #keys: KeyPacking;
  #running: Promise<void> | undefined;
  /** Rows of own appends that are not known to be pending, since other processes append too. */
  #unseen = 0;

  constructor(
    sessions: DatabaseSessions,
    schema: DatabaseSchema,
    tables: SeriesTables,
    log: Log,
    pending: PendingRows,
  ) {
    this.#sessions = sessions;
    this.#schema = schema;
    this.#tables = tables;
    this.#log = log;
    this.#pending = pending;
    this.#keys = new KeyPacking(tables);
  }

  /** Whether so many rows wait that appends have to. */
  get isBehind(): boolean {
    return this.#pending.rowCount > ROWS_BEHIND;
  }

  /** Called after an own append: packs in the background if enough rows wait. */
  appended(sequence: number, cells: Float64Array): void {
    if (!this.#pending.add(sequence, cells)) this.#unseen += cells.length;
    if (this.#running || (!this.#isDue && this.#unseen < ROWS_MIN)) return;
    this.#unseen = 0;
    // A failure is repeated by a later append, and rejects once appends have to wait.
    void this.run(false).catch(() => undefined);
  }

  /** Packs all rows that were appended before, or only if enough wait. @throws StoreError */
  async run(isForced = true): Promise<void> {
    while (this.#running) await this.#running.catch(() => undefined);
    this.#running = this.#pack(isForced);
    try {
      await this.#running;
    } finally {
      this.#running = undefined;
    }
  }

  /** Waits for packing in the background. */
  async idle(): Promise<void> {
    await this.#running?.catch(() => undefined);
  }

  get #isDue(): boolean {
    const { rowCount, keyCount } = this.#pending;
    return rowCount >= Math.min(ROWS_MAX, Math.max(ROWS_MIN, ROWS_PER_KEY * keyCount));
  }

  async #pack(isForced: boolean): Promise<void> {
    const pending = this.#pending;
    for (;;) {
      await this.#log.catchUp(pending);
      if (pending.rowCount === 0 || !(isForced || this.#isDue)) return;
      const { sequence, packedTo } = pending;
      const rows = pending.freeze();
      let isPacked = false;
      try {
        isPacked = await this.#packTo(sequence, packedTo, rows);
      } finally {
        pending.packed(isPacked ? sequence : packedTo);
      }
      // Another process has packed some of them meanwhile: the rest may still be due.
      if (isPacked) return;
    }
  }

  /** @returns false if another process has packed since */
  #packTo(
    sequence: number,
    packedTo: number,
    rows: ReadonlyMap<number, PackedRows>,
  ): Promise<boolean> {
    const { series, log, number } = this.#tables;
    return this.transaction(async (session) => {
      const sql = `SELECT packed_to FROM ${series} WHERE number = $1::int`;
      const [row] = await session.rows(sql, [number]);
      if (row![0] !== packedTo) return false;
      let [some, count] = [[] as (readonly [number, Float64Array])[], 0];
      for (const [key, ofKey] of rows) {
        some.push([key, ofKey.cells(0, ofKey.count)]);
        count += ofKey.count;
        if (count < ROWS_AT_ONCE) continue;
        await this.#keys.pack(session, some);
        [some, count] = [[], 0];
      }
      await this.#keys.pack(session, some);
      const [state] = await session.rows(
        `UPDATE ${series} SET packed_to = $2::int8 WHERE number = $1::int RETURNING least(packed_to, discarded_to)`,
        [number, sequence],
      );
      await session.rows(`DELETE FROM ${log} WHERE sequence <= $1::int8`, [state![0] as number]);
      return true;
    });
  }

  /** Runs a function in a transaction that alone changes the segments. */
  transaction<Result>(run: (session: DatabaseSession) => Promise<Result>): Promise<Result> {
    return this.#sessions.transaction(async (session) => {
      const lock = this.#schema.lock(partNumbers.packing(this.#tables.number));
      await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [lock]);
      return run(session);
    });
  }
}
