import { manualClock } from '@roadstead/contracts';
import { expect, it } from 'vitest';
import { newDelivery, type StoredDelivery } from './delivery.ts';
import type { DeliveryLog } from './delivery-log.ts';
import { DeliveryRunner } from './delivery-runner.ts';
import type { SendResult } from './send-result.ts';
import { HOST_ATTEMPTS_MAX } from './thresholds.ts';

const QUEUE = 'webhook 1';
const SENT: SendResult = { status: 204, error: null };

/** Calls that wait until the test continues them. */
class Waiting {
  readonly calls: (() => void)[] = [];

  wait(): Promise<void> {
    return new Promise((resolve) => this.calls.push(resolve));
  }

  async continue(count: number): Promise<void> {
    for (const call of this.calls.splice(0, count)) call();
    await settled();
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

it('[A7] begins all deliveries of a queue, also when slots are released while it is read', async () => {
  const [reads, sends, changes] = [new Waiting(), new Waiting(), new Waiting()];
  const pending = Array.from({ length: 3 * HOST_ATTEMPTS_MAX }, (_, i): StoredDelivery => {
    const message = { id: `message-${i}`, kind: 'event-fired' as const, body: '{}' };
    return newDelivery(QUEUE, message, 0);
  });
  const delivered: string[] = [];
  const log = {
    async pending(_queue: string, limit: number) {
      const found = pending.slice(0, limit);
      await reads.wait();
      return found;
    },
    async apply(key: string) {
      await changes.wait();
      const at = pending.findIndex((each) => each.key === key);
      const [delivery] = pending.splice(at, 1);
      return { ...delivery!, state: 'delivered', dueMs: null };
    },
  };
  const runner = new DeliveryRunner({
    clock: manualClock(0),
    log: log as unknown as DeliveryLog,
    channelOf: () => ({
      isAtMostOnce: false,
      destinationOf: () => ({ host: 'receiver.example', owner: 'anna' }),
      async send({ messageId }) {
        await sends.wait();
        delivered.push(messageId);
        return SENT;
      },
      attempted: async () => undefined,
    }),
    ended: () => undefined,
    failed: (error) => {
      throw error;
    },
  });
  runner.expect(QUEUE, 0);
  const first = runner.beginDue();
  await reads.continue(1);
  await first;
  // Three attempts are made, and being stored, when the queue is read; the others are made meanwhile.
  await sends.continue(3);
  const second = runner.beginDue();
  await sends.continue(HOST_ATTEMPTS_MAX);
  await reads.continue(1);
  await second;
  while (sends.calls.length + changes.calls.length > 0) {
    await sends.continue(HOST_ATTEMPTS_MAX);
    await changes.continue(HOST_ATTEMPTS_MAX);
    const next = runner.beginDue();
    await settled();
    await reads.continue(1);
    await next;
  }
  expect(new Set(delivered).size).toBe(3 * HOST_ATTEMPTS_MAX);
  expect(pending).toEqual([]);
});
