import { crc32 } from '@roadstead/contracts';
import type { ZipEntry } from './unzip.ts';

/** Lengths of the headers without names: APPNOTE 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/** Version 2.0 (folders and deflation), which every reader supports. */
const VERSION = 20;
/** 1 January 1980, the earliest date of ZIP: a constant date makes the bytes reproducible. */
const DATE = 0x21;

/** Writes a ZIP archive of stored (not compressed) entries, whose names are ASCII. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const named = entries.map(({ name, bytes }) => ({
    name: new TextEncoder().encode(name),
    bytes,
    crc: crc32(bytes),
  }));
  const sizeOf = (header: number): number =>
    named.reduce((size, { name }) => size + header + name.length, 0);
  const contents = named.reduce((size, { bytes }) => size + bytes.length, 0);
  const centralAt = sizeOf(LOCAL_BYTES) + contents;
  const zip = new Uint8Array(centralAt + sizeOf(CENTRAL_BYTES) + END_BYTES);
  const view = new DataView(zip.buffer);

  /** Writes the fields that both headers of an entry have. */
  const putEntry = (at: number, { name, bytes, crc }: (typeof named)[number]): void => {
    view.setUint16(at, VERSION, true);
    view.setUint16(at + 8, DATE, true);
    view.setUint32(at + 10, crc, true);
    view.setUint32(at + 14, bytes.length, true);
    view.setUint32(at + 18, bytes.length, true);
    view.setUint16(at + 22, name.length, true);
  };
  let localAt = 0;
  let entryAt = centralAt;
  for (const entry of named) {
    const { name, bytes } = entry;
    view.setUint32(localAt, 0x04034b50, true);
    putEntry(localAt + 4, entry);
    zip.set(name, localAt + LOCAL_BYTES);
    zip.set(bytes, localAt + LOCAL_BYTES + name.length);

    view.setUint32(entryAt, 0x02014b50, true);
    view.setUint16(entryAt + 4, VERSION, true);
    putEntry(entryAt + 6, entry);
    view.setUint32(entryAt + 42, localAt, true);
    zip.set(name, entryAt + CENTRAL_BYTES);

    localAt += LOCAL_BYTES + name.length + bytes.length;
    entryAt += CENTRAL_BYTES + name.length;
  }
  view.setUint32(entryAt, 0x06054b50, true);
  view.setUint16(entryAt + 8, named.length, true);
  view.setUint16(entryAt + 10, named.length, true);
  view.setUint32(entryAt + 12, entryAt - centralAt, true);
  view.setUint32(entryAt + 16, centralAt, true);
  return zip;
}
