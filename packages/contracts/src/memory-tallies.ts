import type { MemoryChanges } from './memory-change.ts';
import type { Change } from './store.ts';
import type { Tallies } from './tallies.ts';

export function createMemoryTallies(changes: MemoryChanges): Tallies {
  const counts = new Map<string, number>();

  function add(name: string, amount: number): number {
    const count = (counts.get(name) ?? 0) + amount;
    counts.set(name, count);
    return count;
  }

  return {
    async get(name): Promise<number> {
      changes.assertOpen();
      return counts.get(name) ?? 0;
    },

    async next(name): Promise<number> {
      changes.assertOpen();
      return add(name, 1);
    },

    add(name, amount): Change {
      if (!Number.isFinite(amount)) throw new RangeError(`A tally cannot be added ${amount}`);
      return changes.prepare(() => {
        add(name, amount);
      });
    },

    async list(prefix): ReturnType<Tallies['list']> {
      changes.assertOpen();
      return [...counts]
        .filter(([name]) => name.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => ({ name, count }));
    },
  };
}
