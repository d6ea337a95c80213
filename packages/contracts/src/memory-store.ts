import { type Clock, manualClock } from './clock.ts';
import type { Collection, CollectionSchema } from './collection.ts';
import type { AnyDocument, CopyableStore, StoreContents } from './copyable-store.ts';
import type { Counters } from './counters.ts';
import { createMemoryBlobStore } from './memory-blob-store.ts';
import { MemoryCollection } from './memory-collection.ts';
import { createMemoryCounters } from './memory-counters.ts';
import { MemoryDocumentTable } from './memory-document-table.ts';
import { MemoryFeed } from './memory-feed.ts';
import { MemoryLeases } from './memory-leases.ts';
import { MemorySeries } from './memory-series.ts';
import { createMemoryStoreState, type MemoryStoreState } from './memory-store-state.ts';
import type { Series, SeriesSchema } from './series.ts';
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
}: MemoryStoreOptions = {}): CopyableStore {
  const state = createMemoryStoreState();
  const shapes = new MemoryShapes(state);
  const countersByName = new Map<string, Counters>();
  const blobs = createMemoryBlobStore(state);
  const feed = new MemoryFeed(feedId, state);
  const leases = new MemoryLeases(state, clock);
  const loader: CopyableStore['loader'] = {
    rows: (schema, cells) => shapes.openSeries(schema).loadRows(cells),
    arrivals: (schema, after, arrivals) => shapes.openSeries(schema).loadArrivals(after, arrivals),
    feed: (id, after) => feed.load(id, after),
    lease: (name, fencingNumber) => leases.load(name, fencingNumber),
  };
  return {
    capabilities: { isDurable: false, isShared: false },
    ...{ blobs, feed, leases, loader },

    async contents(): Promise<StoreContents> {
      state.assertOpen();
      return {
        collections: byName([...shapes.tables.values()].map(({ shape }) => shape.schema)),
        series: byName([...shapes.series.values()].map(({ shape }) => shape.schema)),
        counters: await namesOfCounters(countersByName),
        blobs: blobs.names(),
        leases: leases.numbers(),
      };
    },

    collection<Document extends object>(schema: CollectionSchema<Document>): Collection<Document> {
      state.assertOpen();
      assertCollectionSchema(schema);
      const copy = structuredClone(schema);
      const table = shapes.openTable(copy as unknown as CollectionSchema<AnyDocument>);
      // The key, uniques and indexes are the same, so that the table accepts the type.
      return new MemoryCollection(copy, state, table as unknown as MemoryDocumentTable<Document>);
    },

    series: <Column extends string>(schema: SeriesSchema<Column>) =>
      shapes.openSeries(schema) as unknown as Series<Column>,

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

/** The collections and series of a store. */
class MemoryShapes {
  readonly tables: Map<string, NamedShape<MemoryDocumentTable<AnyDocument>>> = new Map();
  readonly series: Map<string, NamedShape<MemorySeries<string>>> = new Map();
  readonly #state: MemoryStoreState;

  constructor(state: MemoryStoreState) {
    this.#state = state;
  }

  openTable(schema: CollectionSchema<AnyDocument>): MemoryDocumentTable<AnyDocument> {
    const create = () => new MemoryDocumentTable(schema);
    return getOrCreate(this.tables, schema.name, identityOf(schema), create);
  }

  openSeries(schema: SeriesSchema<string>): MemorySeries<string> {
    this.#state.assertOpen();
    assertSeriesSchema(schema);
    const create = () => new MemorySeries(structuredClone(schema), this.#state);
    return getOrCreate(this.series, schema.name, JSON.stringify(schema.columns), create);
  }
}

/** A collection or series, and the schema with which it was created. */
interface NamedShape<Shape> {
  readonly schema: string;
  readonly shape: Shape;
}

/** Returns a text that is the same for the same schema: an index is identified by its fields, as in drivers that do not store its name. */
function identityOf<Document extends object>({
  key,
  unique = [],
  indexes = {},
}: CollectionSchema<Document>): string {
  const fields = Object.values(indexes).map((each) => JSON.stringify(each));
  return JSON.stringify([key, unique, fields.sort()]);
}

async function namesOfCounters(
  countersByName: ReadonlyMap<string, Counters>,
): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, group] of countersByName)
    if ((await group.list('')).length > 0) names.push(name);
  return names.sort();
}

function byName<Schema extends { readonly name: string }>(schemas: Schema[]): readonly Schema[] {
  return schemas.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function getOrCreate<Shape>(
  shapes: Map<string, NamedShape<Shape>>,
  name: string,
  schema: string,
  create: () => Shape,
): Shape {
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
