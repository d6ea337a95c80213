import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectScenario, eventsOf } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { type CutPlan, cutPlan } from './oracle/batches.ts';
import { judge } from './oracle/judge.ts';

const WHOLE: CutPlan = { sizes: [Number.POSITIVE_INFINITY], saysAll: [true] };
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 300);

describe('the detector and the oracle', () => {
  it('[D1–D7, D11] say the same of any fleet', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        const { fixes, versions, eventTimeMs, options } = scenario;
        const events = eventsOf(detectScenario(scenario, cut));
        expect(judge(events, fixes, versions, eventTimeMs, options)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('[D8] any cutting of the input gives the same events', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        expect(detectScenario(scenario, cut)).toEqual(detectScenario(scenario, WHOLE));
      }),
      { numRuns: RUNS },
    );
  });

  it('[D13] a detector that is saved and restored goes on as if it had not been', () => {
    fc.assert(
      fc.property(scenarios, cutPlan, (scenario, cut) => {
        expect(detectScenario(scenario, cut, true)).toEqual(detectScenario(scenario, cut));
      }),
      { numRuns: RUNS },
    );
  });
});
