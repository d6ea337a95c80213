import { expect, it } from 'vitest';
import { type LateWorld, runLateData } from '../packages/service/src/testing/late-data.ts';
import { seededRandom } from '../packages/service/src/testing/seeded-fleet.ts';
import { SOAK_SEED } from './soak-seed.ts';

const SOAK_MS = 40_000;

function worldOf(seed: number): LateWorld {
  const random = seededRandom(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(values.length * random())] as Value;
  return {
    seed,
    hours: pick([4, 8, 16]),
    lateShare: pick([0.01, 0.1, 0.4, 0.9]),
    lateShips: pick([0, 1, 2, 4]),
    isKilled: pick([true, false]),
    hasFilters: pick([true, false]),
    isCluster: pick([true, false]),
    hasCheckpoints: pick([true, false]),
  };
}

it('[V24] after reconciliation the events are those of the reports in order, with new seeds for minutes', async () => {
  const endMs = performance.now() + SOAK_MS;
  let found = 0;
  let seed = SOAK_SEED;
  for (; performance.now() < endMs; seed++) {
    for (const { logged, expected, stored, unrecorded } of await runLateData(worldOf(seed))) {
      expect(logged, `seed ${seed}`).toEqual(expected);
      expect(unrecorded, `seed ${seed}`).toEqual([]);
      found += stored.filter(({ reconciliation }) => reconciliation).length;
    }
  }
  expect(found).toBeGreaterThan(0);
  process.stderr.write(`late data: seeds ${SOAK_SEED} to ${seed - 1}\n`);
});
