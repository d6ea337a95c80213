import { randomUUID } from 'node:crypto';
import { type Clock, type CopyableStore, unfinishedCopyError } from '@roadstead/contracts';
import Libsql from 'libsql';
import { backUp } from './backup.ts';
import { checkStore } from './check/check.ts';
import { checkSnapshot } from './check/check-snapshot.ts';
import type { SqliteDatabaseClass } from './connection.ts';
import { hasUnfinishedCopy } from './contents.ts';
import { createFeedState, SqliteFeed } from './feed.ts';
import { FreePages } from './free-pages.ts';
import { SqliteLeases } from './leases.ts';
import { type OpenFile, openFile, type Synchronous } from './open.ts';
import { openFollower, openSnapshot } from './open-to-read.ts';
import { createParts } from './store-parts.ts';
import { Transactions } from './transactions.ts';

/**
 * Access to a file. `write`: the only store that writes it. `snapshot`: reads its state at the time of opening, during which the
 * log of the writer grows. `follow`: each read sees all that any thread or process committed before it.
 */
export type SqliteStoreMode = 'write' | 'snapshot' | 'follow';

export interface SqliteStoreOptions {
  /** The file. It is created if it does not exist; its folder must exist. */
  readonly path: string;
  /**
   * Durability of `write`. `full`: an acknowledged write is on disk and survives a power loss. `normal`: it survives a
   * killed process; after a power loss or a crash of the machine the last seconds may be missing. Default: `full`.
   */
  readonly synchronous?: Synchronous;
  /** Except in `write` each write is a StoreError `read-only`, and the file must exist. Default: `write`. */
  readonly mode?: SqliteStoreMode;
  /** The class that opens the file, instead of that of `libsql`: that of `better-sqlite3` or a compatible package. */
  readonly Database?: SqliteDatabaseClass;
  /** Returns the id of the feed of a new store, and of a backup. Default: a random UUID. */
  readonly newFeedId?: () => string;
  /** The time of leases. Default: the time of the machine. */
  readonly clock?: Clock;
  /** Opens an unfinished copy too, for the program that finishes it. Default: false. */
  readonly allowsUnfinishedCopy?: boolean;
}

/** A store in one SQLite file. */
export interface SqliteStore extends CopyableStore {
  /**
   * Writes a copy of the present state of the store to a file, completely or not at all; replaces an existing file. Blocks
   * the event loop while it copies; then checks the copy in steps.
   * @throws StoreError, with the reason `damaged` if the check finds damage
   */
  backup(path: string): Promise<void>;
  /**
   * Reads everything: the file by SQLite's own check, CRCs of rows and blobs, documents, indexes against documents, and the
   * log. Yields a sentence without a full stop for each damaged part. Other work runs between steps.
   */
  check(): AsyncIterable<string>;
  /** Returns the bytes of deleted data in the file, which later data use before it grows. */
  readFreeBytes(): Promise<number>;
  /**
   * Calls the listeners of `feed.onAppend`. The host of a store in the mode `follow` calls it when the writing thread or process
   * has notified it of an append; the file itself notifies nobody.
   */
  announceAppend(): void;
}

/**
 * Opens a store in a SQLite file, or creates it in the mode `write`. Only one store at a time can write a file.
 * @throws StoreInUseError if another process has the file open for writing
 * @throws StoreError if the file is not a store, is damaged or cannot be opened
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  const {
    path,
    synchronous = 'full',
    mode = 'write',
    Database = Libsql as unknown as SqliteDatabaseClass,
    newFeedId = randomUUID,
    clock = { now: Date.now },
    allowsUnfinishedCopy = false,
  } = options;
  const file = openIn(mode, { path, synchronous, Database });
  const { connection } = file;
  const { transactions, freePages } = createTransactions(file, newFeedId);
  if (!allowsUnfinishedCopy && hasUnfinishedCopy(connection)) {
    file.close();
    throw unfinishedCopyError(`The store ${path}`);
  }
  const feed = new SqliteFeed(connection, transactions);
  const leases = new SqliteLeases(connection, transactions, clock);
  const { seriesLoader, ...parts } = createParts(connection, transactions);
  return {
    capabilities: { isDurable: true, isShared: false },
    ...parts,
    feed,
    leases,
    loader: {
      ...seriesLoader,
      feed: (id, after) => feed.load(id, after),
      lease: (name, fencingNumber) => leases.load(name, fencingNumber),
    },
    write: async (changes) => transactions.write(changes),

    async backup(to): Promise<void> {
      transactions.assertOpen();
      await backUp(path, to, { Database, newFeedId });
    },

    check(): AsyncIterable<string> {
      transactions.assertOpen();
      // Its steps compare what they read, so they need one state.
      if (mode === 'follow') return checkSnapshot(path, Database);
      return checkStore(connection, transactions);
    },

    readFreeBytes: async () => freePages.countBytes(transactions),

    announceAppend: () => feed.announce(),

    async close(): Promise<void> {
      transactions.close();
      file.close();
    },
  };
}

function openIn(
  mode: SqliteStoreMode,
  {
    path,
    synchronous,
    Database,
  }: Required<Pick<SqliteStoreOptions, 'path' | 'synchronous' | 'Database'>>,
): OpenFile {
  if (mode === 'write') return openFile(path, synchronous, Database);
  return mode === 'snapshot' ? openSnapshot(path, Database) : openFollower(path, Database);
}

function createTransactions(
  file: OpenFile,
  newFeedId: () => string,
): { transactions: Transactions; freePages: FreePages } {
  const freePages = new FreePages(file.connection);
  const transactions: Transactions = new Transactions(file, () => {
    file.committed();
    freePages.releaseSome(transactions);
  });
  transactions.runSync(() => createFeedState(file.connection, newFeedId));
  return { transactions, freePages };
}
