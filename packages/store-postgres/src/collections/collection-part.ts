import type { DatabaseSchema } from '../database/schema.ts';
import type { DatabaseSessions } from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import type { Part, WriteTransaction } from '../writing/transaction.ts';
import { CollectionChanges } from './collection-changes.ts';
import type { CollectionFields, DocumentTables } from './document-tables.ts';
import { prepareCollection, readTables } from './tables.ts';

/** A collection as a part of transactions. */
export class CollectionPart implements Part<CollectionChanges> {
  readonly lock = 'exclusive';
  readonly #fields: CollectionFields;
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  #tables: DocumentTables | undefined;
  #preparing: Promise<DocumentTables> | undefined;

  constructor(fields: CollectionFields, sessions: DatabaseSessions, schema: DatabaseSchema) {
    this.#fields = fields;
    this.#sessions = sessions;
    this.#schema = schema;
  }

  get isReady(): boolean {
    return this.#tables !== undefined;
  }

  get number(): number {
    return partNumbers.collection(this.#tables!.number);
  }

  /** Returns the tables, which the first call creates or migrates. @throws StoreError as `prepareCollection` */
  async tables(): Promise<DocumentTables> {
    if (this.#tables) return this.#tables;
    this.#preparing ??= prepareCollection(this.#sessions, this.#schema, this.#fields);
    try {
      this.#tables ??= await this.#preparing;
      return this.#tables;
    } finally {
      // After a failure the next call tries again.
      this.#preparing = undefined;
    }
  }

  async prepare(): Promise<void> {
    await this.tables();
  }

  /** Begins with the tables as they are now: another process may have added some, which all processes maintain. */
  async begin(transaction: WriteTransaction): Promise<CollectionChanges> {
    const { name } = this.#fields;
    const tables = (await readTables(transaction.session, this.#schema, name))!;
    if (tables.version !== this.#tables!.version) this.#tables = tables;
    return new CollectionChanges(transaction, this.#schema, name, this.#tables!);
  }
}
