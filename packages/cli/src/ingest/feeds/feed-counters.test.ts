import { expect, it } from 'vitest';
import { FeedCounters } from './feed-counters.ts';

it('the lag of a feed is the median age of its last batch, so that one wrong clock does not change it', () => {
  const counters = new FeedCounters('tcp-1', 0);
  expect(counters.lagMs).toBeNull();
  const agesMs = [3000, 2000, 4000, -600_000, 86_400_000];
  counters.recordLag(
    agesMs.map((ageMs) => ({ timeMs: 1_000_000_000 - ageMs })),
    1_000_000_000,
  );
  expect(counters.lagMs).toBe(3000);
  counters.recordLag([{ timeMs: 1_000_007_000 }], 1_000_005_000);
  expect(counters.lagMs).toBe(-2000);
});
