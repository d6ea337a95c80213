import type { VoyagePlanner } from '@roadstead/service';

/** A planner that waits, and what lets it go. */
export interface HeldUp {
  readonly voyages: VoyagePlanner;
  readonly letGo: () => void;
}

/**
 * Holds up a planner until it is let go: ways that are measured while days are filled in within seconds are out of date at
 * once, and measuring them takes longer than all the rest.
 */
export function heldUp(voyages: VoyagePlanner): HeldUp {
  let letGo = (): void => undefined;
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    voyages: {
      offWaterMeters: (place) => going.then(() => voyages.offWaterMeters(place)),
      plan: (asked) => going.then(() => voyages.plan(asked)),
    },
    letGo,
  };
}
