import type { Counters } from './counters.ts';
import type { MemoryStoreState } from './memory-store-state.ts';
import type { WriteOperation } from './write-operation.ts';

/** Creates counters in memory. */
export function createMemoryCounters(state: MemoryStoreState): Counters {
  const counts = new Map<string, number>();

  function add(name: string, amount: number): number {
    const count = (counts.get(name) ?? 0) + amount;
    counts.set(name, count);
    return count;
  }

  return {
    async get(name): Promise<number> {
      state.assertOpen();
      return counts.get(name) ?? 0;
    },

    async next(name): Promise<number> {
      state.assertOpen();
      return add(name, 1);
    },

    add(name, amount): WriteOperation {
      if (!Number.isFinite(amount)) throw new RangeError(`${amount} cannot be added to a counter`);
      return state.prepare(() => {
        add(name, amount);
      });
    },

    async list(prefix): ReturnType<Counters['list']> {
      state.assertOpen();
      return [...counts]
        .filter(([name]) => name.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => ({ name, count }));
    },
  };
}
