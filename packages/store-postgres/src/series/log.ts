import type { DatabaseSessions } from '../database/sessions.ts';
import { type BinaryRow, readBinaryRows, readInt8 } from './binary-rows.ts';
import type { PendingRows } from './pending-rows.ts';
import { cellsOfArrays } from './row-arrays.ts';
import { columnNames, type SeriesTables } from './series-tables.ts';

/** Appends that one statement reads. */
const APPENDS_AT_ONCE = 64;

/** An append in the log. */
export interface LogRow {
  readonly sequence: number;
  readonly receivedMs: number | null;
  readonly cells: Float64Array;
}

/** Reads the log of a series. */
export class Log {
  readonly #sessions: DatabaseSessions;
  readonly #tables: SeriesTables;
  readonly #selection: string;
  #catchingUp: { isBegun: boolean; readonly done: Promise<void> } | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(sessions: DatabaseSessions, tables: SeriesTables) {
    this.#sessions = sessions;
    this.#tables = tables;
    const names = ['sequence', 'received_ms', 'keys', 'times', ...columnNames(tables.columns)];
    this.#selection = names.map((name) => `log.${name}`).join(', ');
  }

  /** Reads what was appended, by any process, before the call. Calls that wait at the same time share a read. */
  catchUp(pending: PendingRows): Promise<void> {
    if (this.#catchingUp && !this.#catchingUp.isBegun) return this.#catchingUp.done;
    const next = { isBegun: false, done: Promise.resolve() };
    next.done = this.#last.then(() => {
      next.isBegun = true;
      return this.#readPending(pending);
    });
    this.#catchingUp = next;
    this.#last = next.done.catch(() => undefined);
    return next.done;
  }

  /** Returns appends after a number that were not discarded, in their order, some at once; none if there are no more. */
  async readAfter(after: number): Promise<readonly LogRow[]> {
    const { series, log, number } = this.#tables;
    const bytes = await this.#sessions.copyOut(
      `SELECT ${this.#selection} FROM ${log} AS log
       WHERE sequence > greatest(${after}::int8, (SELECT discarded_to FROM ${series} WHERE number = ${number}))
       ORDER BY sequence LIMIT ${APPENDS_AT_ONCE}`,
    );
    return readBinaryRows(bytes).map(logRowOf);
  }

  async #readPending(pending: PendingRows): Promise<void> {
    for (;;) {
      const rows = await this.#pendingAfter(pending);
      const packedTo = readInt8(rows[0]![0]!);
      if (packedTo > pending.packedTo) pending.packed(packedTo);
      const appends = rows
        .map(([, ...row]) => row)
        .filter(([sequence]) => sequence !== null)
        .map(logRowOf);
      for (const { sequence, cells } of appends) pending.add(sequence, cells);
      if (appends.length < APPENDS_AT_ONCE) return;
    }
  }

  async #pendingAfter({ sequence }: PendingRows): Promise<readonly BinaryRow[]> {
    const { series, log, number } = this.#tables;
    // Also while the store is closing: packing does.
    const bytes = await this.#sessions.use((session) =>
      session.copyOut(
        `SELECT series.packed_to, ${this.#selection} FROM ${series} AS series LEFT JOIN LATERAL (
           SELECT * FROM ${log} WHERE sequence > greatest(${sequence}::int8, series.packed_to) ORDER BY sequence LIMIT ${APPENDS_AT_ONCE}
         ) AS log ON true WHERE series.number = ${number} ORDER BY log.sequence`,
      ),
    );
    return readBinaryRows(bytes);
  }
}

function logRowOf([sequence, receivedMs, keys, times, ...columns]: BinaryRow): LogRow {
  return {
    sequence: readInt8(sequence!),
    receivedMs: receivedMs ? readInt8(receivedMs) : null,
    cells: cellsOfArrays(keys!, times!, columns),
  };
}
