import { StoreError } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { MemoryConnection } from '../testing/api-process.ts';
import { errorMessage } from './error-message.ts';
import { LeaderCalls } from './leader-calls.ts';

/** Returns the calls of an API process, what the leader receives of them, and the leader's end of the connection. */
function connected(): {
  readonly calls: LeaderCalls;
  readonly received: unknown[];
  readonly leader: MemoryConnection;
} {
  const [leader, api] = MemoryConnection.pair();
  const received: unknown[] = [];
  leader.messages$.subscribe((message) => received.push(message));
  const calls = new LeaderCalls();
  void calls.connect(api);
  return { calls, received, leader };
}

const QUEUES = { kind: 'queues' } as const;

it('fulfils each call with its own reply, in any order', async () => {
  const { calls, leader } = connected();
  const replies = [calls.call(QUEUES), calls.call(QUEUES)];
  leader.send({ id: 2, value: 'second' });
  leader.send({ id: 1, value: 'first' });
  expect(await Promise.all(replies)).toEqual(['first', 'second']);
});

it('rejects with the error of the leader, of which a StoreError has its reason', async () => {
  const { calls, leader } = connected();
  const errors = [new StoreError('The disk is full', 'full'), new TypeError('No'), 'text'];
  const rejected = errors.map(() => calls.call(QUEUES).catch((error: unknown) => error));
  for (const [i, error] of errors.entries()) leader.send({ id: i + 1, error: errorMessage(error) });
  const [full, wrong, text] = await Promise.all(rejected);
  expect(full).toBeInstanceOf(StoreError);
  expect(full).toMatchObject({ message: 'The disk is full', reason: 'full' });
  expect(wrong).toBeInstanceOf(TypeError);
  expect(text).toEqual(new Error('text'));
});

it('rejects pending and later calls when the connection has ended, and says so', async () => {
  const { calls, leader } = connected();
  const events: string[] = [];
  calls.events$.subscribe(({ kind }) => events.push(kind));
  const unreachable = { reason: 'unreachable' };
  const pending = calls.call(QUEUES);
  leader.close();
  await expect(pending).rejects.toMatchObject(unreachable);
  await expect(calls.call(QUEUES)).rejects.toMatchObject(unreachable);
  expect(events).toEqual(['disconnected']);
});

it('has the leader abort a call, before and after it was sent, and no call that was answered', async () => {
  const { calls, received, leader } = connected();
  const [early, late, never] = [1, 2, 3].map(() => new AbortController());
  early.abort();
  const aborted = calls.call(QUEUES, { signal: early.signal });
  const running = calls.call(QUEUES, { signal: late.signal });
  const answered = calls.call(QUEUES, { signal: never.signal });
  leader.send({ id: 3, value: null });
  await answered;
  never.abort();
  late.abort();
  leader.send({ id: 1, error: errorMessage(new Error('aborted')) });
  leader.send({ id: 2, error: errorMessage(new Error('aborted')) });
  await expect(aborted).rejects.toThrow('aborted');
  await expect(running).rejects.toThrow('aborted');
  expect(received.filter((message) => 'abort' in (message as object))).toEqual([
    { abort: 1 },
    { abort: 2 },
  ]);
});
