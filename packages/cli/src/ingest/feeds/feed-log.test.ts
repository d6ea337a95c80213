import { manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { END_OF_DATA } from './feed-failure.ts';
import { FeedLog } from './feed-log.ts';

it('logs the losses of an unstable feed once a minute', () => {
  const lines: string[] = [];
  const clock = manualClock(0);
  const notices = new FeedLog('tcp-1', clock, (line) => lines.push(line));
  for (let second = 0; second <= 120; second += 2) {
    clock.set(1000 * second);
    notices.open();
    notices.lost(END_OF_DATA);
  }
  const lost = 'tcp-1 is lost and will be opened again: end of data';
  expect(lines).toEqual([
    'tcp-1 is open.',
    lost,
    'tcp-1 is open again.',
    lost,
    'tcp-1 is open again.',
    lost,
  ]);
});
