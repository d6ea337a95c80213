import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LateWorld, runLateData } from '../testing/late-data.ts';

const worlds: fc.Arbitrary<LateWorld> = fc.record({
  seed: fc.nat(),
  hours: fc.constantFrom(3, 5),
  lateShare: fc.constantFrom(0.01, 0.1, 0.4),
  lateShips: fc.constantFrom(0, 1, 2),
  isKilled: fc.boolean(),
  isCluster: fc.boolean(),
  hasFilters: fc.boolean(),
  hasCheckpoints: fc.boolean(),
});

it('[V24] after reconciliation the events are those of the reports in order, under the configurations then in force', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      for (const { logged, expected, unrecorded } of await runLateData(world)) {
        expect(logged).toEqual(expected);
        expect(unrecorded).toEqual([]);
      }
    }),
    { numRuns: Number(process.env['LATE_RUNS'] ?? 5) },
  );
});
