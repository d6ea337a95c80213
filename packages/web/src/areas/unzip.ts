import { failure, success } from '@roadstead/model';
import type { Unzip, ZipEntry } from '@roadstead/shapes';
import { openZip } from '../engine/open-zip.ts';

/** Unpacks a ZIP archive in a browser. */
export const unzip: Unzip = async (zip, { entriesMax, bytesMax, isWanted }) => {
  // A copy, since a blob accepts no shared memory.
  const archive = await openZip(new Blob([zip.slice()]));
  try {
    const all = await archive.getEntries();
    const files = all.flatMap((entry) => (entry.directory ? [] : [entry]));
    if (files.length > entriesMax)
      return failure(`has ${files.length} entries; at most ${entriesMax} are read`);
    const wanted = new Set(files.filter(({ filename }) => isWanted(filename)));
    const bytesTotal = [...wanted].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (bytesTotal > bytesMax)
      return failure(`is larger than ${bytesMax} bytes when it is unpacked`);
    const unpacked: ZipEntry[] = [];
    for (const entry of files) {
      const bytes = new Uint8Array(wanted.has(entry) ? entry.uncompressedSize : 0);
      if (wanted.has(entry)) await entry.getData(fill(bytes));
      unpacked.push({ name: entry.filename, bytes });
    }
    return success(unpacked);
  } catch (error) {
    return failure(`cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await archive.close();
  }
};

/** Returns a stream that fills bytes, and ends with an error when there are more: an archive can declare less than it has. */
function fill(bytes: Uint8Array): WritableStream<Uint8Array> {
  let length = 0;
  return new WritableStream({
    write(chunk) {
      if (length + chunk.length > bytes.length) throw new RangeError('Invalid uncompressed size');
      bytes.set(chunk, length);
      length += chunk.length;
    },
  });
}
