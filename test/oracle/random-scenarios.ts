import fc from 'fast-check';
import { expect } from 'vitest';
import { detectScenario, eventsOf } from '../drive-detector.ts';
import { scenarios } from './arbitraries.ts';
import { cutPlan } from './batches.ts';
import { oracleDifferences } from './oracle-differences.ts';

/** Asserts that the detector and the oracle find the same events in random scenarios, each cut into random batches. */
export function assertSameEvents(parameters: {
  readonly numRuns: number;
  readonly seed?: number;
}): void {
  fc.assert(
    fc.property(scenarios, cutPlan, (scenario, cut) => {
      const { fixes, versions, eventTimeMs, options } = scenario;
      const events = eventsOf(detectScenario(scenario, cut));
      expect(oracleDifferences(events, fixes, versions, eventTimeMs, options)).toEqual([]);
    }),
    parameters,
  );
}
