import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inflateGzip } from './inflate-gzip.ts';

async function unpacked(chunks: readonly Uint8Array[]): Promise<string> {
  const source = (async function* () {
    yield* chunks;
  })();
  const parts: Uint8Array[] = [];
  for await (const part of inflateGzip(source)) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Cuts bytes into chunks of a size. */
function cut(bytes: Uint8Array, size: number): readonly Uint8Array[] {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}

it('unpacks all members, also those that end where a chunk ends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 60 }),
      async (texts, size) => {
        const members = texts.map((text) => gzipSync(text));
        const bytes = Buffer.concat(members);
        expect(await unpacked(members)).toBe(texts.join(''));
        expect(await unpacked(cut(bytes, size))).toBe(texts.join(''));
        // Tapes pad with zeros.
        expect(await unpacked(cut(Buffer.concat([bytes, Buffer.alloc(20)]), size))).toBe(
          texts.join(''),
        );
      },
    ),
  );
});

it('rejects every part of a member', async () => {
  const whole = gzipSync('2016-01-12 13:02:11,235070762');
  for (let length = 1; length < whole.length; length++) {
    await expect(unpacked([whole.subarray(0, length)])).rejects.toThrow();
  }
});
