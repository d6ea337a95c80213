import { crc32 } from '@roadstead/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unzip } from './unzip.ts';

const LIMITS = { entriesMax: 3, bytesMax: 1000, isWanted: (name: string) => name !== 'other' };
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

type Files = Readonly<Record<string, string>>;

/** Returns an archive as other programs write it. @param size what it declares of each file, if not the truth */
async function zipOf(files: Files, isPacked: boolean, size?: number): Promise<Uint8Array> {
  const [locals, centrals]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = text(content);
    const packed = isPacked ? await deflate(bytes) : bytes;
    const fields = record(26, [
      ...[
        [4, isPacked ? 8 : 0] as const,
        [10, crc32(bytes)] as const,
        [14, packed.length] as const,
      ],
      ...[[18, size ?? bytes.length] as const, [22, name.length] as const],
    ]);
    const local = joined(text('PK\x03\x04'), fields, text(name), packed);
    const place = record(14, [[10, offset]]);
    centrals.push(joined(text('PK\x01\x02\0\0'), fields, place, text(name)));
    locals.push(local);
    offset += local.length;
  }
  const end = record(18, [
    [6, locals.length],
    [12, offset],
  ]);
  return joined(...locals, ...centrals, text('PK\x05\x06'), end, text('a comment'));
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const packer = new CompressionStream('deflate-raw');
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(packer);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Returns bytes with small numbers in them, from the lowest byte on. */
function record(length: number, numbers: readonly (readonly [at: number, value: number])[]) {
  const bytes = new Uint8Array(length);
  for (const [at, value] of numbers)
    for (let i = 0; i < 4 && at + i < length; i++)
      if (i < 2 || value > 0xffff) bytes[at + i] = (value / 256 ** i) & 0xff;
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

describe('ZIP archives in a browser', () => {
  it.each([true, false])('are unpacked; compressed: %s', async (isPacked) => {
    const zip = await zipOf({ 'a.shp': 'abc'.repeat(50), 'folder/': '', other: 'x' }, isPacked);
    const unpacked = await unzip(zip, LIMITS);
    expect(unpacked).toEqual({
      ok: true,
      value: [
        { name: 'a.shp', bytes: text('abc'.repeat(50)) },
        { name: 'other', bytes: new Uint8Array(0) },
      ],
    });
  });

  it.each([
    ['too many entries', zipOf({ a: '', b: '', c: '', d: '' }, true), '4 entries'],
    ['too large', zipOf({ a: 'x'.repeat(2000) }, true), 'larger than 1000'],
    ['larger than declared', zipOf({ a: 'x'.repeat(2000) }, true, 900), 'uncompressed size'],
    ['smaller than declared', zipOf({ a: 'x' }, true, 900), 'cannot be unpacked'],
    ['no archive', text('no archive'), 'not recognized'],
    ['empty', new Uint8Array(0), 'not recognized'],
  ])('are rejected: %s', async (_, making, reason) => {
    expect(await unzip(await making, LIMITS)).toEqual({
      ok: false,
      error: expect.stringContaining(reason),
    });
  });

  it('are rejected when a byte is changed, or have the same content', async () => {
    const zip = await zipOf({ a: 'some content of a file' }, true);
    const at = fc.integer({ min: 0, max: zip.length - 1 });
    await fc.assert(
      fc.asyncProperty(at, fc.integer({ min: 0, max: 255 }), async (index, byte) => {
        const changed = Uint8Array.from(zip);
        changed[index] = byte;
        const unpacked = await unzip(changed, LIMITS);
        const contents = unpacked.ok ? unpacked.value.map(({ bytes }) => bytes) : [];
        for (const bytes of contents)
          expect(['some content of a file', '']).toContain(new TextDecoder().decode(bytes));
      }),
    );
  });
});
