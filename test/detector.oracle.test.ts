import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectScenario, eventsOf } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { type CutPlan, cutPlan } from './oracle/batches.ts';
import { oracleDifferences } from './oracle/oracle-differences.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], announcesNext: [true] };
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 100);

describe('the detector and the oracle', () => {
  it('[D1–D7, D11, D15, D16] find the same events in any fleet', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        const { fixes, versions, eventTimeMs, options } = scenario;
        const events = eventsOf(detectScenario(scenario, cut));
        expect(oracleDifferences(events, fixes, versions, eventTimeMs, options)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('[D8] any partition of the input gives the same events', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        expect(detectScenario(scenario, cut)).toEqual(detectScenario(scenario, WHOLE));
      }),
      { numRuns: RUNS },
    );
  });
});
