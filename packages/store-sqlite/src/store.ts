import type {
  Collection,
  CollectionPlan,
  Series,
  SeriesPlan,
  Store,
  Tallies,
} from '@roadstead/contracts';
import Libsql from 'libsql';
import { backUp } from './backup.ts';
import { createCollection } from './collections/collection.ts';
import type { SqliteDatabaseClass } from './connection.ts';
import { createKeep } from './keep.ts';
import { openFile, openFileToRead, type Synchronous } from './open.ts';
import { createSeries } from './series/series.ts';
import { createTallies } from './tallies.ts';
import { Writer } from './writer.ts';

export interface SqliteStoreOptions {
  /** The file; it is created where there is none, its folder is not. */
  readonly path: string;
  /**
   * What `write` waits for. `full`: what it acknowledged is on disk, and stays when the machine loses power. `normal`: it
   * stays when the process is killed, but when the machine stops the last seconds may be missing. Default: `full`.
   */
  readonly synchronous?: Synchronous;
  /**
   * Whether the file is only read, also while another process writes it: as it is now, since what is written later is not
   * seen. Writing is a StoreError then. Default: false.
   */
  readonly isToRead?: boolean;
  /** Opens the file instead of `libsql`: the class of `better-sqlite3` or another like it. */
  readonly Database?: SqliteDatabaseClass;
}

/** A store in one SQLite file. */
export interface SqliteStore extends Store {
  /**
   * Writes a copy of the store as it is now to a file, whole or not at all; an older one is replaced. Nothing else happens
   * in this process meanwhile.
   */
  backup(path: string): Promise<void>;
}

const NAME = /^[a-z][a-z0-9-]*$/;
const NAME_OF_TALLIES = /^[a-z0-9-]+$/;

/**
 * Opens a store in a SQLite file, or creates one where it is not only read. One store at a time writes a file.
 * @throws StoreError where the file cannot be a store, or is in use
 */
export async function createSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  const {
    path,
    synchronous = 'full',
    isToRead = false,
    Database = Libsql as unknown as SqliteDatabaseClass,
  } = options;
  const file = isToRead ? openFileToRead(path, Database) : openFile(path, synchronous, Database);
  const { connection } = file;
  const writer = new Writer(connection);
  const collections = new Planned('collection');
  const series = new Planned('series');
  const keep = createKeep(connection, writer);

  return {
    capabilities: { isDurable: true },
    keep,

    collection<Document extends object>(plan: CollectionPlan<Document>): Collection<Document> {
      writer.assertOpen();
      const { name, key, unique = [], indexes = {} } = plan;
      const fields = [...unique, ...Object.values(indexes)];
      if (fields.some(({ length }) => length === 0))
        throw new Error(`The collection ${name} cannot have an index or unique of no fields`);
      const names = Object.keys(indexes).sort();
      const same = JSON.stringify([key, unique, names.map((index) => [index, indexes[index]])]);
      return collections.get(name, same, () => createCollection(plan, connection, writer));
    },

    series<Column extends string>(plan: SeriesPlan<Column>): Series<Column> {
      writer.assertOpen();
      const same = JSON.stringify(plan.columns);
      return series.get(plan.name, same, () => createSeries(plan, connection, writer));
    },

    tallies(name): Tallies {
      writer.assertOpen();
      if (!NAME_OF_TALLIES.test(name)) throw new Error(`Tallies cannot be called ${name}`);
      return createTallies(name, connection, writer);
    },

    write: async (changes) => writer.write(changes),

    async backup(to): Promise<void> {
      writer.assertOpen();
      backUp(path, to, Database);
    },

    async close(): Promise<void> {
      writer.close();
      file.close();
    },
  };
}

/** What was asked for by name, with a text of its plan: once, and never with another plan. */
class Planned {
  private readonly kind: string;
  private readonly known = new Map<string, { readonly plan: string; readonly created: unknown }>();

  constructor(kind: string) {
    this.kind = kind;
  }

  get<Created>(name: string, plan: string, create: () => Created): Created {
    const known = this.known.get(name);
    if (known && known.plan !== plan)
      throw new Error(`The ${this.kind} ${name} was asked for with another plan before`);
    // The plan says what it is: with the same plan the same was created.
    if (known) return known.created as Created;
    if (!NAME.test(name)) throw new Error(`A ${this.kind} cannot be called ${name}`);
    const created = create();
    this.known.set(name, { plan, created });
    return created;
  }
}
