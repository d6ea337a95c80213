import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gunzip } from './gunzip.ts';

async function* chunks(
  bytes: Uint8Array,
  size: number,
  reads: number[] = [],
): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    reads.push(at);
    yield bytes.subarray(at, at + size);
  }
}

async function unpacked(
  packed: AsyncIterable<Uint8Array>,
): Promise<{ bytes: Buffer; error: unknown }> {
  const parts: Uint8Array[] = [];
  let error: unknown;
  try {
    for await (const part of gunzip(packed)) parts.push(part);
  } catch (reason) {
    error = reason;
  }
  return { bytes: Buffer.concat(parts), error };
}

const TEXT = Buffer.from(randomBytes(150_000).toString('hex'));

describe('gunzip', () => {
  it.each([1000, 1_000_000])('unpacks all members, in chunks of %d bytes', async (size) => {
    const packed = Buffer.concat([gzipSync(TEXT), gzipSync(Buffer.alloc(0)), gzipSync('the end')]);
    const { bytes, error } = await unpacked(chunks(packed, size));
    expect(error).toBeUndefined();
    expect(bytes.equals(Buffer.concat([TEXT, Buffer.from('the end')]))).toBe(true);
  });

  it('yields the output before the end of a truncated file, then an error', async () => {
    const packed = gzipSync(TEXT);
    const { bytes, error } = await unpacked(chunks(packed.subarray(0, packed.length / 2), 5000));
    expect(error).toBeInstanceOf(Error);
    expect(bytes.length).toBeGreaterThan(0.45 * TEXT.length);
    expect(bytes.equals(TEXT.subarray(0, bytes.length))).toBe(true);
  });

  it('yields the output before damaged bytes, then an error', async () => {
    const packed = gzipSync(TEXT);
    packed.fill(0xff, 80_000, 80_100);
    const { bytes, error } = await unpacked(chunks(packed, 5000));
    expect(error).toBeInstanceOf(Error);
    const good = 0.4 * TEXT.length;
    expect(bytes.subarray(0, good).equals(TEXT.subarray(0, good))).toBe(true);
  });

  it('passes on an error of its source', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield gzipSync(TEXT).subarray(0, 100);
      throw new Error('the disk is gone');
    }
    expect((await unpacked(failing())).error).toEqual(new Error('the disk is gone'));
  });

  it('reads more only when the output has been read', async () => {
    const reads: number[] = [];
    const reading = gunzip(chunks(gzipSync(TEXT), 20_000, reads));
    await reading.next();
    expect(reads).toEqual([0]);
    await reading.return(undefined);
  });

  it('bounds the memory for a small file that expands to a large one', async () => {
    const reading = gunzip(chunks(gzipSync(Buffer.alloc(100_000_000)), 1_000_000));
    let first = (await reading.next()).value?.length ?? 0;
    expect(first).toBeGreaterThan(0);
    for await (const part of reading) first += part.length;
    expect(first).toBe(100_000_000);
  });
});
