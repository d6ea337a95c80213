import { describe, expect, it } from 'vitest';
import { unzipStored } from './testing/unzip-stored.ts';
import { writeZip } from './write-zip.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a ZIP archive', () => {
  it('[SH9] contains the given entries', async () => {
    const entries = [
      { name: 'a.txt', bytes: bytes('one') },
      { name: 'folder/b.txt', bytes: new Uint8Array(0) },
      { name: 'c', bytes: bytes('three') },
    ];
    const zip = writeZip(entries);
    const limits = { entriesMax: 3, bytesMax: 8, isWanted: () => true };
    expect(await unzipStored()(zip, limits)).toEqual({ ok: true, value: entries });
    expect(zip).toEqual(writeZip(entries));
  });
});
