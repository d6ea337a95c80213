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
import { type CollectionTables, documentsTable, prepareTables } from './tables.ts';
import { tablesToRead } from './tables-to-read.ts';
import { columnValue, documentKey, entriesOf, keyOfColumn, parseDocument } from './values.ts';

/** A collection: documents as JSON in one table, each index and each unique in its own table. */
export class SqliteCollection<Document extends object> implements Collection<Document> {
  private readonly schema: CollectionSchema<Document>;
  private readonly connection: SqliteConnection;
  private readonly transactions: Transactions;
  private tables: CollectionTables;
  private finder: Finder;
  /** The version of the file that the tables are of. */
  private version: number;
  private readonly selection: string;
  private readonly selectionOfKeys: string;
  private readonly insertion: string;
  private readonly replacement: string;
  private readonly deletion: string;

  /** Migrates the tables of the file to the schema, unless it is read-only. @throws StoreError as `prepareTables` */
  constructor(
    schema: CollectionSchema<Document>,
    connection: SqliteConnection,
    transactions: Transactions,
  ) {
    this.schema = schema;
    this.connection = connection;
    this.transactions = transactions;
    const prepare = connection.isReadOnly ? tablesToRead : prepareTables;
    this.tables = transactions.runSync(() => prepare(schema, connection));
    this.finder = new Finder(schema.key, this.tables, connection);
    this.version = transactions.version;
    const documents = documentsTable(schema);
    this.selection = `SELECT CAST(document AS BLOB) FROM ${documents} WHERE key = ?`;
    this.selectionOfKeys = `SELECT CAST(document AS BLOB) FROM json_each(?) AS found
      CROSS JOIN ${documents} AS stored ON stored.key = found.value ORDER BY found.key`;
    this.insertion = `INSERT INTO ${documents} (document, key) VALUES (?, ?)`;
    this.replacement = `UPDATE ${documents} SET document = ? WHERE key = ?`;
    this.deletion = `DELETE FROM ${documents} WHERE key = ?`;
  }

  async get(key: FieldValue): Promise<Document | undefined> {
    const column = columnValue(key);
    return this.read(() => this.documentAt(column));
  }

  async find(find: Find, page: Page): Promise<readonly Document[]> {
    return this.read(() => this.documentsOf(this.finder.keys(find, page)));
  }

  async findKeys(find: Find, page: Page): Promise<readonly FieldValue[]> {
    return this.read(() => this.finder.keys(find, page).map(keyOfColumn));
  }

  async count(find: Find): Promise<number> {
    return this.read(() => this.finder.count(find));
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
      const before = this.documentAt(column);
      return before && this.replace(column, before);
    });
  }

  async change(
    key: FieldValue,
    change: (document: Document) => DocumentChange<Document> | undefined,
  ): Promise<Document | undefined> {
    const column = columnValue(key);
    return this.transactions.enqueue((transaction) => {
      const before = this.documentAt(column);
      const changed = before && change(this.documentAt(column)!);
      if (changed === undefined) return before;
      const { document, operations = [] } = changed;
      if (documentKey(document, this.schema.key) !== column)
        throw new Error(`A change of ${key} changed its key`);
      applyOrThrow(this.writeOf(document, true), transaction);
      this.transactions.apply(operations, transaction);
      return this.documentAt(column);
    });
  }

  async removeReturning(
    key: FieldValue,
    operations: readonly WriteOperation[] = [],
  ): Promise<Document | undefined> {
    const column = columnValue(key);
    return this.transactions.enqueue((transaction) => {
      const before = this.documentAt(column);
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
    for (const { fields } of [...this.tables.indexes.values(), ...this.tables.uniques])
      entriesOf(document, fields);
    const key = documentKey(document, keyField);
    const json = JSON.stringify(document);
    return () => {
      const before = this.documentAt(key);
      if (before && !mayReplace) return { kind: 'conflict', collection: name, fields: [keyField] };
      return this.replace(key, before, json);
    };
  }

  /** Runs a read on the present state of the collection. */
  private read<Result>(run: () => Result): Result {
    return this.transactions.read(() => {
      this.follow();
      return run();
    });
  }

  /** Reads which tables there are, if another connection has committed. */
  private follow(): void {
    const { version } = this.transactions;
    if (version === this.version) return;
    const { schema, connection } = this;
    this.tables = tablesToRead(schema, connection, this.tables);
    this.finder = new Finder(schema.key, this.tables, connection);
    this.version = version;
  }

  /** Returns the documents of present keys, by one statement for all: each has as much overhead as reading a document. */
  private documentsOf(keys: readonly SqliteValue[]): readonly Document[] {
    if (keys.length === 0) return [];
    const rows = this.connection.rows(this.selectionOfKeys, JSON.stringify(keys));
    return rows.map(([json], i) => parseDocument(json!, this.schema.name, keys[i]!));
  }

  private documentAt(key: SqliteValue): Document | undefined {
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
        return { kind: 'conflict', collection: this.schema.name, fields: unique.fields };
    for (const index of this.tables.indexes.values()) index.replace(key, before, after);
    if (json === undefined) this.connection.run(this.deletion, key);
    else this.connection.run(before ? this.replacement : this.insertion, json, key);
    return undefined;
  }
}
