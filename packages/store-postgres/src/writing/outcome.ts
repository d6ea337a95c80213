import { setTimeout } from 'node:timers/promises';
import { isUnwritable, StoreError } from '@roadstead/contracts';
import type { DatabaseSessions } from '../database/sessions.ts';

const RETRY_MS = 200;
/** A server that is restarted answers within seconds, after a crash once it has read its log. */
const ATTEMPTS_MAX = 300;

/**
 * Finds out whether PostgreSQL has committed a transaction whose COMMIT got no reply, as soon as it can be reached again.
 * @throws StoreError `other` if it cannot be found out: the write may be stored
 */
export async function transactionOutcome(
  sessions: DatabaseSessions,
  id: string,
): Promise<'committed' | 'aborted'> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const status = await statusOf(sessions, id);
    if (status === 'committed' || status === 'aborted') return status;
    await setTimeout(RETRY_MS);
  }
  throw new StoreError('PostgreSQL did not tell whether it has stored a write');
}

/** Returns the status of a transaction; undefined while PostgreSQL cannot be reached. */
async function statusOf(sessions: DatabaseSessions, id: string): Promise<unknown> {
  try {
    const rows = await sessions.use((session) =>
      session.rows('SELECT pg_xact_status($1::xid8)', [id]),
    );
    return rows[0]?.[0];
  } catch (error) {
    if (isUnwritable(error)) return undefined;
    throw error;
  }
}
