import type { DatabaseSession, DatabaseSessions } from '../database/sessions.ts';
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

/** Returns SQL for the arrays of a row as bytes. */
export function sentArrays(columns: readonly string[], table: string): string {
  return columns.map((column) => `array_send(${table}.${column})`).join(', ');
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
    const names = columnNames(tables.columns);
    this.#selection = `log.sequence, log.received_ms, ${sentArrays(['keys', 'times', ...names], 'log')}`;
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
    const rows = await this.#sessions.rows(
      `SELECT ${this.#selection} FROM ${log} AS log
       WHERE sequence > greatest($1::int8, (SELECT discarded_to FROM ${series} WHERE number = $2::int))
       ORDER BY sequence LIMIT ${APPENDS_AT_ONCE}`,
      [after, number],
    );
    return rows.map((row) => logRowOf(row));
  }

  async #readPending(pending: PendingRows): Promise<void> {
    for (;;) {
      const rows = await this.#sessions.use((session) => this.#pendingAfter(session, pending));
      const packedTo = rows[0]!.at(-1) as number;
      if (packedTo > pending.packedTo) pending.packed(packedTo);
      const appends = rows.filter(([sequence]) => sequence !== null).map((row) => logRowOf(row));
      for (const { sequence, cells } of appends) pending.add(sequence, cells);
      if (appends.length < APPENDS_AT_ONCE) return;
    }
  }

  #pendingAfter(
    session: DatabaseSession,
    { sequence }: PendingRows,
  ): Promise<readonly (readonly unknown[])[]> {
    const { series, log, number } = this.#tables;
    return session.rows(
      `SELECT ${this.#selection}, series.packed_to FROM ${series} AS series LEFT JOIN LATERAL (
         SELECT * FROM ${log} WHERE sequence > greatest($1::int8, series.packed_to) ORDER BY sequence LIMIT ${APPENDS_AT_ONCE}
       ) AS log ON true WHERE series.number = $2::int ORDER BY log.sequence`,
      [sequence, number],
    );
  }
}

function logRowOf(row: readonly unknown[]): LogRow {
  const [sequence, receivedMs, keys, times, ...others] = row;
  return {
    sequence: sequence as number,
    receivedMs: receivedMs as number | null,
    cells: cellsOfArrays(
      keys as Uint8Array,
      times as Uint8Array,
      others.filter((column) => column instanceof Uint8Array),
    ),
  };
}
