import { setTimeout } from 'node:timers/promises';
import { isUnwritable, StoreError } from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';

const RETRY_MS = 200;
/** A server that is restarted answers within seconds, after a crash once it has read its log. */
const WAIT_MS_MAX = 60_000;

/** The number that a transaction writes first, to find out later whether it was committed: ids of transactions are used again after a crash. */
export interface TransactionMark {
  /** The writer, which runs one transaction at a time: a UUID. */
  readonly writer: string;
  /** Its number among the transactions of the writer, from 1. */
  readonly number: number;
}

/** Returns the statement, with the parameters $1 and $2, that writes a mark. */
export function markStatement(schema: DatabaseSchema): string {
  return `INSERT INTO ${schema.table('writer')} VALUES ($1::uuid, $2::int8, now())
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, written = excluded.written`;
}

/** Returns the statement that removes the marks of processes that ended long ago. */
export function oldMarksStatement(schema: DatabaseSchema): string {
  return `DELETE FROM ${schema.table('writer')} WHERE written < now() - interval '1 day'`;
}

/**
 * Finds out whether PostgreSQL has committed a transaction whose COMMIT got no reply, as soon as it can be reached again.
 * @throws StoreError `other` if it cannot be found out: the write may be stored
 */
export async function isCommitted(
  sessions: DatabaseSessions,
  schema: DatabaseSchema,
  { writer, number }: TransactionMark,
): Promise<boolean> {
  // Waits for the transaction while it is in progress: both write this row.
  const sql = `INSERT INTO ${schema.table('writer')} AS stored VALUES ($1::uuid, 0, now())
    ON CONFLICT (id) DO UPDATE SET number = stored.number RETURNING number`;
  const end = performance.now() + WAIT_MS_MAX;
  while (performance.now() < end) {
    try {
      const [row] = await sessions.use((session) => session.rows(sql, [writer]));
      return Number(row![0]) === number;
    } catch (error) {
      if (!isUnwritable(error)) throw error;
    }
    await setTimeout(RETRY_MS);
  }
  throw new StoreError('PostgreSQL did not report whether it has stored a write');
}
