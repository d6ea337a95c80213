import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventsOf } from './drive-detector.ts';
import { scenarios } from './oracle/arbitraries.ts';
import { cutPlan } from './oracle/batches.ts';
import { oracleDifferences } from './oracle/oracle-differences.ts';
import { CONFIGURATION, readRecording } from './solent.ts';
import { detectAlone } from './workers/cluster.ts';
import { reportsInput, scenarioInput } from './workers/inputs.ts';
import { type Disturbances, runWorkers } from './workers/run-workers.ts';
import { mulberry32 } from '../packages/trade-lanes/src/testing/mulberry32.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 200);
const COUNTS = [1, 2, 4];

const DISTURBED: Disturbances = {
  ...{ save: 0.3, move: 0.3, start: 0.1, restart: 0.1, die: 0.1, lose: 0.05 },
};

describe('several workers', () => {
  it('[L17] find what one detector finds in the Solent', async () => {
    const input = reportsInput(await readRecording(), 500, [CONFIGURATION]);
    const alone = detectAlone(input);
    expect(alone.length).toBe(249);
    for (const count of COUNTS) {
      const { transitions, ignored } = runWorkers(input, count, mulberry32(count));
      expect(JSON.stringify(transitions)).toBe(JSON.stringify(alone));
      expect(ignored).toMatchObject({ foreign: 0, gap: 0 });
    }
  });

  it('[L18] [L19] find what one detector finds in any fleet, also when slots move, workers start and die', () => {
    const happened: Record<string, number> = {};
    fc.assert(
      fc.property(
        ...[scenarios, cutPlan, fc.constantFrom(...COUNTS), fc.integer()],
        (scenario, cut, count, seed) => {
          const input = scenarioInput(scenario, cut);
          const run = runWorkers(input, count, mulberry32(seed), DISTURBED);
          for (const [name, times] of Object.entries({ ...run.happened, ...run.ignored }))
            happened[name] = (happened[name] ?? 0) + times;
          expect(JSON.stringify(run.transitions)).toBe(JSON.stringify(detectAlone(input)));
          expect(run.ignored['gap']).toBe(0);
          const { fixes, versions, eventTimeMs, options } = scenario;
          const events = eventsOf(run.transitions);
          expect(oracleDifferences(events, fixes, versions, eventTimeMs, options)).toEqual([]);
        },
      ),
      { numRuns: RUNS },
    );
    console.log(happened);
  });
});
