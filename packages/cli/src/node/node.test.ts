import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { randomBytes, scryptPasswords } from './secrets.ts';
import { unzip } from './unzip.ts';

describe('passwords', () => {
  it('are known again by their hash, which is another each time', async () => {
    const hashes = await Promise.all([1, 2].map(() => scryptPasswords.hash('correct horse')));
    expect(hashes[0]).not.toBe(hashes[1]);
    expect(hashes.join()).not.toContain('horse');
    for (const hashed of hashes) {
      expect(await scryptPasswords.verify('correct horse', hashed)).toBe(true);
      expect(await scryptPasswords.verify('wrong horse', hashed)).toBe(false);
    }
  });

  it('are wrong where the hash is none', async () => {
    expect(await scryptPasswords.verify('', 'scrypt$')).toBe(false);
    expect(await scryptPasswords.verify('x', '')).toBe(false);
  });

  it('random bytes are random', () => {
    expect(randomBytes(16)).toHaveLength(16);
    expect(randomBytes(16)).not.toEqual(randomBytes(16));
  });
});

describe('unzipping', () => {
  const limits = { entriesMax: 3, bytesMax: 10_000, isWanted: (name: string) => name !== 'b' };

  it('gives the files, packed or not, without the folders', async () => {
    const zip = zipOf([
      { name: 'a/', text: '' },
      { name: 'a/b.txt', text: 'hello' },
      { name: 'c.txt', text: 'x'.repeat(1000), isPacked: true },
    ]);
    const files = await unzip(zip, limits);
    if (!files.ok) throw new Error(files.failure);
    expect(files.value.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['a/b.txt', 'hello'],
      ['c.txt', 'x'.repeat(1000)],
    ]);
  });

  it('refuses what is too many, too large, or lies about its size', async () => {
    const many = zipOf(['a', 'b', 'c', 'd'].map((name) => ({ name, text: '' })));
    expect(await unzip(many, limits)).toMatchObject({
      failure: expect.stringContaining('4 entries'),
    });
    const large = zipOf([{ name: 'a', text: 'x'.repeat(20_000), isPacked: true }]);
    expect(await unzip(large, limits)).toMatchObject({
      failure: expect.stringContaining('larger'),
    });
    const lying = zipOf([{ name: 'a', text: 'x'.repeat(5000), isPacked: true, says: 10 }]);
    expect((await unzip(lying, limits)).ok).toBe(false);
  });

  it('unpacks what is wanted, and finds what is damaged in it', async () => {
    const large = 'x'.repeat(20_000);
    const zip = zipOf([
      { name: 'a', text: 'hello' },
      { name: 'b', text: large, isPacked: true },
    ]);
    const files = await unzip(zip, limits);
    expect(files).toMatchObject({ value: [{ name: 'a' }, { name: 'b', bytes: { length: 0 } }] });
    const damaged = Uint8Array.from(zip);
    damaged[Buffer.from(zip).indexOf('hello')]++;
    expect(await unzip(damaged, limits)).toEqual({ ok: false, failure: 'is damaged in a' });
  });

  it('refuses what is no zip, or leads out of its folder', async () => {
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
  /** How long it says it is, where that is not true. */
  readonly says?: number;
}

/** A zip by APPNOTE 4.3. */
function zipOf(files: readonly ZipFile[]): Uint8Array {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const { name, text, isPacked = false, says } of files) {
    const bytes = isPacked ? deflateRawSync(Buffer.from(text)) : Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isPacked ? 8 : 0, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(bytes.length, 14);
    common.writeUInt32LE(says ?? text.length, 18);
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
