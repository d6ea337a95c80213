import { setImmediate } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import type { TrackedPart } from '@roadstead/recordings';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UserError } from '../../host/host.ts';
import { receiveParts, sendParts } from './reading-protocol.ts';

const NEVER = new Promise<never>(() => undefined);
const PARTS = 40;

let channel: MessageChannel;
beforeEach(() => {
  channel = new MessageChannel();
});
afterEach(() => channel.port1.close());

function step(eventTimeMs: number): TrackedPart {
  const batch = { fixes: [], watermarkMs: 0, ended: false };
  return { kind: 'step', batch, rejected: [], eventTimeMs };
}

/** Parts until the reading is to stop, then a last one. @param onRead called with the number of each */
function numbered(
  count: number,
  onRead: (i: number) => void = () => undefined,
): (stopped: AbortSignal) => AsyncIterable<TrackedPart> {
  return async function* (stopped) {
    for (let i = 0; i < count && !stopped.aborted; i++) {
      onRead(i);
      yield step(i);
      await setImmediate();
    }
    yield step(-1);
  };
}

async function timesOf(parts: AsyncIterable<TrackedPart>): Promise<readonly number[]> {
  const times: number[] = [];
  for await (const part of parts) if (part.kind === 'step') times.push(part.eventTimeMs);
  return times;
}

it('arrive in their order, all of them', async () => {
  const sent = sendParts(channel.port2, numbered(PARTS));
  const { signal } = new AbortController();
  const expected = [...Array.from({ length: PARTS }, (_, i) => i), -1];
  expect(await timesOf(receiveParts(channel.port1, NEVER, signal))).toEqual(expected);
  await sent;
});

it('are read a few ahead of those that are processed, and no more', async () => {
  let read = 0;
  const onRead = (i: number): void => {
    read = i + 1;
  };
  const sent = sendParts(channel.port2, numbered(PARTS, onRead));
  const { signal } = new AbortController();
  let processed = 0;
  let aheadMax = 0;
  for await (const _ of receiveParts(channel.port1, NEVER, signal)) {
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    aheadMax = Math.max(aheadMax, read - processed);
    processed++;
  }
  await sent;
  // Four that are sent, and one that waits.
  expect(aheadMax).toBe(5);
});

it('end after an interruption with what is buffered', async () => {
  const interruption = new AbortController();
  const sent = sendParts(channel.port2, numbered(Number.POSITIVE_INFINITY));
  const times: number[] = [];
  for await (const part of receiveParts(channel.port1, NEVER, interruption.signal)) {
    if (part.kind === 'step') times.push(part.eventTimeMs);
    if (times.length === 3) interruption.abort();
  }
  await sent;
  expect(times.at(-1)).toBe(-1);
  expect(times.length).toBeLessThan(PARTS);
});

it('of an input that cannot be read end with a UserError after those before', async () => {
  const sent = sendParts(channel.port2, async function* () {
    yield step(1);
    throw new UserError('day.csv: it is damaged.');
  });
  const { signal } = new AbortController();
  const received: TrackedPart[] = [];
  const receiving = (async () => {
    for await (const part of receiveParts(channel.port1, NEVER, signal)) received.push(part);
  })();
  await expect(receiving).rejects.toThrow(new UserError('day.csv: it is damaged.'));
  await expect(receiving).rejects.toBeInstanceOf(UserError);
  expect(received).toHaveLength(1);
  await sent;
});

it('of a thread that fails end with its error', async () => {
  const error = new Error('A defect');
  const { signal } = new AbortController();
  const parts = receiveParts(channel.port1, Promise.reject(error), signal);
  await expect(timesOf(parts)).rejects.toBe(error);
  const failing = sendParts(channel.port2, async function* () {
    yield step(1);
    throw error;
  });
  await expect(failing).rejects.toBe(error);
});
