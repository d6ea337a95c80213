import {
  assertFeedChanges,
  assertFeedNumber,
  assertFeedQuery,
  type ChangeFeed,
  type FeedBounds,
  type FeedChange,
  type FeedEntry,
  FeedListeners,
  type FeedPage,
  type FeedQuery,
  StoreError,
  type WriteOperation,
} from '@roadstead/contracts';
import type { SqliteConnection, SqliteValue } from './connection.ts';
import { orderedText } from './ordered-text.ts';
import type { Transactions } from './transactions.ts';

const INSERT = 'INSERT INTO feed (number, kind, readers, body) VALUES (?, ?, ?, ?)';
const INSERT_READER = 'INSERT INTO feed_reader (reader, number) VALUES (?, ?)';
const SELECT = 'SELECT number, kind, readers, body FROM feed';
const ALL = `${SELECT} WHERE number > ? ORDER BY number LIMIT ?`;
/** The numbers of one reader: each of both is limited, so that a long feed costs no more than a short one. */
const NUMBERS =
  'SELECT number FROM (SELECT number FROM feed_reader WHERE reader = ? AND number > ? ORDER BY number LIMIT ?)';
const READABLE = `${SELECT} WHERE number IN (${NUMBERS} UNION ALL ${NUMBERS}) ORDER BY number LIMIT ?`;
/** The reader of the entries that everybody may read: no reader has an empty name. */
const EVERYBODY = '';

/** The feed of a store in a file: numbers are given in the transaction, which is the only one (L1). */
export class SqliteFeed implements ChangeFeed {
  readonly #connection: SqliteConnection;
  readonly #transactions: Transactions;
  readonly #listeners = new FeedListeners();

  constructor(connection: SqliteConnection, transactions: Transactions) {
    this.#connection = connection;
    this.#transactions = transactions;
  }

  append(changes: readonly FeedChange[]): WriteOperation {
    assertFeedChanges(changes);
    const rows = changes.map(({ kind, readers, body }) => ({
      ...{ kind, readers: JSON.stringify(readers), body: JSON.stringify(body) },
      names: readers ? readers.map(orderedText) : [EVERYBODY],
    }));
    return this.#transactions.prepare((transaction) => {
      let { newest } = this.#bounds();
      for (const { kind, readers, body, names } of rows) {
        newest++;
        this.#connection.run(INSERT, newest, kind, readers, body);
        for (const name of names) this.#connection.run(INSERT_READER, name, newest);
      }
      this.#connection.run('UPDATE feed_state SET newest = ?', newest);
      if (rows.length > 0) transaction.afterCommit(() => this.announce());
      return undefined;
    });
  }

  async read(query: FeedQuery): Promise<FeedPage> {
    assertFeedQuery(query);
    return this.#transactions.read(() => this.#page(query));
  }

  #page(query: FeedQuery): FeedPage {
    const bounds = this.#bounds();
    const { after, reader, limit } = query;
    const rows =
      reader === null
        ? this.#connection.rows(ALL, after, limit)
        : this.#connection.rows(
            READABLE,
            ...[orderedText(reader), after, limit],
            ...[EVERYBODY, after, limit, limit],
          );
    const entries = rows.map(feedEntryOf);
    const isFull = entries.length === limit;
    const next = isFull ? entries[limit - 1]!.number : Math.max(after, bounds.newest);
    return { ...bounds, entries, next };
  }

  async bounds(): Promise<FeedBounds> {
    return this.#transactions.read(() => this.#bounds());
  }

  discard(upTo: number): WriteOperation {
    assertFeedNumber(upTo);
    return this.#transactions.prepare(() => {
      const { newest, discarded } = this.#bounds();
      const last = Math.min(upTo, newest);
      if (last <= discarded) return undefined;
      this.#connection.run('DELETE FROM feed_reader WHERE number <= ?', last);
      this.#connection.run('DELETE FROM feed WHERE number <= ?', last);
      this.#connection.run('UPDATE feed_state SET discarded = ?', last);
      return undefined;
    });
  }

  /** Prepares the id of another store, and the number after which entries are appended. */
  load(id: string, after: number): WriteOperation {
    assertFeedNumber(after);
    return this.#transactions.prepare(() => {
      const { newest } = this.#bounds();
      if (newest !== 0 && newest !== after)
        throw new RangeError(`The feed has entries up to ${newest}, not ${after}`);
      if (newest === 0)
        this.#connection.run('UPDATE feed_state SET discarded = ?, newest = ?', after, after);
      this.#connection.run('UPDATE feed_state SET id = ?', id);
      return undefined;
    });
  }

  onAppend(appended: () => void): () => void {
    this.#transactions.assertOpen();
    return this.#listeners.add(appended);
  }

  /** Calls the listeners soon. */
  announce(): void {
    this.#listeners.announce();
  }

  #bounds(): FeedBounds {
    const row = this.#connection.row('SELECT id, discarded, newest FROM feed_state');
    // A read-only store of an earlier version.
    if (!row) return { id: '', discarded: 0, newest: 0 };
    const [id, discarded, newest] = row as [string, number, number];
    return { id, discarded, newest };
  }
}

/** Gives the feed of a file its id, once. */
export function createFeedState(connection: SqliteConnection, newId: () => string): void {
  if (connection.isReadOnly || connection.row('SELECT 1 FROM feed_state')) return;
  connection.run('INSERT INTO feed_state (id, discarded, newest) VALUES (?, 0, 0)', newId());
}

/** L5: gives the feed of a copy another id: the numbers of both may differ from now on. */
export function renewFeedId(connection: SqliteConnection, newId: () => string): void {
  // A copy of an earlier version has no feed yet.
  if (!connection.row("SELECT 1 FROM sqlite_schema WHERE name = 'feed_state'")) return;
  connection.run('UPDATE feed_state SET id = ?', newId());
}

/** Reads a row of the table. @throws StoreError `damaged` for one that is not JSON */
export function feedEntryOf([number, kind, readers, body]: readonly SqliteValue[]): FeedEntry {
  try {
    return {
      number: number as number,
      kind: kind as string,
      readers: JSON.parse(readers as string) as FeedEntry['readers'],
      body: JSON.parse(body as string) as unknown,
    };
  } catch (cause) {
    throw new StoreError(`The entry ${String(number)} of the feed is damaged`, 'damaged', {
      cause,
    });
  }
}
