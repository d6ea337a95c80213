import type {
  AnyDocument,
  Collection,
  CollectionSchema,
  Counters,
  SeriesSchema,
  Store,
  StoreContents,
  StoreLoader,
} from '@roadstead/contracts';
import { createBlobStore } from './blob-store.ts';
import { SqliteCollection } from './collections/collection.ts';
import type { SqliteConnection } from './connection.ts';
import { readContents } from './contents.ts';
import { createCounters } from './counters.ts';
import { SqliteSeries } from './series/series.ts';
import type { Transactions } from './transactions.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const COUNTERS_NAME = /^[a-z0-9-]+$/;

/** Returns the collections, series, counters and blobs of a store, and what copies need of them. */
export function createParts(
  connection: SqliteConnection,
  transactions: Transactions,
): Pick<Store, 'blobs' | 'collection' | 'series' | 'counters'> & {
  readonly seriesLoader: Pick<StoreLoader, 'rows' | 'arrivals'>;
  readonly contents: () => Promise<StoreContents>;
} {
  const [collections, series] = [new SchemaRegistry('collection'), new SchemaRegistry('series')];
  const openSchemas = new Map<string, CollectionSchema<AnyDocument>>();

  function openSeries<Column extends string>(schema: SeriesSchema<Column>): SqliteSeries<Column> {
    transactions.assertOpen();
    const text = JSON.stringify(schema.columns);
    return series.get(schema.name, text, () => new SqliteSeries(schema, connection, transactions));
  }

  return {
    blobs: createBlobStore(connection, transactions),

    collection<Document extends object>(schema: CollectionSchema<Document>): Collection<Document> {
      transactions.assertOpen();
      const { name, key, unique = [], indexes = {} } = schema;
      if ([...unique, ...Object.values(indexes)].some(({ length }) => length === 0))
        throw new Error(`The collection ${name} cannot have an index or unique without fields`);
      const names = Object.keys(indexes).sort();
      const text = JSON.stringify([key, unique, names.map((index) => [index, indexes[index]])]);
      return collections.get(name, text, () => {
        openSchemas.set(name, structuredClone(schema) as unknown as CollectionSchema<AnyDocument>);
        return new SqliteCollection(schema, connection, transactions);
      });
    },

    series: (schema) => openSeries(schema),

    counters(name): Counters {
      transactions.assertOpen();
      if (!COUNTERS_NAME.test(name)) throw new Error(`Counters cannot have the name ${name}`);
      return createCounters(name, connection, transactions);
    },

    contents: async () => transactions.read(() => readContents(connection, openSchemas)),

    seriesLoader: {
      rows: (schema, cells) => openSeries(schema).loadRows(cells),
      arrivals: (schema, after, arrivals) => openSeries(schema).loadArrivals(after, arrivals),
    },
  };
}

/** Collections or series by name, each created once; rejects a second schema for a name. */
class SchemaRegistry {
  private readonly kind: string;
  private readonly entries = new Map<
    string,
    { readonly schema: string; readonly created: unknown }
  >();

  constructor(kind: string) {
    this.kind = kind;
  }

  get<Created>(name: string, schema: string, create: () => Created): Created {
    const entry = this.entries.get(name);
    if (entry && entry.schema !== schema)
      throw new Error(`The ${this.kind} ${name} was opened with another schema before`);
    // The schema determines the type: the same schema has created the same type.
    if (entry) return entry.created as Created;
    if (!NAME.test(name)) throw new Error(`A ${this.kind} cannot have the name ${name}`);
    const created = create();
    this.entries.set(name, { schema, created });
    return created;
  }
}
