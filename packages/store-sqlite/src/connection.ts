import { StoreError, type StoreErrorReason } from '@roadstead/contracts';

/** A value that is bound to a statement or returned by it. */
export type SqliteValue = number | string | null | Uint8Array;

/** The part of a prepared statement that the store uses. Parameters are always one array. */
export interface SqliteStatement {
  run(parameters: readonly SqliteValue[]): { readonly changes: number };
  get(parameters: readonly SqliteValue[]): unknown;
  all(parameters: readonly SqliteValue[]): unknown[];
  raw(isRaw?: boolean): SqliteStatement;
}

/** The part of a connection to a SQLite database that the store uses. */
export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** The class that opens a connection: that of `libsql`, `better-sqlite3` or a compatible package. */
export type SqliteDatabaseClass = new (path: string) => SqliteDatabase;

/** Reason and message by the begin of SQLite's error code. */
const ERRORS: Readonly<
  Record<string, readonly [reason: StoreErrorReason, message: (path: string) => string]>
> = {
  SQLITE_NOTADB: ['other', (path) => `The file ${path} is not a SQLite database`],
  SQLITE_CORRUPT: ['damaged', (path) => `The file ${path} is damaged`],
  SQLITE_FULL: ['full', (path) => `There is no space left to write ${path}`],
  // The index of the WAL cannot grow.
  SQLITE_IOERR_SHMSIZE: ['full', (path) => `There is no space left to write ${path}`],
  SQLITE_READONLY: ['read-only', (path) => `The file ${path} is not writable`],
  SQLITE_CANTOPEN: ['other', (path) => `The file ${path} cannot be opened`],
  SQLITE_BUSY: ['in-use', (path) => `Another program is writing ${path}`],
};

/** A connection that prepares each statement once, returns rows as arrays and throws a StoreError for each SQLite error. */
export class SqliteConnection {
  readonly isReadOnly: boolean;
  private readonly path: string;
  private readonly database: SqliteDatabase;
  private readonly statements = new Map<string, SqliteStatement>();

  /** @param isReadOnly creates and drops tables in the temporary database of this connection instead of the file */
  constructor(path: string, Database: SqliteDatabaseClass, isReadOnly = false) {
    this.path = path;
    this.isReadOnly = isReadOnly;
    this.database = this.withStoreErrors(() => new Database(path));
  }

  /** Creates a table or index, unless it is there. @param rest SQL after the name */
  create(kind: 'TABLE' | 'INDEX', name: string, rest: string): void {
    this.exec(`CREATE ${kind} IF NOT EXISTS ${this.qualified(name)} ${rest}`);
  }

  dropTable(name: string): void {
    this.exec(`DROP TABLE ${this.qualified(name)}`);
  }

  private qualified(name: string): string {
    return `${this.isReadOnly ? 'temp.' : ''}${quoteIdentifier(name)}`;
  }

  exec(sql: string): void {
    this.withStoreErrors(() => this.database.exec(sql));
  }

  /** @returns the number of changed rows */
  run(sql: string, ...parameters: readonly SqliteValue[]): number {
    return this.withStoreErrors(() => this.statement(sql, false).run(parameters).changes);
  }

  row(sql: string, ...parameters: readonly SqliteValue[]): readonly SqliteValue[] | undefined {
    return this.withStoreErrors(() => this.statement(sql, true).get(parameters)) as
      | readonly SqliteValue[]
      | undefined;
  }

  rows(sql: string, ...parameters: readonly SqliteValue[]): readonly (readonly SqliteValue[])[] {
    return this.withStoreErrors(() =>
      this.statement(sql, true).all(parameters),
    ) as readonly SqliteValue[][];
  }

  close(): void {
    this.statements.clear();
    this.withStoreErrors(() => this.database.close());
  }

  private statement(sql: string, returnsRows: boolean): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      if (returnsRows) statement.raw();
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private withStoreErrors<Result>(run: () => Result): Result {
    try {
      return run();
    } catch (cause) {
      const { message, code = '' } = cause as Error & { code?: string };
      const prefix = Object.keys(ERRORS).find((each) => code.startsWith(each));
      if (!prefix)
        throw new StoreError(`SQLite failed with ${this.path}: ${message}`, 'other', { cause });
      const [reason, text] = ERRORS[prefix]!;
      throw new StoreError(text(this.path), reason, { cause });
    }
  }
}

/** Quotes a name for SQL. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
