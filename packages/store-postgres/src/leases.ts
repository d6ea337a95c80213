import {
  assertLeaseDuration,
  assertLeaseText,
  type Lease,
  type Leases,
  type WriteOperation,
} from '@roadstead/contracts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSessions } from './database/sessions.ts';
import { bytesOfText, textOfOrderedBytes } from './ordered-bytes.ts';
import { partNumbers } from './writing/part-numbers.ts';
import type { Part } from './writing/transaction.ts';
import type { GroupWriter } from './writing/writer.ts';

/** The time of the database, which all processes share: epoch milliseconds. */
const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::int8';

/**
 * The leases of a store: one row for the newest lease of each name, without a holder after its release. A `fence` locks the lease
 * shared, a change of the lease exclusively, so that each waits for the transactions of the other.
 */
export class PostgresLeases implements Leases {
  readonly #sessions: DatabaseSessions;
  readonly #writer: GroupWriter;
  readonly #schema: DatabaseSchema;
  readonly #table: string;

  constructor(sessions: DatabaseSessions, writer: GroupWriter, schema: DatabaseSchema) {
    this.#sessions = sessions;
    this.#writer = writer;
    this.#schema = schema;
    this.#table = schema.table('lease');
  }

  async acquire(name: string, holder: string, durationMs: number): Promise<Lease | undefined> {
    assertLeaseText(name);
    assertLeaseText(holder);
    assertLeaseDuration(durationMs);
    return this.#change(
      name,
      `INSERT INTO ${this.#table} AS stored VALUES ($1, $2, 1, ${NOW} + $3::int8)
       ON CONFLICT (name) DO UPDATE
       SET holder = excluded.holder, number = stored.number + 1, expires_ms = excluded.expires_ms
       WHERE stored.holder IS NULL OR stored.holder = excluded.holder OR stored.expires_ms <= ${NOW}`,
      [bytesOfText(holder), durationMs],
    );
  }

  async renew({ name, fencingNumber }: Lease, durationMs: number): Promise<Lease | undefined> {
    assertLeaseDuration(durationMs);
    return this.#change(
      name,
      `UPDATE ${this.#table} SET expires_ms = ${NOW} + $3::int8
       WHERE name = $1 AND number = $2::int8 AND holder IS NOT NULL`,
      [fencingNumber, durationMs],
    );
  }

  async release({ name, fencingNumber }: Lease): Promise<void> {
    const sql = `UPDATE ${this.#table} SET holder = NULL WHERE name = $1 AND number = $2::int8`;
    await this.#sessions.rows(sql, [bytesOfText(name), fencingNumber]);
  }

  async read(name: string): Promise<Lease | undefined> {
    const [row] = await this.#sessions.rows(
      `SELECT holder, number, expires_ms FROM ${this.#table}
       WHERE name = $1 AND holder IS NOT NULL AND expires_ms > ${NOW}`,
      [bytesOfText(name)],
    );
    return row && leaseOf(name, row);
  }

  /** Prepares the release of a lease with a fencing number of another store, if its own is lower. */
  load(name: string, fencingNumber: number): WriteOperation {
    assertLeaseText(name);
    const sql = `INSERT INTO ${this.#table} AS stored VALUES ($1, NULL, $2::int8, 0)
      ON CONFLICT (name) DO UPDATE SET holder = NULL, number = greatest(stored.number, excluded.number)`;
    const part = leasePart(name, 'exclusive');
    return this.#writer.prepare({
      part,
      async apply(transaction) {
        await transaction.state(part);
        await transaction.session.rows(sql, [bytesOfText(name), fencingNumber]);
        return undefined;
      },
    });
  }

  fence({ name, fencingNumber }: Lease): WriteOperation {
    const part = leasePart(name, 'shared');
    const sql = `SELECT 1 FROM ${this.#table} WHERE name = $1 AND number = $2::int8 AND holder IS NOT NULL`;
    return this.#writer.prepare({
      part,
      async apply(transaction) {
        await transaction.state(part);
        const current = await transaction.session.rows(sql, [bytesOfText(name), fencingNumber]);
        return current.length === 1 ? undefined : { kind: 'lease-lost', lease: name };
      },
    });
  }

  /** Changes a lease in a transaction that waits for running fences. */
  async #change(
    name: string,
    sql: string,
    parameters: readonly (string | number | Uint8Array)[],
  ): Promise<Lease | undefined> {
    this.#sessions.assertOpen();
    const [row] = await this.#sessions.transaction(async (session) => {
      const lock = this.#schema.lock(partNumbers.lease(name));
      await session.rows('SELECT pg_advisory_xact_lock($1::int8)', [lock]);
      return session.rows(`${sql} RETURNING holder, number, expires_ms`, [
        bytesOfText(name),
        ...parameters,
      ]);
    });
    return row && leaseOf(name, row);
  }
}

function leasePart(name: string, lock: Part['lock']): Part {
  return {
    ...{ number: partNumbers.lease(name), lock, isReady: true },
    prepare: async () => undefined,
    begin: async () => ({ flush: async () => undefined }),
  };
}

function leaseOf(name: string, [holder, number, expiresMs]: readonly unknown[]): Lease {
  return {
    name,
    holder: textOfOrderedBytes(holder as Uint8Array),
    fencingNumber: number as number,
    expiresMs: expiresMs as number,
  };
}
