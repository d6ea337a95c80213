import type { Schema } from '../database/schema.ts';
import type { Sessions } from '../database/sessions.ts';
import { partNumbers } from '../writing/part-numbers.ts';
import type { Part, Transaction } from '../writing/transaction.ts';
import { CollectionChanges } from './collection-changes.ts';
import { type CollectionTables, type FieldsSchema, prepareTables, readTables } from './tables.ts';

/** A collection as a part of transactions. */
export class CollectionPart implements Part<CollectionChanges> {
  readonly lock = 'exclusive';
  readonly #fields: FieldsSchema;
  readonly #sessions: Sessions;
  readonly #schema: Schema;
  #tables: CollectionTables | undefined;
  #preparing: Promise<CollectionTables> | undefined;

  constructor(fields: FieldsSchema, sessions: Sessions, schema: Schema) {
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

  /** Returns the tables, which the first call creates or migrates. @throws StoreError as `prepareTables` */
  async tables(): Promise<CollectionTables> {
    if (this.#tables) return this.#tables;
    this.#preparing ??= prepareTables(this.#sessions, this.#schema, this.#fields);
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
  async begin(transaction: Transaction): Promise<CollectionChanges> {
    const { name } = this.#fields;
    const tables = (await readTables(transaction.session, this.#schema, name))!;
    if (tables.version !== this.#tables!.version) this.#tables = tables;
    return new CollectionChanges(transaction, this.#schema, name, this.#tables!);
  }
}
