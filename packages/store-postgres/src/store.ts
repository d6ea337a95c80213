import { randomUUID } from 'node:crypto';
import {
  type AnyDocument,
  type Collection,
  type CollectionSchema,
  type CopyableStore,
  type Counters,
  type SeriesSchema,
  type StoreView,
  unfinishedCopyError,
} from '@roadstead/contracts';
import { createPostgresBlobStore } from './blob-store.ts';
import { PostgresCollection } from './collections/collection.ts';
import type { CollectionFields } from './collections/document-tables.ts';
import { isUnfinishedDatabase, readDatabaseContents } from './contents.ts';
import { CounterTable } from './counters.ts';
import type { PostgresDatabase } from './database/database.ts';
import { migrate } from './database/migrations.ts';
import { DatabaseSchema } from './database/schema.ts';
import { DatabaseSessions } from './database/sessions.ts';
import { PostgresFeed } from './feed.ts';
import { FeedAnnouncements } from './feed-announcements.ts';
import { PostgresLeases } from './leases.ts';
import { PostgresSeries } from './series/series.ts';
import { createViews } from './views/create-views.ts';
import { GroupWriter } from './writing/writer.ts';

export interface PostgresStoreOptions {
  /** The database: `connectPostgres` or `usePGlite`. It is closed with the store. */
  readonly database: PostgresDatabase;
  /**
   * The schema of PostgreSQL with the tables of the store: lower-case letters, digits and underscores. It is created if it does not exist.
   * Default: `roadstead`.
   */
  readonly schema?: string;
  /** Views for people with SQL, which are created in the schema. Default: none. */
  readonly views?: readonly StoreView[];
  /** Returns the id of the feed of a new store. Default: a random UUID. */
  readonly newFeedId?: () => string;
  /** Opens an unfinished copy too, for the program that finishes it. Default: false. */
  readonly allowsUnfinishedCopy?: boolean;
}

const NAME = /^[a-z][a-z0-9-]*$/;
const COUNTERS_NAME = /^[a-z0-9-]+$/;

/**
 * Opens a store in a PostgreSQL database, or creates it. Any number of stores in any processes can be open on the same schema.
 * @throws StoreError if the database cannot be reached, or the tables are of a newer version
 */
export async function createPostgresStore({
  database,
  schema: schemaName = 'roadstead',
  views = [],
  newFeedId = randomUUID,
  allowsUnfinishedCopy = false,
}: PostgresStoreOptions): Promise<CopyableStore> {
  const schema = new DatabaseSchema(schemaName);
  const sessions = new DatabaseSessions(database);
  await migrate(sessions, schema, newFeedId);
  if (!allowsUnfinishedCopy && (await isUnfinishedDatabase(sessions, schema)))
    throw unfinishedCopyError(`The schema ${schemaName}`);
  await createViews(sessions, schema, views);
  const writer = new GroupWriter(sessions, schema);
  const announcements = new FeedAnnouncements(sessions, schema);
  const counters = new CounterTable(sessions, writer, schema);
  const collections = new SchemaRegistry('collection');
  const series = new OpenSeries(sessions, writer, schema);
  const openSchemas = new Map<string, CollectionSchema<AnyDocument>>();
  const feed = new PostgresFeed(sessions, writer, schema, announcements);
  const leases = new PostgresLeases(sessions, writer, schema);

  return {
    capabilities: { isDurable: true, isShared: true },
    blobs: createPostgresBlobStore(sessions, writer, schema),
    ...{ feed, leases },
    loader: {
      rows: (fields, cells) => series.open(fields).loadRows(cells),
      arrivals: (fields, after, arrivals) => series.open(fields).loadArrivals(after, arrivals),
      feed: (id, after) => feed.load(id, after),
      lease: (name, fencingNumber) => leases.load(name, fencingNumber),
    },
    contents: async () => readDatabaseContents(sessions, schema, openSchemas),

    collection<Document extends object>(fields: CollectionSchema<Document>): Collection<Document> {
      sessions.assertOpen();
      return collections.get(fields.name, identityOf(fields), () => {
        const copy = structuredClone(fields) as unknown as CollectionSchema<AnyDocument>;
        openSchemas.set(fields.name, copy);
        return new PostgresCollection(fields, sessions, writer, schema);
      });
    },

    series: (fields) => series.open(fields),

    counters(name): Counters {
      sessions.assertOpen();
      if (!COUNTERS_NAME.test(name)) throw new Error(`Counters cannot have the name ${name}`);
      return counters.group(name);
    },
    write: async (operations) => writer.write(operations),
    async close(): Promise<void> {
      sessions.end();
      await writer.drain();
      await series.idle();
      await announcements.end();
      await sessions.close();
    },
  };
}

/** Returns a text that is the same for the same schema. @throws an Error for an index or unique without fields */
function identityOf({ name, key, unique = [], indexes = {} }: CollectionFields): string {
  if ([...unique, ...Object.values(indexes)].some(({ length }) => length === 0))
    throw new Error(`The collection ${name} cannot have an index or unique without fields`);
  const names = Object.keys(indexes).sort();
  return JSON.stringify([key, unique, names.map((index) => [index, indexes[index]])]);
}

/** The series of a store that are open. */
class OpenSeries {
  readonly #registry = new SchemaRegistry('series');
  readonly #opened: PostgresSeries<string>[] = [];
  readonly #parts: readonly [DatabaseSessions, GroupWriter, DatabaseSchema];

  constructor(...parts: readonly [DatabaseSessions, GroupWriter, DatabaseSchema]) {
    this.#parts = parts;
  }

  open<Column extends string>(fields: SeriesSchema<Column>): PostgresSeries<Column> {
    const [sessions] = this.#parts;
    sessions.assertOpen();
    const { name, columns } = fields;
    if (new Set(['key', 'timeMs', ...columns]).size < columns.length + 2)
      throw new Error(`The columns of ${name} repeat one of themselves, key or timeMs`);
    return this.#registry.get(name, JSON.stringify(columns), () => {
      const created = new PostgresSeries(fields, ...this.#parts);
      this.#opened.push(created);
      return created;
    });
  }

  /** Waits for the work in the background. */
  async idle(): Promise<void> {
    for (const each of this.#opened) await each.idle();
  }
}

/** Collections or series by name, each created once; rejects a second schema for a name. */
class SchemaRegistry {
  readonly #kind: string;
  readonly #entries = new Map<string, { readonly schema: string; readonly created: unknown }>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  get<Created>(name: string, schema: string, create: () => Created): Created {
    const entry = this.#entries.get(name);
    if (entry && entry.schema !== schema)
      throw new Error(`The ${this.#kind} ${name} was opened with another schema before`);
    // The schema determines the type: the same schema has created the same type.
    if (entry) return entry.created as Created;
    if (!NAME.test(name)) throw new Error(`A ${this.#kind} cannot have the name ${name}`);
    const created = create();
    this.#entries.set(name, { schema, created });
    return created;
  }
}
