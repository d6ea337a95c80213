import { describe, expect, it } from 'vitest';
import { SOAK_SEED } from '../soak-seed.ts';
import { CONFIGURATION, readRecording } from '../solent.ts';
import { COUNTS } from '../workers/expect-equal.ts';
import { SEA_CONFIGURATIONS } from '../workers/inputs.ts';
import { simulateSea } from '../workers/simulated-sea.ts';
import { expectSame, expectSameHistories } from './expect-same.ts';
import { CLUSTER_CONFIGURATIONS, changingFeed, reportsFeed } from './feeds.ts';
import { DISTURBED } from './history.ts';

const RUNS = Number(process.env['CLUSTER_RUNS'] ?? 100);

describe(`a leader with several workers, with SOAK_SEED=${SOAK_SEED}`, () => {
  it('[L17] [L18] [L19] stores what one process stores of a simulated sea of 100 ships, disturbed', async () => {
    const feed = reportsFeed(simulateSea(10, 6, SOAK_SEED), 1000, CLUSTER_CONFIGURATIONS);
    for (const count of COUNTS) {
      const { events } = await expectSame(feed, count, SOAK_SEED, DISTURBED);
      expect(events.events.length).toBeGreaterThan(100);
    }
  });

  it('[L16] [L17] [L19] stores what one process stores of the Solent, with changes of configurations', async () => {
    const [first, second] = SEA_CONFIGURATIONS;
    const feed = changingFeed(await readRecording(), 500, [first!, second!]);
    for (const count of COUNTS) {
      const { events } = await expectSame(feed, count, SOAK_SEED);
      expect(events.events.length).toBeGreaterThan(50);
    }
  });

  it('[L18] [L19] [L20] stores what one process stores of the Solent, disturbed in three ways', async () => {
    const feed = reportsFeed(await readRecording(), 200, [CONFIGURATION]);
    for (let seed = SOAK_SEED; seed < SOAK_SEED + 3; seed++) {
      const { happened } = await expectSame(feed, 1 + (seed % 4), seed, DISTURBED);
      expect(happened['kill']).toBeGreaterThan(0);
    }
  });

  it('[L16] [L18] [L19] [L20] stores what one process stores of random histories', async () => {
    await expectSameHistories(RUNS, SOAK_SEED);
  });
});
