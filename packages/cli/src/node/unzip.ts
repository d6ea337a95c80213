import { crc32 } from 'node:zlib';
import { failure, success } from '@roadstead/model';
import type { Unzip } from '@roadstead/shapes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { zipEntries, zipEntryBytes } from './zip-entries.ts';

/** Unpacks a zip in memory; one with wrong sizes, or above the limits, is rejected and not unpacked further. */
export const unzip: Unzip = async (zip, limits) => {
  try {
    const file = await open(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
    if (file.entryCount > limits.entriesMax) {
      return failure(`has ${file.entryCount} entries; at most ${limits.entriesMax} are read`);
    }
    const entries: { name: string; bytes: Uint8Array }[] = [];
    let remaining = limits.bytesMax;
    for await (const entry of zipEntries(file)) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith('/')) continue;
      const isWanted = limits.isWanted(name);
      remaining -= isWanted ? uncompressedSize : 0;
      if (remaining < 0)
        return failure(`is larger than ${limits.bytesMax} bytes when it is unpacked`);
      const bytes = isWanted ? await read(file, entry) : new Uint8Array(0);
      if (isWanted && crc32(bytes) !== entry.crc32) return failure(`is damaged in ${name}`);
      entries.push({ name, bytes });
    }
    return success(entries);
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
};

function open(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true }, (error, file) => {
      if (error) reject(error);
      else resolve(file);
    });
  });
}

async function read(file: ZipFile, entry: Entry): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipEntryBytes(file, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
