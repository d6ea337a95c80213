import { crc32 as nodesCrc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it('has the check value of CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  expect(crc32(new Uint8Array(0))).toBe(0);
  const all = Uint8Array.from({ length: 1000 }, (_, i) => i);
  expect(crc32(all)).toBe(nodesCrc32(all));
});
