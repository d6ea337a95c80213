import { base64OfBytes } from '../base64.ts';
import type { ZipEntry } from '../unzip.ts';
import { writeZip } from '../write-zip.ts';

/** Writes a .shp file with the given contents of its records, independently of `writeShp`. */
export function shpFile(type: number, ...contents: readonly Uint8Array[]): Uint8Array {
  const length = 100 + contents.reduce((sum, { length: each }) => sum + 8 + each, 0);
  const header = bytesOf((put) => {
    put.big(9994, 0, 0, 0, 0, 0, length / 2);
    put.little(1000, type);
    put.doubles(0, 0, 0, 0, 0, 0, 0, 0);
  });
  const records = contents.map((content, i) => [
    bytesOf((put) => put.big(i + 1, content.length / 2)),
    content,
  ]);
  return joined([header, ...records.flat()]);
}

/** @param more numbers after the points: for heights and for measures the range, then one for each point */
export function polygonContent(
  type: number,
  rings: readonly (readonly (readonly number[])[])[],
  ...more: readonly number[]
): Uint8Array {
  return bytesOf((put) => {
    put.little(type);
    put.doubles(0, 0, 0, 0);
    put.little(rings.length, rings.flat().length);
    let start = 0;
    for (const ring of rings) {
      put.little(start);
      start += ring.length;
    }
    put.doubles(...rings.flat(2), ...more);
  });
}

export function pointContent(type: number, ...numbers: readonly number[]): Uint8Array {
  return bytesOf((put) => {
    put.little(type);
    put.doubles(...numbers);
  });
}

export function zipText(files: Readonly<Record<string, Uint8Array | string>>): string {
  return base64OfBytes(zipBytes(files));
}

export function zipBytes(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, content]): ZipEntry => ({
      name,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    }),
  );
  return writeZip(entries);
}

interface Put {
  big(...numbers: readonly number[]): void;
  little(...numbers: readonly number[]): void;
  doubles(...numbers: readonly number[]): void;
}

function bytesOf(write: (put: Put) => void): Uint8Array {
  const parts: Uint8Array[] = [];
  const add = (length: number, set: (view: DataView) => void): void => {
    const part = new Uint8Array(length);
    set(new DataView(part.buffer));
    parts.push(part);
  };
  write({
    big: (...all) => {
      for (const each of all) add(4, (view) => view.setInt32(0, each));
    },
    little: (...all) => {
      for (const each of all) add(4, (view) => view.setInt32(0, each, true));
    },
    doubles: (...all) => {
      for (const each of all) add(8, (view) => view.setFloat64(0, each, true));
    },
  });
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
