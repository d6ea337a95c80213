import type {
  Collection,
  CollectionSchema,
  Conflict,
  DocumentChange,
  FieldValue,
  Find,
  Page,
  WriteOperation,
} from '@roadstead/contracts';
import type { SqliteConnection, SqliteValue } from '../connection.ts';
import { type Apply, applyOrThrow, type Transactions } from '../transactions.ts';
import { Finder } from './finder.ts';
import type { IndexTable } from './index-table.ts';
import { type CollectionTables, prepareTables } from './tables.ts';
import { columnValue, documentKey, entriesOf, parseDocument } from './values.ts';

/** A collection: documents as JSON in one table, each index and each unique in its own table. */
export class SqliteCollection<Document extends object> implements Collection<Document> {
  private readonly schema: CollectionSchema<Document>;
  private readonly connection: SqliteConnection;
  private readonly transactions: Transactions;
  private readonly tables: CollectionTables;
  private readonly indexes: readonly IndexTable[];
  private readonly finder: Finder;
  private readonly selection: string;
  private readonly insertion: string;
  private readonly replacement: string;
  private readonly deletion: string;

  /** Migrates the tables of the file to the schema. @throws StoreError as `prepareTables` */
  constructor(schema: CollectionSchema<Document>, connection: SqliteConnection, transactions: Transactions) {
    this.schema = schema;
    this.connection = connection;
    this.transactions = transactions;
    this.tables = transactions.runSync(() => prepareTables(schema, connection));
    this.indexes = [...this.tables.indexes.values()];
    this.finder = new Finder(schema.key, this.tables, connection);
    const { documents } = this.tables;
    this.selection = `SELECT CAST(document AS BLOB) FROM ${documents} WHERE key = ?`;
    this.insertion = `INSERT INTO ${documents} (document, key) VALUES (?, ?)`;
    this.replacement = `UPDATE ${documents} SET document = ? WHERE key = ?`;
    this.deletion = `DELETE FROM ${documents} WHERE key = ?`;
  }

  async get(key: FieldValue): Promise<Document | undefined> {
    this.transactions.assertOpen();
    return this.read(columnValue(key));
  }

  async find(find: Find, page: Page): Promise<readonly Document[]> {
    this.transactions.assertOpen();
    return this.finder.keys(find, page).map((key) => this.read(key)!);
  }

  async count(find: Find): Promise<number> {
    this.transactions.assertOpen();
    return this.finder.count(find);
  }

  insert(document: Document): WriteOperation {
    return this.transactions.prepare(this.writeOf(document, false));
  }

  put(document: Document): WriteOperation {
    return this.transactions.prepare(this.writeOf(document, true));
  }

  remove(key: FieldValue): WriteOperation {
    const column = columnValue(key);
    return this.transactions.prepare(() => {
      const before = this.read(column);
      return before && this.replace(column, before);
    });
  }

  async change(
    key: FieldValue,
    change: (document: Document) => DocumentChange<Document> | undefined,
  ): Promise<Document | undefined> {
    const column = columnValue(key);
    return this.transactions.enqueue((transaction) => {
      const before = this.read(column);
      const changed = before && change(this.read(column)!);
      if (changed === undefined) return before;
      const { document, operations = [] } = changed;
      if (documentKey(document, this.schema.key) !== column)
        throw new Error(`A change of ${key} changed its key`);
      applyOrThrow(this.writeOf(document, true), transaction);
      this.transactions.apply(operations, transaction);
      return this.read(column);
    });
  }

  async removeReturning(
    key: FieldValue,
    operations: readonly WriteOperation[] = [],
  ): Promise<Document | undefined> {
    const column = columnValue(key);
    return this.transactions.enqueue((transaction) => {
      const before = this.read(column);
      if (!before) return undefined;
      this.replace(column, before);
      this.transactions.apply(operations, transaction);
      return before;
    });
  }

  /**
   * Prepares the write of a document: serialises it, so that later changes of the object do not reach the store.
   * @throws TypeError for a key or an indexed value that cannot be stored
   */
  private writeOf(document: Document, mayReplace: boolean): Apply {
    const { name, key: keyField } = this.schema;
    for (const { fields } of [...this.indexes, ...this.tables.uniques]) entriesOf(document, fields);
    const key = documentKey(document, keyField);
    const json = JSON.stringify(document);
    return () => {
      const before = this.read(key);
      if (before && !mayReplace) return { collection: name, fields: [keyField] };
      return this.replace(key, before, json);
    };
  }

  private read(key: SqliteValue): Document | undefined {
    const row = this.connection.row(this.selection, key);
    return row && parseDocument(row[0]!, this.schema.name, key);
  }

  private replace(
    key: SqliteValue,
    before: Document | undefined,
    json?: string,
  ): Conflict | undefined {
    const after: Document | undefined = json === undefined ? undefined : JSON.parse(json);
    for (const unique of this.tables.uniques)
      if (!unique.replace(key, before, after))
        return { collection: this.schema.name, fields: unique.fields };
    for (const index of this.indexes) index.replace(key, before, after);
    if (json === undefined) this.connection.run(this.deletion, key);
    else this.connection.run(before ? this.replacement : this.insertion, json, key);
    return undefined;
  }
}
