import {
  assertLeaseDuration,
  assertLeaseText,
  type Lease,
  type Leases,
  type WriteError,
} from '@roadstead/contracts';
import type { Schema } from './database/schema.ts';
import type { Session, Sessions } from './database/sessions.ts';
import { bytesOfText, textOfBytes } from './ordered-bytes.ts';
import { partNumbers } from './writing/part-numbers.ts';
import type { Part } from './writing/transaction.ts';
import type { Writer } from './writing/writer.ts';

/** The time of the database, which all processes share: epoch milliseconds. */
const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::int8';

/**
 * Creates the leases of a store: one row for the newest lease of each name, without a holder after its release. A `fence` locks the lease
 * shared, a change of the lease exclusively, so that each waits for the transactions of the other.
 */
export function createLeases(sessions: Sessions, writer: Writer, schema: Schema): Leases {
  const table = schema.table('lease');

  /** Changes a lease in a transaction that waits for running fences. */
  async function changeLease(
    name: string,
    sql: string,
    parameters: readonly (string | number | Uint8Array)[],
  ): Promise<Lease | undefined> {
    sessions.assertOpen();
    const [row] = await sessions.transaction(async (session) => {
      const lock = schema.lock(partNumbers.lease(name));
      await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [lock]);
      return session.rows(`${sql} RETURNING holder, number, expires_ms`, [
        bytesOfText(name),
        ...parameters,
      ]);
    });
    return row && leaseOf(name, row);
  }

  return {
    async acquire(name, holder, durationMs): Promise<Lease | undefined> {
      assertLeaseText(name);
      assertLeaseText(holder);
      assertLeaseDuration(durationMs);
      return changeLease(
        name,
        `INSERT INTO ${table} AS stored VALUES ($1, $2, 1, ${NOW} + $3::int8)
         ON CONFLICT (name) DO UPDATE
         SET holder = excluded.holder, number = stored.number + 1, expires_ms = excluded.expires_ms
         WHERE stored.holder IS NULL OR stored.holder = excluded.holder OR stored.expires_ms <= ${NOW}`,
        [bytesOfText(holder), durationMs],
      );
    },

    async renew({ name, fencingNumber }, durationMs): Promise<Lease | undefined> {
      assertLeaseDuration(durationMs);
      return changeLease(
        name,
        `UPDATE ${table} SET expires_ms = ${NOW} + $3::int8
         WHERE name = $1 AND number = $2::int8 AND holder IS NOT NULL`,
        [fencingNumber, durationMs],
      );
    },

    async release({ name, fencingNumber }): Promise<void> {
      sessions.assertOpen();
      const sql = `UPDATE ${table} SET holder = NULL WHERE name = $1 AND number = $2::int8`;
      await sessions.rows(sql, [bytesOfText(name), fencingNumber]);
    },

    async read(name): Promise<Lease | undefined> {
      const [row] = await sessions.rows(
        `SELECT holder, number, expires_ms FROM ${table}
         WHERE name = $1 AND holder IS NOT NULL AND expires_ms > ${NOW}`,
        [bytesOfText(name)],
      );
      return row && leaseOf(name, row);
    },

    fence({ name, fencingNumber }) {
      const part: Part = {
        number: partNumbers.lease(name),
        lock: 'shared',
        isReady: true,
        prepare: async () => undefined,
        begin: async () => ({ flush: async () => undefined }),
      };
      return writer.prepare({
        part,
        async apply(transaction): Promise<WriteError | undefined> {
          await transaction.state(part);
          const isCurrent = await isCurrentLease(transaction.session, table, name, fencingNumber);
          return isCurrent ? undefined : { kind: 'lease-lost', lease: name };
        },
      });
    },
  };
}

async function isCurrentLease(
  session: Session,
  table: string,
  name: string,
  fencingNumber: number,
): Promise<boolean> {
  const rows = await session.rows(
    `SELECT 1 FROM ${table} WHERE name = $1 AND number = $2::int8 AND holder IS NOT NULL`,
    [bytesOfText(name), fencingNumber],
  );
  return rows.length === 1;
}

function leaseOf(name: string, [holder, number, expiresMs]: readonly unknown[]): Lease {
  return {
    name,
    holder: textOfBytes(holder as Uint8Array),
    fencingNumber: number as number,
    expiresMs: expiresMs as number,
  };
}
