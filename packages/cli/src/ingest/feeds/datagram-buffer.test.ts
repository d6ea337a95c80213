import { expect, it } from 'vitest';
import { DatagramBuffer } from './datagram-buffer.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('yields datagrams as whole lines, each once', () => {
  const waiting = new DatagramBuffer();
  for (const text of ['one', 'two\n', 'three\r\nfour\r\n', '', 'five']) {
    expect(waiting.add(bytes(text))).toBe(true);
  }
  expect(new TextDecoder().decode(waiting.drain())).toBe('one\ntwo\nthree\r\nfour\r\n\nfive\n');
  expect(waiting.isEmpty).toBe(true);
});

it('drops datagrams when it is full, and has room again after reading', () => {
  const waiting = new DatagramBuffer();
  const datagram = new Uint8Array(60_000).fill(65);
  let added = 0;
  while (waiting.add(datagram)) added++;
  expect(added).toBe(17);
  expect(waiting.drain()).toHaveLength(17 * 60_001);
  expect(waiting.add(datagram)).toBe(true);
});
