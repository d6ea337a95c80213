import { expect, it } from 'vitest';
import { WaitingLines } from './waiting-lines.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('datagrams become whole lines, and are taken once', () => {
  const waiting = new WaitingLines();
  for (const text of ['one', 'two\n', 'three\r\nfour\r\n', '', 'five']) {
    expect(waiting.add(bytes(text))).toBe(true);
  }
  expect(new TextDecoder().decode(waiting.take())).toBe('one\ntwo\nthree\r\nfour\r\n\nfive\n');
  expect(waiting.isEmpty).toBe(true);
});

it('datagrams that nobody takes are dropped, and there is room again when they are taken', () => {
  const waiting = new WaitingLines();
  const datagram = new Uint8Array(60_000).fill(65);
  let added = 0;
  while (waiting.add(datagram)) added++;
  expect(added).toBe(17);
  expect(waiting.take()).toHaveLength(17 * 60_001);
  expect(waiting.add(datagram)).toBe(true);
});
