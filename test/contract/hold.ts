import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { VoyagePlanner } from '@roadstead/service';

/** Holds up who reads tracks and plans voyages, so that a job can be seen while it runs. */
export class Hold {
  #held: Promise<void> = Promise.resolve();

  /** @returns what ends it */
  begin(): () => void {
    let end = (): void => undefined;
    this.#held = new Promise((resolve) => (end = resolve));
    return () => end();
  }

  /** A store in memory. */
  store(): Store {
    const store = createMemoryStore();
    const held = (): Promise<void> => this.#held;
    return {
      ...store,
      series: (plan) => {
        const series = store.series(plan);
        return {
          ...series,
          async *cells(...period) {
            await held();
            yield* series.cells(...period);
          },
        };
      },
    };
  }

  /** A planner, as it is but for that. */
  voyages(planner: VoyagePlanner): VoyagePlanner {
    return {
      offWaterMeters: (place) => planner.offWaterMeters(place),
      plan: async (asked) => {
        await this.#held;
        return planner.plan(asked);
      },
    };
  }
}
