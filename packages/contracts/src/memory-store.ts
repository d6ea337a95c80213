import type { Collection, CollectionPlan } from './collection.ts';
import { createMemoryChanges } from './memory-change.ts';
import { createMemoryCollection } from './memory-collection.ts';
import { createMemoryKeep } from './memory-keep.ts';
import { createMemorySeries } from './memory-series.ts';
import { createMemoryTallies } from './memory-tallies.ts';
import type { Series, SeriesPlan } from './series.ts';
import type { Store, Written } from './store.ts';
import type { Tallies } from './tallies.ts';

const NAME = /^[a-z][a-z0-9-]*$/;
const TALLIES_NAME = /^[a-z0-9-]+$/;

/**
 * A store in the memory of the process, for tests, demonstrations and hosts that need no more: complete, and gone with
 * the process. Finding and counting are quick with a million documents; so is adding one.
 */
export function createMemoryStore(): Store {
  const changes = createMemoryChanges();
  const collections = new Map<string, Planned>();
  const allSeries = new Map<string, Planned>();
  const allTallies = new Map<string, Tallies>();

  return {
    capabilities: { isDurable: false },
    keep: createMemoryKeep(changes),

    collection<Document extends object>(plan: CollectionPlan<Document>): Collection<Document> {
      changes.assertOpen();
      assertCollectionPlan(plan);
      const indexes = Object.entries(plan.indexes ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const text = JSON.stringify([plan.key, plan.unique ?? [], indexes]);
      const make = (): Collection<Document> =>
        createMemoryCollection(structuredClone(plan), changes);
      return shapeOf(collections, plan.name, text, make) as Collection<Document>;
    },

    series<Column extends string>(plan: SeriesPlan<Column>): Series<Column> {
      changes.assertOpen();
      assertSeriesPlan(plan);
      const make = (): Series<Column> => createMemorySeries(structuredClone(plan), changes);
      return shapeOf(allSeries, plan.name, JSON.stringify(plan.columns), make) as Series<Column>;
    },

    tallies(name: string): Tallies {
      changes.assertOpen();
      if (!TALLIES_NAME.test(name)) throw new TypeError(`Tallies cannot be called ${name}`);
      const tallies = allTallies.get(name) ?? createMemoryTallies(changes);
      allTallies.set(name, tallies);
      return tallies;
    },

    write: async (prepared): Promise<Written> => changes.write(prepared),
    close: async () => changes.close(),
  };
}

/** A collection or series, and the plan it was first asked for with. */
interface Planned {
  readonly plan: string;
  readonly shape: unknown;
}

function shapeOf(
  shapes: Map<string, Planned>,
  name: string,
  plan: string,
  make: () => unknown,
): unknown {
  const planned = shapes.get(name) ?? { plan, shape: make() };
  if (planned.plan !== plan) throw new TypeError(`${name} was asked for with another plan before`);
  shapes.set(name, planned);
  return planned.shape;
}

function assertCollectionPlan<Document extends object>(plan: CollectionPlan<Document>): void {
  if (!NAME.test(plan.name)) throw new TypeError(`A collection cannot be called ${plan.name}`);
  for (const fields of [...Object.values(plan.indexes ?? {}), ...(plan.unique ?? [])])
    if (fields.length === 0 || new Set(fields).size < fields.length)
      throw new TypeError(
        `The fields ${fields.join()} of ${plan.name} are none, or one of them twice`,
      );
}

function assertSeriesPlan({ name, columns }: SeriesPlan<string>): void {
  if (!NAME.test(name)) throw new TypeError(`A series cannot be called ${name}`);
  if (new Set(['key', 'timeMs', ...columns]).size < columns.length + 2)
    throw new TypeError(
      `The columns ${columns.join()} of ${name} repeat one another, key or timeMs`,
    );
}
