import { describe, expect, it } from 'vitest';
import { SOAK_SEED } from '../soak-seed.ts';
import { CONFIGURATION, readRecording } from '../solent.ts';
import { COUNTS } from '../workers/expect-equal.ts';
import { simulateSea } from '../workers/simulated-sea.ts';
import { expectSame, expectSameHistories } from './expect-same.ts';
import { CLUSTER_CONFIGURATIONS, reportsFeed } from './feeds.ts';
import { DISTURBED } from './history.ts';

const RUNS = Number(process.env['CLUSTER_RUNS'] ?? 1000);

describe(`detection on several workers with SOAK_SEED=${SOAK_SEED}`, () => {
  it('[L17] [L18] [L19] stores what one pipeline stores of a simulated sea of 100 ships, disturbed', async () => {
    const feed = reportsFeed(simulateSea(10, 12, SOAK_SEED), 1000, CLUSTER_CONFIGURATIONS);
    for (const count of COUNTS) {
      const { stored } = await expectSame(feed, count, SOAK_SEED, DISTURBED);
      expect(stored.events.length).toBeGreaterThan(100);
    }
  });

  it('[L18] [L19] [L20] stores what one pipeline stores of the Solent, disturbed in three ways', async () => {
    const feed = reportsFeed(await readRecording(), 200, [CONFIGURATION]);
    for (let seed = SOAK_SEED; seed < SOAK_SEED + 3; seed++) {
      const { happened } = await expectSame(feed, 1 + (seed % 4), seed, DISTURBED);
      expect(happened['kill']).toBeGreaterThan(0);
    }
  });

  it('[L16] [L18] [L19] [L20] stores what one pipeline stores of random histories', async () => {
    await expectSameHistories(RUNS, SOAK_SEED);
  });
});
