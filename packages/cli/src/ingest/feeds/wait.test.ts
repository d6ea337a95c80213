import { expect, it } from 'vitest';
import { waitByClock } from './wait.ts';

const HOUR_MS = 3_600_000;

it('a wait ends when it is aborted, before or during it', async () => {
  await waitByClock(HOUR_MS, AbortSignal.abort());
  const ending = new AbortController();
  const waiting = waitByClock(HOUR_MS, ending.signal);
  ending.abort();
  expect(await waiting).toBeUndefined();
});
