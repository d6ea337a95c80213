import type { SqliteDatabaseClass } from '../connection.ts';
import { openSnapshot } from '../open-to-read.ts';
import { Transactions } from '../transactions.ts';
import { checkStore } from './check.ts';

/** Checks the present state of a file, which another connection may write meanwhile. @throws StoreError */
export async function* checkSnapshot(
  path: string,
  Database: SqliteDatabaseClass,
): AsyncGenerator<string, void, undefined> {
  const file = openSnapshot(path, Database);
  try {
    yield* checkStore(file.connection, new Transactions(file));
  } finally {
    file.close();
  }
}
