import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectWithLoss } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { cutPlan } from './oracle/batches.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 100);

const lossPlan = fc.record({
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  hasEvents: fc.boolean(),
});

describe('a detector built again from stored fixes', () => {
  it('[D13] continues as the one that was lost, with or without the fixes of the begin of current events', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, lossPlan, (scenario, cut, plan) => {
        const { undisturbed, rebuilt } = detectWithLoss(scenario, cut, plan);
        expect(rebuilt).toEqual(undisturbed);
      }),
      { numRuns: RUNS },
    );
  });
});
