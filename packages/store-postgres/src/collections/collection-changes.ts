import type { WriteError } from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { PartState, WriteTransaction } from '../writing/transaction.ts';
import type { DocumentTables, PartTable } from './document-tables.ts';
import { deleteEntries, insertEntries, recordArrayFields } from './entries.ts';
import { UniqueChanges } from './unique-changes.ts';
import { idOfBytes, indexEntries } from './values.ts';

/** A document in a transaction: as it is in the database, and as it will be. */
interface ChangedDocument {
  readonly key: Uint8Array;
  readonly before: string | undefined;
  after: string | undefined;
}

/**
 * The documents and values of uniques that a transaction reads and changes. The collection is locked, so what was read once remains
 * true until the commit.
 */
export class CollectionChanges implements PartState {
  readonly #transaction: WriteTransaction;
  readonly #schema: DatabaseSchema;
  readonly #name: string;
  readonly #tables: DocumentTables;
  readonly #documents = new Map<string, ChangedDocument>();
  readonly #uniques: readonly UniqueChanges[];
  readonly #wanted = new Map<string, Uint8Array>();

  constructor(
    transaction: WriteTransaction,
    schema: DatabaseSchema,
    name: string,
    tables: DocumentTables,
  ) {
    this.#transaction = transaction;
    this.#schema = schema;
    this.#name = name;
    this.#tables = tables;
    this.#uniques = this.#partsOf('unique').map(
      ({ table, fields }) => new UniqueChanges(transaction.session, table, fields),
    );
  }

  /** Announces a document that will be read, and the one that will replace it. */
  announce(key: Uint8Array, document?: object): void {
    const id = idOfBytes(key);
    if (!this.#documents.has(id)) this.#wanted.set(id, key);
    if (document) for (const unique of this.#uniques) unique.announce(document);
  }

  /** Reads all that was announced, by one statement for each table. */
  async load(): Promise<void> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    if (wanted.length > 0) {
      const sql = `SELECT key, body FROM ${this.#tables.documents} WHERE key = ANY ($1::bytea[])`;
      const rows = await this.#transaction.session.rows(sql, [wanted.map(([, key]) => key)]);
      const bodies = new Map(
        rows.map(([key, body]) => [idOfBytes(key as Uint8Array), body as string]),
      );
      for (const [id, key] of wanted)
        this.#documents.set(id, { key, before: bodies.get(id), after: bodies.get(id) });
    }
    for (const unique of this.#uniques) await unique.load();
  }

  /** Returns the JSON of a document as the transaction sees it; undefined if it does not exist. */
  async read(key: Uint8Array): Promise<string | undefined> {
    return (await this.#document(key)).after;
  }

  /** Inserts or replaces a document, or removes it where it is undefined; a conflict if another has the values of a unique. */
  async replace(
    key: Uint8Array,
    document: { readonly value: object; readonly json: string } | undefined,
  ): Promise<WriteError | undefined> {
    const changed = await this.#document(key);
    if (this.#uniques.length > 0) {
      const before =
        changed.after === undefined ? undefined : (JSON.parse(changed.after) as object);
      for (const unique of this.#uniques)
        if (!(await unique.replace(key, before, document?.value, this.#transaction)))
          return { kind: 'conflict', collection: this.#name, fields: unique.fields };
    }
    const { after } = changed;
    this.#transaction.onUndo(() => {
      changed.after = after;
    });
    changed.after = document?.json;
    return undefined;
  }

  async flush(): Promise<void> {
    const changed = [...this.#documents.values()].filter(({ before, after }) => before !== after);
    if (changed.length === 0) return;
    const { session } = this.#transaction;
    const removed = changed.filter(({ after }) => after === undefined);
    const written = changed.filter(({ after }) => after !== undefined);
    if (removed.length > 0)
      await session.rows(`DELETE FROM ${this.#tables.documents} WHERE key = ANY ($1::bytea[])`, [
        removed.map(({ key }) => key),
      ]);
    if (written.length > 0)
      await session.rows(
        `INSERT INTO ${this.#tables.documents} (key, body) SELECT key, body::json FROM unnest($1::bytea[], $2::text[]) AS given (key, body)
         ON CONFLICT (key) DO UPDATE SET body = excluded.body`,
        [written.map(({ key }) => key), written.map(({ after }) => after!)],
      );
    for (const unique of this.#uniques) await unique.flush();
    await this.#flushIndexes(changed);
  }

  async #flushIndexes(changed: readonly ChangedDocument[]): Promise<void> {
    const indexes = this.#partsOf('index');
    if (indexes.length === 0) return;
    const { session } = this.#transaction;
    const parsed = changed.map(({ key, before, after }) => ({
      key,
      before: before === undefined ? undefined : (JSON.parse(before) as object),
      after: after === undefined ? undefined : (JSON.parse(after) as object),
    }));
    const documents = parsed.flatMap(({ after }) => after ?? []);
    for (const { table, fields } of indexes) {
      const columns = fields.length + 1;
      const differences = parsed.map(({ key, before, after }) =>
        differenceOf(entriesIn(before, fields, key), entriesIn(after, fields, key)),
      );
      const old = differences.flatMap(({ removed }) => removed);
      const added = differences.flatMap((difference) => difference.added);
      await deleteEntries(session, table, columns, old);
      await insertEntries(session, table, columns, 'index', added);
      await recordArrayFields(session, this.#schema, this.#tables.number, fields, documents);
    }
  }

  #partsOf(kind: PartTable['kind']): readonly PartTable[] {
    return this.#tables.parts.filter((part) => part.kind === kind);
  }

  async #document(key: Uint8Array): Promise<ChangedDocument> {
    const id = idOfBytes(key);
    const known = this.#documents.get(id);
    if (known) return known;
    this.announce(key);
    await this.load();
    return this.#documents.get(id)!;
  }
}

function entriesIn(
  document: object | undefined,
  fields: readonly string[],
  key: Uint8Array,
): readonly Uint8Array[][] {
  return document ? indexEntries(document, fields).map((entry) => [...entry, key]) : [];
}

function differenceOf(
  before: readonly Uint8Array[][],
  after: readonly Uint8Array[][],
): { readonly removed: readonly Uint8Array[][]; readonly added: readonly Uint8Array[][] } {
  const idOf = (entry: readonly Uint8Array[]): string => entry.map(idOfBytes).join('\u{100}');
  const [old, next] = [new Set(before.map(idOf)), new Set(after.map(idOf))];
  return {
    removed: before.filter((entry) => !next.has(idOf(entry))),
    added: after.filter((entry) => !old.has(idOf(entry))),
  };
}
