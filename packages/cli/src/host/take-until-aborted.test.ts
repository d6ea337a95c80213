import { expect, it } from 'vitest';
import { takeUntilAborted } from './take-until-aborted.ts';

const VALUES = 1000;

async function* neverWaiting(): AsyncGenerator<number> {
  for (let value = 0; value < VALUES; value++) yield value;
}

it('ends between two values of a source that never waits', async () => {
  const interrupted = new AbortController();
  let count = 0;
  for await (const _ of takeUntilAborted(neverWaiting(), interrupted.signal)) {
    // As a signal: not before the next turn of the event loop.
    if (++count === 2) setImmediate(() => interrupted.abort());
  }
  expect(count).toBe(2);
});

it('ends a pending read', async () => {
  const interrupted = new AbortController();
  async function* stuck(): AsyncGenerator<number> {
    yield 1;
    interrupted.abort();
    await new Promise(() => undefined);
  }
  const values: number[] = [];
  for await (const value of takeUntilAborted(stuck(), interrupted.signal)) values.push(value);
  expect(values).toEqual([1]);
});
