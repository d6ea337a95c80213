import { crc32 } from 'node:zlib';
import { failure, success } from '@roadstead/model';
import type { Unzip } from '@roadstead/shapes';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

/** Unpacks a zip in memory; one that lies about its sizes, or is larger than the limits, is refused and not unpacked further. */
export const unzip: Unzip = async (zip, limits) => {
  try {
    const file = await open(Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength));
    if (file.entryCount > limits.entriesMax) {
      return failure(`has ${file.entryCount} entries; at most ${limits.entriesMax} are read`);
    }
    const entries: { name: string; bytes: Uint8Array }[] = [];
    let left = limits.bytesMax;
    for await (const entry of entriesOf(file)) {
      const { fileName: name, uncompressedSize } = entry;
      if (name.endsWith('/')) continue;
      const isWanted = limits.isWanted(name);
      left -= isWanted ? uncompressedSize : 0;
      if (left < 0) return failure(`is larger than ${limits.bytesMax} bytes when it is unpacked`);
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

async function* entriesOf(file: ZipFile): AsyncGenerator<Entry, void, undefined> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      file.once('entry', resolve);
      file.once('end', () => resolve(undefined));
      file.once('error', reject);
      file.readEntry();
    });
    file.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

/** yauzl checks that what comes out is as long as the entry says. */
function read(file: ZipFile, entry: Entry): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error);
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', () => resolve(Buffer.concat(chunks)));
      stream.once('error', reject);
    });
  });
}
