import { failure, success } from '@roadstead/model';
import type { Unzip, ZipEntry } from '../unzip.ts';

/** Reads ZIP archives of tests by their central directory. Entries must be stored, unless `inflate` is given. */
export function unzipStored(inflate?: (packed: Uint8Array) => Uint8Array): Unzip {
  return async (zip, { entriesMax, bytesMax, isWanted }) => {
    try {
      const entries = entriesOf(zip, inflate).map(({ name, bytes }) => ({
        name,
        bytes: isWanted(name) ? bytes : new Uint8Array(0),
      }));
      if (entries.length > entriesMax) return failure('it has too many entries');
      const size = entries.reduce((sum, { bytes }) => sum + bytes.length, 0);
      return size > bytesMax ? failure('its unpacked size is too large') : success(entries);
    } catch (error) {
      return failure((error as Error).message);
    }
  };
}

function entriesOf(
  zip: Uint8Array,
  inflate: ((packed: Uint8Array) => Uint8Array) | undefined,
): readonly ZipEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const endAt = zip.length - 22;
  if (view.getUint32(endAt, true) !== 0x06054b50) throw new Error('it has no end record');
  const count = view.getUint16(endAt + 10, true);
  let at = view.getUint32(endAt + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('an entry is missing');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const nameLength = view.getUint16(at + 28, true);
    const localAt = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    const start = localAt + 30 + view.getUint16(localAt + 26, true);
    const stored = zip.slice(start, start + size);
    if (method !== 0 && !inflate) throw new Error('an entry is compressed');
    at += 46 + nameLength;
    return { name, bytes: method === 0 ? stored : inflate!(stored) };
  });
}
