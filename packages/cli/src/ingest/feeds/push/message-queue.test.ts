import { expect, it } from 'vitest';
import { MessageQueue, QUEUE_BYTES_MAX } from './message-queue.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (chunk: unknown): string => new TextDecoder().decode(chunk as Uint8Array);

it('yields the messages that wait as lines, and then those that come', async () => {
  const queue = new MessageQueue(() => expect.unreachable());
  const lines = queue.lines();
  for (const each of ['one', 'two', '']) queue.add(bytes(each));
  expect(text((await lines.next()).value)).toBe('one\ntwo\n\n');
  const next = lines.next();
  queue.add(bytes('three'));
  expect(text((await next).value)).toBe('three\n');
  queue.add(bytes('four'));
  queue.end(new Error('lost'));
  queue.add(bytes('five'));
  expect(text((await lines.next()).value)).toBe('four\n');
  await expect(lines.next()).rejects.toThrow('lost');
});

it('drops the oldest messages when it is full, and counts them', async () => {
  let dropped = 0;
  const queue = new MessageQueue((count) => {
    dropped += count;
  });
  const message = 'x'.repeat(1000);
  const count = Math.ceil(QUEUE_BYTES_MAX / 1100) + 10;
  for (let i = 0; i < count; i++) queue.add(bytes(`${message}${i}`));
  queue.end();
  let all = '';
  for await (const chunk of queue.lines()) all += text(chunk);
  const received = all.trim().split('\n');
  expect(dropped).toBeGreaterThanOrEqual(10);
  expect(received).toHaveLength(count - dropped);
  expect(received[0]).toBe(`${message}${dropped}`);
  expect(received.at(-1)).toBe(`${message}${count - 1}`);
});

it('bounds the memory of messages without content', () => {
  let dropped = 0;
  const queue = new MessageQueue((count) => {
    dropped += count;
  });
  for (let i = 0; i < 100_000; i++) queue.add(new Uint8Array(0));
  expect(dropped).toBeGreaterThan(10_000);
});
