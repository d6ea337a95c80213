import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { VoyagePlanner } from '@roadstead/service';
import { overriding } from '../overriding.ts';

/** Pauses reads of tracks and voyage plans, so that a running job can be observed. */
export class JobPause {
  #paused: Promise<void> = Promise.resolve();

  /** @returns a function that ends the pause */
  begin(): () => void {
    let end = (): void => undefined;
    this.#paused = new Promise((resolve) => (end = resolve));
    return () => end();
  }

  /** A memory store whose reads of rows pause. */
  store(): Store {
    const store = createMemoryStore();
    const paused = (): Promise<void> => this.#paused;
    return overriding(store, {
      series: (schema) => {
        const series = store.series(schema);
        return overriding(series, {
          async *cells(...period) {
            await paused();
            yield* series.cells(...period);
          },
        });
      },
    });
  }

  /** A planner that pauses. */
  voyages(planner: VoyagePlanner): VoyagePlanner {
    return {
      offWaterMeters: (place) => planner.offWaterMeters(place),
      distances: (...input) => planner.distances(...input),
      plan: async (request) => {
        await this.#paused;
        return planner.plan(request);
      },
    };
  }
}
