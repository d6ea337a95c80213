import { type Clock, manualClock } from './clock.ts';
import type { Collection, CollectionSchema } from './collection.ts';
import type { Counters } from './counters.ts';
import { createMemoryBlobStore } from './memory-blob-store.ts';
import { MemoryCollection } from './memory-collection.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { MemoryFeed } from './memory-feed.ts';
import { MemoryLeases } from './memory-leases.ts';
import { MemorySeries } from './memory-series.ts';
import { createMemoryStoreState } from './memory-store-state.ts';
import type { Series, SeriesSchema } from './series.ts';
import type { Store } from './store.ts';
import type { WriteResult } from './write-operation.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const COUNTERS_NAME = /^[a-z0-9-]+$/;

export interface MemoryStoreOptions {
  /**
   * The id of the feed, without which cursors of an earlier process seem to be valid: a random one for a service whose clients outlive
   * it. Default: `memory`.
   */
  readonly feedId?: string;
  /** The time of leases. Default: it stands still, so that leases do not expire: their holders end with the process. */
  readonly clock?: Clock;
}

/**
 * Creates a store in the memory of the process, for tests, demonstrations and hosts without durable data. Queries, counts
 * and inserts are fast up to a million documents.
 */
export function createMemoryStore({
  feedId = 'memory',
  clock = manualClock(0),
}: MemoryStoreOptions = {}): Store {
  const state = createMemoryStoreState();
  const collections = new Map<string, NamedShape>();
  const allSeries = new Map<string, NamedShape>();
  const countersByName = new Map<string, Counters>();

  return {
    capabilities: { isDurable: false, isShared: false },
    blobs: createMemoryBlobStore(state),
    feed: new MemoryFeed(feedId, state),
    leases: new MemoryLeases(state, clock),

    collection<Document extends object>(schema: CollectionSchema<Document>): Collection<Document> {
      state.assertOpen();
      assertCollectionSchema(schema);
      const indexes = Object.entries(schema.indexes ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = JSON.stringify([schema.key, schema.unique ?? [], indexes]);
      const create = (): Collection<Document> =>
        new MemoryCollection(structuredClone(schema), state);
      return getOrCreate(collections, schema.name, text, create) as Collection<Document>;
    },

    series<Column extends string>(schema: SeriesSchema<Column>): Series<Column> {
      state.assertOpen();
      assertSeriesSchema(schema);
      const create = (): Series<Column> => new MemorySeries(structuredClone(schema), state);
      const text = JSON.stringify(schema.columns);
      return getOrCreate(allSeries, schema.name, text, create) as Series<Column>;
    },

    counters(name: string): Counters {
      state.assertOpen();
      if (!COUNTERS_NAME.test(name)) throw new TypeError(`Invalid name of counters: ${name}`);
      const counters = countersByName.get(name) ?? createMemoryCounters(state);
      countersByName.set(name, counters);
      return counters;
    },

    write: async (prepared): Promise<WriteResult> => state.write(prepared),
    close: async () => state.close(),
  };
}

/** A collection or series, and the schema with which it was created. */
interface NamedShape {
  readonly schema: string;
  readonly shape: unknown;
}

function getOrCreate(
  shapes: Map<string, NamedShape>,
  name: string,
  schema: string,
  create: () => unknown,
): unknown {
  const named = shapes.get(name) ?? { schema, shape: create() };
  if (named.schema !== schema) throw new TypeError(`${name} exists with a different schema`);
  shapes.set(name, named);
  return named.shape;
}

function assertCollectionSchema<Document extends object>(schema: CollectionSchema<Document>): void {
  if (!NAME.test(schema.name)) throw new TypeError(`Invalid name of a collection: ${schema.name}`);
  for (const fields of [...Object.values(schema.indexes ?? {}), ...(schema.unique ?? [])])
    if (fields.length === 0 || new Set(fields).size < fields.length)
      throw new TypeError(
        `An index or unique of ${schema.name} is empty or repeats a field: ${fields.join()}`,
      );
}

function assertSeriesSchema({ name, columns }: SeriesSchema<string>): void {
  if (!NAME.test(name)) throw new TypeError(`Invalid name of a series: ${name}`);
  if (new Set(['key', 'timeMs', ...columns]).size < columns.length + 2)
    throw new TypeError(
      `The columns of ${name} repeat one of themselves, key or timeMs: ${columns.join()}`,
    );
}
