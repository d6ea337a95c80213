import { expect, it } from 'vitest';
import { ChunkQueue } from './chunk-queue.ts';

const ONE = Uint8Array.of(1);
const TWO = Uint8Array.of(2);

it('lets the writer continue when the reader has the chunk', async () => {
  const queue = new ChunkQueue();
  const states: string[] = [];
  const writing = queue.write(ONE).then((isRead) => states.push(`written ${isRead}`));
  await Promise.resolve();
  expect(states).toEqual([]);
  expect(await queue.next()).toEqual({ done: false, value: ONE });
  await writing;
  expect(states).toEqual(['written true']);
});

it('passes an error to the reader after the last chunk', async () => {
  const queue = new ChunkQueue();
  const writing = queue.write(TWO);
  queue.end(new Error('aborted'));
  expect(await queue.next()).toEqual({ done: false, value: TWO });
  expect(await writing).toBe(true);
  await expect(queue.next()).rejects.toThrow('aborted');
});

it('ends the writer when the reader has ended, also one that waits', async () => {
  const queue = new ChunkQueue();
  const waiting = queue.write(ONE);
  await queue.return();
  expect([await waiting, await queue.write(TWO)]).toEqual([false, false]);
  expect(await queue.next()).toMatchObject({ done: true });
});

it('wakes a reader that waits', async () => {
  const queue = new ChunkQueue();
  const first = queue.next();
  await queue.write(ONE);
  expect(await first).toMatchObject({ value: ONE });
  const last = queue.next();
  queue.end();
  expect(await last).toMatchObject({ done: true });
});
