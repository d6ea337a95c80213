import type { SqliteDatabaseClass, SqliteStatement, SqliteValue } from '@roadstead/store-sqlite';

/** The parts of `node:sqlite` that are used; its types come with later versions of Node. */
interface NodeStatement {
  run(...parameters: readonly SqliteValue[]): { readonly changes: number };
  get(...parameters: readonly SqliteValue[]): unknown;
  all(...parameters: readonly SqliteValue[]): unknown[];
  setReturnArrays(areArrays: boolean): void;
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

/** The primary result codes by which the store recognises errors; `node:sqlite` has their numbers. */
const CODES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

/** Returns a class of connections by `node:sqlite`. @throws Error in a version of Node without it */
export async function nodeSqliteClass(): Promise<SqliteDatabaseClass> {
  const name = 'node:sqlite';
  const { DatabaseSync } = (await import(name)) as {
    readonly DatabaseSync: new (path: string) => NodeDatabase;
  };
  return class {
    readonly #database: NodeDatabase;

    constructor(path: string) {
      this.#database = withCodes(() => new DatabaseSync(path));
    }

    prepare(sql: string): SqliteStatement {
      return statementOf(withCodes(() => this.#database.prepare(sql)));
    }

    exec(sql: string): void {
      withCodes(() => this.#database.exec(sql));
    }

    close(): void {
      withCodes(() => this.#database.close());
    }
  };
}

function statementOf(statement: NodeStatement): SqliteStatement {
  const adapted: SqliteStatement = {
    run: (parameters) => withCodes(() => statement.run(...parameters)),
    get: (parameters) => withCodes(() => statement.get(...parameters)),
    all: (parameters) => withCodes(() => statement.all(...parameters)),
    raw(isRaw = true) {
      statement.setReturnArrays(isRaw);
      return adapted;
    },
  };
  return adapted;
}

function withCodes<Value>(run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    const { errcode = 0 } = error as { readonly errcode?: number };
    const code = CODES[errcode & 0xff];
    throw code === undefined ? error : Object.assign(error as Error, { code });
  }
}
