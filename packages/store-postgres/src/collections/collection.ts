import type {
  Collection,
  CollectionSchema,
  DocumentChange,
  FieldValue,
  Find,
  Page,
  WriteOperation,
} from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';
import { bytesOfValue, valueOfBytes } from '../ordered-bytes.ts';
import type { Part, WriteTransaction } from '../writing/transaction.ts';
import type { GroupWriter, PreparedOperation } from '../writing/writer.ts';
import type { CollectionChanges } from './collection-changes.ts';
import { CollectionPart } from './collection-part.ts';
import { DocumentFinder } from './finder.ts';
import { indexEntries, keyBytes } from './values.ts';

/** A collection: documents as JSON in one table, each index and each unique in its own table. */
export class PostgresCollection<Document extends object> implements Collection<Document> {
  readonly #schema: CollectionSchema<Document>;
  readonly #sessions: DatabaseSessions;
  readonly #writer: GroupWriter;
  readonly #part: CollectionPart;
  readonly #finder: DocumentFinder;
  /** Parts that operations of changes needed: locked before the collection is read, they cost no second attempt. */
  readonly #changeParts = new Map<number, Part>();

  constructor(
    fields: CollectionSchema<Document>,
    sessions: DatabaseSessions,
    writer: GroupWriter,
    schema: DatabaseSchema,
  ) {
    this.#schema = fields;
    this.#sessions = sessions;
    this.#writer = writer;
    this.#part = new CollectionPart(fields, sessions, schema);
    this.#finder = new DocumentFinder(fields, sessions, schema);
  }

  async get(key: FieldValue): Promise<Document | undefined> {
    this.#sessions.assertOpen();
    const { documents } = await this.#part.tables();
    const sql = `SELECT body FROM ${documents} WHERE key = $1`;
    const [row] = await this.#sessions.rows(sql, [bytesOfValue(key)]);
    return row && (JSON.parse(row[0] as string) as Document);
  }

  async find(find: Find, page: Page): Promise<readonly Document[]> {
    this.#assertFind(find, page);
    const found = await this.#finder.find(find, page, await this.#part.tables());
    return found.map((json) => JSON.parse(json) as Document);
  }

  async findKeys(find: Find, page: Page): Promise<readonly FieldValue[]> {
    this.#assertFind(find, page);
    const found = await this.#finder.findKeys(find, page, await this.#part.tables());
    return found.map(valueOfBytes);
  }

  async count(find: Find): Promise<number> {
    this.#sessions.assertOpen();
    this.#finder.assertFind(find);
    return this.#finder.count(find, await this.#part.tables());
  }

  insert(document: Document): WriteOperation {
    return this.#writer.prepare(this.#writeOf(document, false));
  }

  put(document: Document): WriteOperation {
    return this.#writer.prepare(this.#writeOf(document, true));
  }

  remove(key: FieldValue): WriteOperation {
    const bytes = bytesOfValue(key);
    return this.#writer.prepare({
      part: this.#part,
      announce: this.#announce(bytes),
      apply: async (transaction) => (await this.#changes(transaction)).replace(bytes, undefined),
    });
  }

  async change(
    key: FieldValue,
    change: (document: Document) => DocumentChange<Document> | undefined,
  ): Promise<Document | undefined> {
    const bytes = bytesOfValue(key);
    const needs = [...this.#changeParts.values()].map((part) => ({ part }));
    return this.#writer.enqueue(
      [{ part: this.#part, announce: this.#announce(bytes) }, ...needs],
      async (transaction) => {
        const before = await (await this.#changes(transaction)).read(bytes);
        if (before === undefined) return () => undefined;
        const changed = change(JSON.parse(before) as Document);
        if (changed === undefined) return () => JSON.parse(before) as Document;
        const { document, operations = [] } = changed;
        if (!isSameBytes(keyBytes(document, this.#schema.key), bytes))
          throw new Error(`A change of ${key} changed its key`);
        const all = this.#writer.operationsOf(operations);
        this.#learn(all);
        await this.#writer.apply([this.#writeOf(document, true), ...all], transaction);
        const json = (await (await this.#changes(transaction)).read(bytes))!;
        return () => JSON.parse(json) as Document;
      },
    );
  }

  async removeReturning(
    key: FieldValue,
    operations: readonly WriteOperation[] = [],
  ): Promise<Document | undefined> {
    this.#sessions.assertOpen();
    const bytes = bytesOfValue(key);
    const all = this.#writer.operationsOf(operations);
    return this.#writer.enqueue(
      [{ part: this.#part, announce: this.#announce(bytes) }, ...all],
      async (transaction) => {
        const changes = await this.#changes(transaction);
        const before = await changes.read(bytes);
        if (before === undefined) return () => undefined;
        await changes.replace(bytes, undefined);
        await this.#writer.apply(all, transaction);
        return () => JSON.parse(before) as Document;
      },
    );
  }

  #assertFind(find: Find, { offset = 0, limit }: Page): void {
    this.#sessions.assertOpen();
    this.#finder.assertFind(find);
    for (const number of [offset, limit])
      if (!Number.isSafeInteger(number) || number < 0)
        throw new RangeError(`A page cannot have the offset or limit ${number}`);
  }

  /**
   * Prepares the write of a document: serialises it, so that later changes of the object do not reach the store.
   * @throws TypeError for a key or an indexed value that cannot be stored
   */
  #writeOf(document: Document, mayReplace: boolean): PreparedOperation {
    const { name, key: keyField, indexes = {} } = this.#schema;
    const key = keyBytes(document, keyField);
    const json = JSON.stringify(document);
    const value = JSON.parse(json) as Document;
    for (const fields of Object.values(indexes)) indexEntries(value, fields);
    return {
      part: this.#part,
      announce: this.#announce(key, value),
      apply: async (transaction) => {
        const changes = await this.#changes(transaction);
        if (!mayReplace && (await changes.read(key)) !== undefined)
          return { kind: 'conflict', collection: name, fields: [keyField] };
        return changes.replace(key, { value, json });
      },
    };
  }

  #announce(key: Uint8Array, document?: Document) {
    return async (transaction: WriteTransaction): Promise<void> =>
      (await this.#changes(transaction)).announce(key, document);
  }

  #changes(transaction: WriteTransaction): Promise<CollectionChanges> {
    return transaction.state(this.#part);
  }

  #learn(operations: readonly PreparedOperation[]): void {
    for (const { part } of operations)
      if (part.isReady && part.number < LEARNED_MAX) this.#changeParts.set(part.number, part);
  }
}

/** Collections and series have smaller numbers; blobs and leases are too many to lock them all. */
const LEARNED_MAX = 2 ** 31;

function isSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
