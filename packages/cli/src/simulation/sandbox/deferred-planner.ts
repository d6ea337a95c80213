import type { VoyagePlanner } from '@roadstead/service';

/** A planner whose requests wait until `resume`. */
export interface DeferredPlanner {
  readonly voyages: VoyagePlanner;
  readonly resume: () => void;
}

/**
 * Defers a planner: routes computed while days of history are ingested within seconds would be outdated at once, and
 * would take longer than everything else.
 */
export function deferPlanner(voyages: VoyagePlanner): DeferredPlanner {
  let letGo = (): void => undefined;
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    voyages: {
      offWaterMeters: (place) => going.then(() => voyages.offWaterMeters(place)),
      distances: (...input) => going.then(() => voyages.distances(...input)),
      plan: (request) => going.then(() => voyages.plan(request)),
    },
    resume: letGo,
  };
}
