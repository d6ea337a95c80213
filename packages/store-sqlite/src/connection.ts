import { StoreError } from './store-error.ts';

/** What is bound to a statement and comes back from it. */
export type Value = number | string | null | Uint8Array;

/** A prepared statement, as far as the store uses it. Parameters go in as one array, always. */
export interface SqliteStatement {
  run(parameters: readonly Value[]): { readonly changes: number };
  get(parameters: readonly Value[]): unknown;
  all(parameters: readonly Value[]): unknown[];
  raw(isRaw?: boolean): SqliteStatement;
}

/** A connection to a SQLite database, as far as the store uses it. */
export interface SqliteDatabase {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): unknown;
  close(): unknown;
}

/** Opens a connection: the class of `libsql`, `better-sqlite3` and others like them. */
export type SqliteDatabaseClass = new (path: string) => SqliteDatabase;

const SENTENCES: Readonly<Record<string, (path: string) => string>> = {
  SQLITE_NOTADB: (path) => `The file ${path} is not a SQLite database`,
  SQLITE_CORRUPT: (path) => `The file ${path} is damaged`,
  SQLITE_FULL: (path) => `There is no space left to write ${path}`,
  SQLITE_READONLY: (path) => `The file ${path} may not be written`,
  SQLITE_CANTOPEN: (path) => `The file ${path} cannot be opened`,
  SQLITE_BUSY: (path) => `Another program is writing ${path}`,
};

/** A connection whose statements are prepared once, whose rows are arrays, and whose errors are sentences. */
export class Connection {
  readonly isToRead: boolean;
  private readonly path: string;
  private readonly database: SqliteDatabase;
  private readonly statements = new Map<string, SqliteStatement>();

  /** @param isToRead what has to be created is created beside the file then, where only this connection sees it */
  constructor(path: string, Database: SqliteDatabaseClass, isToRead = false) {
    this.path = path;
    this.isToRead = isToRead;
    this.database = this.said(() => new Database(path));
  }

  /** @param rest what comes after the name */
  create(kind: 'TABLE' | 'INDEX', name: string, rest: string): void {
    this.exec(`CREATE ${kind} ${this.isToRead ? 'temp.' : ''}${quoted(name)} ${rest}`);
  }

  dropTable(name: string): void {
    if (!this.isToRead) this.exec(`DROP TABLE ${quoted(name)}`);
  }

  exec(sql: string): void {
    this.said(() => this.database.exec(sql));
  }

  /** @returns how many rows it changed */
  run(sql: string, ...parameters: readonly Value[]): number {
    return this.said(() => this.statement(sql, false).run(parameters).changes);
  }

  row(sql: string, ...parameters: readonly Value[]): readonly Value[] | undefined {
    return this.said(() => this.statement(sql, true).get(parameters)) as
      | readonly Value[]
      | undefined;
  }

  rows(sql: string, ...parameters: readonly Value[]): readonly (readonly Value[])[] {
    return this.said(() => this.statement(sql, true).all(parameters)) as readonly Value[][];
  }

  close(): void {
    this.statements.clear();
    this.said(() => this.database.close());
  }

  private statement(sql: string, gives: boolean): SqliteStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.database.prepare(sql);
      if (gives) statement.raw();
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private said<Result>(act: () => Result): Result {
    try {
      return act();
    } catch (cause) {
      const { message, code = '' } = cause as Error & { code?: string };
      const word = Object.keys(SENTENCES).find((known) => code.startsWith(known));
      const sentence = word ? SENTENCES[word]!(this.path) : `SQLite failed with ${this.path}`;
      throw new StoreError(word ? sentence : `${sentence}: ${message}`, { cause });
    }
  }
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
