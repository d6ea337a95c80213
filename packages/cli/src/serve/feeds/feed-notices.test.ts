import { manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { ENDED } from './feed-failure.ts';
import { FeedNotices } from './feed-notices.ts';

it('a feed that comes and goes all the time is told of once a minute', () => {
  const lines: string[] = [];
  const clock = manualClock(0);
  const notices = new FeedNotices('tcp-1', clock, (line) => lines.push(line));
  for (let second = 0; second <= 120; second += 2) {
    clock.set(1000 * second);
    notices.open();
    notices.lost(ENDED);
  }
  const lost = 'tcp-1 is lost and tried again: it has ended';
  expect(lines).toEqual([
    'tcp-1 is open.',
    lost,
    'tcp-1 is open again.',
    lost,
    'tcp-1 is open again.',
    lost,
  ]);
});
