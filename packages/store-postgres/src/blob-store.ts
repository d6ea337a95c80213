import type { BlobStore } from '@roadstead/contracts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSession, DatabaseSessions } from './database/sessions.ts';
import { bytesOfText } from './ordered-bytes.ts';
import { partNumbers } from './writing/part-numbers.ts';
import type { Part, PartState, WriteTransaction } from './writing/transaction.ts';
import type { GroupWriter, PreparedOperation } from './writing/writer.ts';

/** Blobs are stored in parts: drivers copy each value several times, which limits the copies to a part. */
const PART_BYTES = 4 * 2 ** 20;

/** A blob in a transaction that replaces or removes it. */
class BlobChange implements PartState {
  readonly #session: DatabaseSession;
  readonly #table: string;
  readonly #bytesByName = new Map<string, Uint8Array | undefined>();

  constructor(session: DatabaseSession, table: string) {
    this.#session = session;
    this.#table = table;
  }

  set(name: string, bytes: Uint8Array | undefined, transaction: WriteTransaction): void {
    const [isSet, before] = [this.#bytesByName.has(name), this.#bytesByName.get(name)];
    transaction.onUndo(() => {
      if (isSet) this.#bytesByName.set(name, before);
      else this.#bytesByName.delete(name);
    });
    this.#bytesByName.set(name, bytes);
  }

  async flush(): Promise<void> {
    for (const [text, bytes] of this.#bytesByName) {
      const name = bytesOfText(text);
      await this.#session.rows(`DELETE FROM ${this.#table} WHERE name = $1`, [name]);
      const parts = bytes ? Math.max(1, Math.ceil(bytes.length / PART_BYTES)) : 0;
      for (let part = 0; part < parts; part++) {
        const partBytes = bytes!.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
        const sql = `INSERT INTO ${this.#table} (name, part, bytes) VALUES ($1, $2, $3)`;
        await this.#session.rows(sql, [name, part, partBytes]);
      }
    }
  }
}

/** Creates the blobs of a store: bytes by name. `put` copies the bytes once. */
export function createPostgresBlobStore(
  sessions: DatabaseSessions,
  writer: GroupWriter,
  schema: DatabaseSchema,
): BlobStore {
  const table = schema.table('blob');

  function operationOf(name: string, bytes: Uint8Array | undefined): PreparedOperation {
    const part: Part<BlobChange> = {
      number: partNumbers.blob(name),
      lock: 'exclusive',
      isReady: true,
      prepare: async () => undefined,
      begin: async ({ session }) => new BlobChange(session, table),
    };
    return {
      part,
      async apply(transaction) {
        (await transaction.state(part)).set(name, bytes, transaction);
        return undefined;
      },
    };
  }

  return {
    async read(name): Promise<Uint8Array | undefined> {
      const sql = `SELECT bytes FROM ${table} WHERE name = $1 ORDER BY part`;
      const rows = (await sessions.rows(sql, [bytesOfText(name)])) as readonly [Uint8Array][];
      if (rows.length === 0) return undefined;
      const bytes = new Uint8Array(rows.reduce((sum, [part]) => sum + part.length, 0));
      for (const [at, [part]] of rows.entries()) bytes.set(part, at * PART_BYTES);
      return bytes;
    },
    put: (name, bytes) => writer.prepare(operationOf(name, Uint8Array.from(bytes))),
    remove: (name) => writer.prepare(operationOf(name, undefined)),
  };
}
