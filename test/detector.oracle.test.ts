import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectScenario } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { type CutPlan, cutPlan } from './oracle/batches.ts';
import { assertSameEvents } from './oracle/random-scenarios.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], announcesNext: [true] };
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 100);

describe('the detector and the oracle', () => {
  it('[D1–D7, D11, D15, D16] find the same events in any fleet', () => {
    assertSameEvents({ numRuns: RUNS });
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
