import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { DatabaseSession } from '../database/sessions.ts';
import type { WriteTransaction } from '../writing/transaction.ts';
import { insertEntries } from './entries.ts';
import { idOfBytes, uniqueValuesText } from './values.ts';

/** Longer values are held by their hash: PostgreSQL's B-trees store rows of up to 2 704 bytes. */
const HELD_BYTES_MAX = 1000;

/** Values of a unique: the key of the document that holds them, in the database and after the transaction. */
interface Held {
  readonly before: Uint8Array | undefined;
  after: Uint8Array | undefined;
}

/** The values of a unique that a transaction reads and changes. */
export class UniqueChanges {
  readonly fields: readonly string[];
  readonly #session: DatabaseSession;
  readonly #table: string;
  readonly #held = new Map<string, Held>();
  readonly #wanted = new Set<string>();

  constructor(session: DatabaseSession, table: string, fields: readonly string[]) {
    this.#session = session;
    this.#table = table;
    this.fields = fields;
  }

  announce(document: object): void {
    const text = uniqueValuesText(document, this.fields);
    if (text !== undefined && !this.#held.has(text)) this.#wanted.add(text);
  }

  async load(): Promise<void> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    if (wanted.length === 0) return;
    const sql = `SELECT held, key FROM ${this.#table} WHERE held = ANY ($1::bytea[])`;
    const rows = await this.#session.rows(sql, [wanted.map(heldBytes)]);
    const keys = new Map(
      rows.map(([held, key]) => [idOfBytes(held as Uint8Array), key as Uint8Array]),
    );
    for (const text of wanted) {
      const key = keys.get(idOfBytes(heldBytes(text)));
      this.#held.set(text, { before: key, after: key });
    }
  }

  /** @returns false if another document holds the values */
  async replace(
    key: Uint8Array,
    before: object | undefined,
    after: object | undefined,
    transaction: WriteTransaction,
  ): Promise<boolean> {
    const old = before && uniqueValuesText(before, this.fields);
    const next = after && uniqueValuesText(after, this.fields);
    if (old === next) return true;
    if (old !== undefined) this.#set(await this.#heldOf(old), undefined, transaction);
    if (next === undefined) return true;
    const held = await this.#heldOf(next);
    if (held.after) return false;
    this.#set(held, key, transaction);
    return true;
  }

  async flush(): Promise<void> {
    const changed = [...this.#held].filter(
      ([, { before, after }]) => (before && idOfBytes(before)) !== (after && idOfBytes(after)),
    );
    const old = changed.filter(([, { before }]) => before);
    if (old.length > 0)
      await this.#session.rows(`DELETE FROM ${this.#table} WHERE held = ANY ($1::bytea[])`, [
        old.map(([text]) => heldBytes(text)),
      ]);
    const added = changed.flatMap(([text, { after }]) => (after ? [[heldBytes(text), after]] : []));
    await insertEntries(this.#session, this.#table, 2, 'unique', added);
  }

  #set(held: Held, after: Uint8Array | undefined, transaction: WriteTransaction): void {
    const { after: afterBefore } = held;
    transaction.onUndo(() => {
      held.after = afterBefore;
    });
    held.after = after;
  }

  async #heldOf(text: string): Promise<Held> {
    if (!this.#held.has(text)) {
      this.#wanted.add(text);
      await this.load();
    }
    return this.#held.get(text)!;
  }
}

/** Returns the bytes under which the values of a unique are stored. */
export function heldBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  return bytes.length <= HELD_BYTES_MAX ? bytes : createHash('sha256').update(bytes).digest();
}
