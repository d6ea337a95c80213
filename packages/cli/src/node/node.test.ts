import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { randomBytes, scryptPasswordHasher } from './secrets.ts';
import { unzip } from './unzip.ts';

describe('the password hasher', () => {
  it('verifies passwords by their hashes, which differ each time', async () => {
    const hashes = await Promise.all([1, 2].map(() => scryptPasswordHasher.hash('correct horse')));
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain('horse');
    for (const hashed of hashes) {
      expect(await scryptPasswordHasher.verify('correct horse', hashed)).toBe(true);
      expect(await scryptPasswordHasher.verify('wrong horse', hashed)).toBe(false);
    }
  });

  it('rejects invalid hashes', async () => {
    expect(await scryptPasswordHasher.verify('', 'scrypt$')).toBe(false);
    expect(await scryptPasswordHasher.verify('x', '')).toBe(false);
  });

  it('random bytes are random', () => {
    expect(randomBytes(16)).toHaveLength(16);
    expect(randomBytes(16)).not.toEqual(randomBytes(16));
  });
});

describe('unzip', () => {
  const limits = { entriesMax: 3, bytesMax: 10_000, isWanted: (name: string) => name !== 'b' };

  it('returns the files, packed or not, without the folders', async () => {
    const zip = zipOf([
      { name: 'a/', text: '' },
      { name: 'a/b.txt', text: 'hello' },
      { name: 'c.txt', text: 'x'.repeat(1000), isPacked: true },
    ]);
    const files = await unzip(zip, limits);
    if (!files.ok) throw new Error(files.error);
    expect(files.value.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['a/b.txt', 'hello'],
      ['c.txt', 'x'.repeat(1000)],
    ]);
  });

  it('rejects too many or too large entries, and wrong sizes', async () => {
    const many = zipOf(['a', 'b', 'c', 'd'].map((name) => ({ name, text: '' })));
    expect(await unzip(many, limits)).toMatchObject({
      error: expect.stringContaining('4 entries'),
    });
    const large = zipOf([{ name: 'a', text: 'x'.repeat(20_000), isPacked: true }]);
    expect(await unzip(large, limits)).toMatchObject({
      error: expect.stringContaining('larger'),
    });
    const lying = zipOf([{ name: 'a', text: 'x'.repeat(5000), isPacked: true, statedLength: 10 }]);
    expect((await unzip(lying, limits)).ok).toBe(false);
  });

  it('unpacks the wanted entries, and detects damaged ones', async () => {
    const large = 'x'.repeat(20_000);
    const zip = zipOf([
      { name: 'a', text: 'hello' },
      { name: 'b', text: large, isPacked: true },
    ]);
    const files = await unzip(zip, limits);
    expect(files).toMatchObject({ value: [{ name: 'a' }, { name: 'b', bytes: { length: 0 } }] });
    const damaged = Uint8Array.from(zip);
    damaged[Buffer.from(zip).indexOf('hello')]++;
    expect(await unzip(damaged, limits)).toEqual({ ok: false, error: 'is damaged in a' });
  });

  it('rejects other data, and paths outside the folder', async () => {
    expect((await unzip(new Uint8Array(0), limits)).ok).toBe(false);
    expect((await unzip(randomBytes(500), limits)).ok).toBe(false);
    expect((await unzip(zipOf([{ name: '../a', text: 'x' }]), limits)).ok).toBe(false);
    expect((await unzip(zipOf([{ name: '/etc/a', text: 'x' }]), limits)).ok).toBe(false);
  });
});

interface ZipFile {
  readonly name: string;
  readonly text: string;
  readonly isPacked?: boolean;
  /** A wrong size in the entry. */
  readonly statedLength?: number;
}

/** A zip by APPNOTE 4.3. */
function zipOf(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const { name, text, isPacked = false, statedLength } of files) {
    const bytes = isPacked ? deflateRawSync(Buffer.from(text)) : Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isPacked ? 8 : 0, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(statedLength ?? text.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    centrals.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, central, end]);
}
