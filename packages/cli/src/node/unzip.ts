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
      left -= entry.uncompressedSize;
      if (left < 0) return failure(`is larger than ${limits.bytesMax} bytes when it is unpacked`);
      if (entry.fileName.endsWith('/')) continue;
      entries.push({ name: entry.fileName, bytes: await read(file, entry) });
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
