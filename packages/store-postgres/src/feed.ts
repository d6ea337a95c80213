import {
  assertFeedChanges,
  assertFeedNumber,
  assertFeedQuery,
  type ChangeFeed,
  type FeedBounds,
  type FeedChange,
  type FeedEntry,
  type FeedPage,
  type FeedQuery,
} from '@roadstead/contracts';
import type { DatabaseSchema } from './database/schema.ts';
import type { DatabaseSession, DatabaseSessions } from './database/sessions.ts';
import type { FeedAnnouncements } from './feed-announcements.ts';
import { bytesOfText } from './ordered-bytes.ts';
import { partNumbers } from './writing/part-numbers.ts';
import type { Part, PartState, WriteTransaction } from './writing/transaction.ts';
import type { GroupWriter } from './writing/writer.ts';

/** The reader of the entries that everybody may read: no reader has an empty name. */
const EVERYBODY = '';

/** A change as it is stored. */
interface FeedRow {
  readonly kind: string;
  readonly readers: string;
  readonly body: string;
  readonly names: readonly Uint8Array[];
}

/** Changes of the feed in a transaction, in their order. */
class FeedChanges implements PartState {
  newest: number | undefined;
  readonly #session: DatabaseSession;
  readonly #schema: DatabaseSchema;
  readonly #actions: ({ readonly rows: readonly FeedRow[] } | { readonly discardedTo: number })[] =
    [];

  constructor(session: DatabaseSession, schema: DatabaseSchema) {
    this.#session = session;
    this.#schema = schema;
  }

  append(rows: readonly FeedRow[], transaction: WriteTransaction): void {
    if (rows.length === 0) return;
    this.#actions.push({ rows });
    transaction.onUndo(() => this.#actions.pop());
  }

  discard(discardedTo: number, transaction: WriteTransaction): void {
    this.#actions.push({ discardedTo });
    transaction.onUndo(() => this.#actions.pop());
  }

  /** L1: the last statement of the transaction gives the numbers, from a row that it locks until the commit. */
  async flush(): Promise<void> {
    let rows: FeedRow[] = [];
    for (const action of this.#actions) {
      if ('rows' in action) {
        rows.push(...action.rows);
        continue;
      }
      await this.#insert(rows);
      rows = [];
      await this.#discard(action.discardedTo);
    }
    await this.#insert(rows);
  }

  async #insert(rows: readonly FeedRow[]): Promise<void> {
    if (rows.length === 0) return;
    const table = (name: string): string => this.#schema.table(name);
    const readers = rows.flatMap(({ names }, at) => names.map((name) => ({ name, at: at + 1 })));
    const [row] = await this.#session.rows(
      `WITH state AS (
         UPDATE ${table('feed_state')} SET newest = newest + $1::int8 RETURNING newest - $1::int8 AS before, newest
       ), entries AS (
         INSERT INTO ${table('feed')} (number, kind, readers, body)
         SELECT before + place, kind, readers, body
         FROM state, unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS given (kind, readers, body, place)
       ), readers AS (
         INSERT INTO ${table('feed_reader')} (reader, number)
         SELECT reader, before + place FROM state, unnest($5::bytea[], $6::int8[]) AS given (reader, place)
       )
       SELECT newest, pg_notify($7, newest::text)::text FROM state`,
      [
        rows.length,
        rows.map(({ kind }) => kind),
        rows.map((each) => each.readers),
        rows.map(({ body }) => body),
        readers.map(({ name }) => name),
        readers.map(({ at }) => at),
        this.#schema.channel,
      ],
    );
    this.newest = row![0] as number;
  }

  async #discard(upTo: number): Promise<void> {
    const table = (name: string): string => this.#schema.table(name);
    const [row] = await this.#session.rows(
      `UPDATE ${table('feed_state')} SET discarded = greatest(discarded, least($1::int8, newest))
       RETURNING discarded`,
      [upTo],
    );
    for (const name of ['feed_reader', 'feed'])
      await this.#session.rows(`DELETE FROM ${table(name)} WHERE number <= $1::int8`, [
        row![0] as number,
      ]);
  }
}

/** The feed of a store. */
export class PostgresFeed implements ChangeFeed {
  readonly #sessions: DatabaseSessions;
  readonly #writer: GroupWriter;
  readonly #schema: DatabaseSchema;
  readonly #announcements: FeedAnnouncements;
  readonly #part: Part<FeedChanges>;

  constructor(
    sessions: DatabaseSessions,
    writer: GroupWriter,
    schema: DatabaseSchema,
    announcements: FeedAnnouncements,
  ) {
    this.#sessions = sessions;
    this.#writer = writer;
    this.#schema = schema;
    this.#announcements = announcements;
    this.#part = {
      number: partNumbers.feed,
      lock: 'none',
      isReady: true,
      prepare: async () => undefined,
      begin: async ({ session }) => new FeedChanges(session, schema),
    };
  }

  append(changes: readonly FeedChange[]): ReturnType<ChangeFeed['append']> {
    assertFeedChanges(changes);
    const rows = changes.map(({ kind, readers, body }) => ({
      ...{ kind, readers: JSON.stringify(readers), body: JSON.stringify(body) },
      names: (readers ?? [EVERYBODY]).map(bytesOfText),
    }));
    return this.#writer.prepare({
      part: this.#part,
      apply: async (transaction) => {
        const state = await transaction.state(this.#part);
        state.append(rows, transaction);
        if (rows.length > 0)
          transaction.afterCommit(() => this.#announcements.announce(state.newest!));
        return undefined;
      },
    });
  }

  async read(query: FeedQuery): Promise<FeedPage> {
    assertFeedQuery(query);
    const { after, reader, limit } = query;
    const table = (name: string): string => this.#schema.table(name);
    const numbersOf = (parameter: string): string =>
      `(SELECT number FROM ${table('feed_reader')} WHERE reader = ${parameter} AND number > $1::int8 ORDER BY number LIMIT $2::int8)`;
    // Each of both is limited, so that a long feed costs no more than a short one.
    const readable =
      reader === null ? '' : `AND number IN (${numbersOf('$3')} UNION ALL ${numbersOf('$4')})`;
    // One statement reads limits and entries at the same instant.
    const rows = await this.#sessions.rows(
      `SELECT state.id, state.discarded, state.newest, entry.number, entry.kind, entry.readers, entry.body
       FROM ${table('feed_state')} AS state LEFT JOIN LATERAL (
         SELECT * FROM ${table('feed')} WHERE number > $1::int8 ${readable} ORDER BY number LIMIT $2::int8
       ) AS entry ON true ORDER BY entry.number`,
      [after, limit, ...(reader === null ? [] : [bytesOfText(reader), bytesOfText(EVERYBODY)])],
    );
    const entries = rows.filter((row) => row[3] !== null).map(entryOf);
    const bounds = boundsOf(rows[0]!);
    const isFull = entries.length === limit;
    const next = isFull ? entries[limit - 1]!.number : Math.max(after, bounds.newest);
    return { ...bounds, entries, next };
  }

  async bounds(): Promise<FeedBounds> {
    const sql = `SELECT id, discarded, newest FROM ${this.#schema.table('feed_state')}`;
    return boundsOf((await this.#sessions.rows(sql))[0]!);
  }

  discard(upTo: number): ReturnType<ChangeFeed['discard']> {
    assertFeedNumber(upTo);
    return this.#writer.prepare({
      part: this.#part,
      apply: async (transaction) => {
        (await transaction.state(this.#part)).discard(upTo, transaction);
        return undefined;
      },
    });
  }

  /** Prepares the id of another store, and the number after which entries are appended. */
  load(id: string, after: number): ReturnType<ChangeFeed['append']> {
    assertFeedNumber(after);
    const table = this.#schema.table('feed_state');
    return this.#writer.prepare({
      part: this.#part,
      apply: async (transaction) => {
        await transaction.state(this.#part);
        const [row] = await transaction.session.rows(
          `UPDATE ${table} SET id = $1, newest = $2::int8,
             discarded = CASE WHEN newest = 0 THEN $2::int8 ELSE discarded END
           WHERE newest IN (0, $2::int8) RETURNING newest`,
          [id, after],
        );
        if (!row) throw new RangeError(`The feed has no end at ${after}`);
        return undefined;
      },
    });
  }

  onAppend(appended: () => void): () => void {
    this.#sessions.assertOpen();
    return this.#announcements.add(appended);
  }
}

function boundsOf([id, discarded, newest]: readonly unknown[]): FeedBounds {
  return { id: id as string, discarded: discarded as number, newest: newest as number };
}

function entryOf(row: readonly unknown[]): FeedEntry {
  const [, , , number, kind, readers, body] = row;
  return {
    number: number as number,
    kind: kind as string,
    readers: JSON.parse(readers as string) as FeedEntry['readers'],
    body: JSON.parse(body as string) as unknown,
  };
}
