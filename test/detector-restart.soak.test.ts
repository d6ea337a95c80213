import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectScenario } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { cutPlan } from './oracle/batches.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 300);

describe('the detector', () => {
  it('[D13] that is saved and restored continues as if uninterrupted', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        expect(detectScenario(scenario, cut, true)).toEqual(detectScenario(scenario, cut));
      }),
      { numRuns: RUNS },
    );
  });
});
