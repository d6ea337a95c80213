import { describe, expect, it } from 'vitest';
import { CONFIGURATION, readRecording } from '../solent.ts';
import { COUNTS } from '../workers/expect-equal.ts';
import { simulateSea } from '../workers/simulated-sea.ts';
import { expectSame, expectSameHistories } from './expect-same.ts';
import { CLUSTER_CONFIGURATIONS, reportsFeed } from './feeds.ts';
import { DISTURBED } from './history.ts';

const RUNS = Number(process.env['CLUSTER_RUNS'] ?? 200);

describe('detection on several workers', () => {
  it('[L17] [L19] stores what one pipeline stores of the Solent', async () => {
    const feed = reportsFeed(await readRecording(), 500, [CONFIGURATION]);
    for (const count of COUNTS) {
      const { stored } = await expectSame(feed, count, count);
      expect(stored.events.length).toBeGreaterThan(100);
    }
  });

  it('[L17] [L18] [L19] stores what one pipeline stores of a simulated sea, also when disturbed', async () => {
    const feed = reportsFeed(simulateSea(2, 6, 2), 300, CLUSTER_CONFIGURATIONS);
    for (const count of COUNTS) {
      const { stored } = await expectSame(feed, count, count);
      expect(stored.events.length).toBeGreaterThan(5);
      await expectSame(feed, count, count, DISTURBED);
    }
  });

  it('[L16] [L18] [L19] [L20] stores what one pipeline stores of random histories with changes, deaths and returns', async () => {
    const { events, ends, happened } = await expectSameHistories(RUNS);
    expect(events).toBeGreaterThan(RUNS / 2);
    expect(ends).toBeGreaterThan(RUNS / 4);
    for (const name of ['add', 'leave', 'stop', 'kill', 'pause', 'ended', 'lease lost'])
      expect([name, happened[name]]).toEqual([name, expect.any(Number)]);
  });
});
