import { createHash, type Hash } from 'node:crypto';
import {
  type CopyableStore,
  packRows,
  readPieces,
  type StorePiece,
  widthOf,
} from '@roadstead/contracts';

/** The number of things in a part of a store, and the SHA-256 of their contents, independent of the driver. */
export interface PartChecksum {
  /** `documents of events`. */
  readonly part: string;
  readonly count: number;
  readonly checksum: string;
}

interface RunningChecksum {
  count: number;
  readonly hash: Hash;
}

/** Computes the checksums of the parts of a store from its pieces. */
export class PartChecksums {
  readonly #parts = new Map<string, RunningChecksum>();
  /** Of all pieces so far, with their bounds. */
  readonly #all = createHash('sha256');

  add(piece: StorePiece): void {
    const part = partOf(piece);
    const running = this.#parts.get(part) ?? { count: 0, hash: createHash('sha256') };
    this.#parts.set(part, running);
    this.#all.update(`${part}\n`);
    // The limits of a feed are content, but those of a later piece are not.
    const isFirst = running.count === 0;
    running.count += countOf(piece);
    for (const bytes of contentOf(piece, isFirst)) {
      running.hash.update(bytes);
      this.#all.update(bytes);
    }
  }

  /** Returns the checksum of all pieces so far. */
  soFar(): string {
    return this.#all.copy().digest('hex');
  }

  /** Returns the checksums of the parts, in the order in which they were read. */
  parts(): readonly PartChecksum[] {
    return [...this.#parts].map(([part, { count, hash }]) => ({
      ...{ part, count, checksum: hash.copy().digest('hex') },
    }));
  }
}

/** Reads a store, and returns the checksums of its parts. @param read called after each piece */
export async function checksumsOf(
  store: CopyableStore,
  read: (piece: StorePiece) => void,
): Promise<readonly PartChecksum[]> {
  const checksums = new PartChecksums();
  for await (const piece of readPieces(store, await store.contents())) {
    checksums.add(piece);
    read(piece);
  }
  return checksums.parts();
}

/** Returns the name of the part to which a piece belongs. */
export function partOf(piece: StorePiece): string {
  switch (piece.kind) {
    case 'documents':
    case 'rows':
    case 'arrivals':
      return `${piece.kind} of ${piece.schema.name}`;
    case 'counters':
      return `counters of ${piece.name}`;
    case 'blob':
      return 'blobs';
    case 'feed':
      return 'entries of the feed';
  }
}

/** Returns the number of things in a piece. */
export function countOf(piece: StorePiece): number {
  switch (piece.kind) {
    case 'documents':
      return piece.documents.length;
    case 'rows':
      return piece.cells.length / widthOf(piece.schema.columns);
    case 'arrivals':
      return piece.arrivals.length;
    case 'counters':
      return piece.counters.length;
    case 'blob':
      return 1;
    case 'feed':
      return piece.entries.length;
  }
}

function* contentOf(piece: StorePiece, isFirst: boolean): Generator<string | Uint8Array> {
  switch (piece.kind) {
    case 'documents':
      for (const document of piece.documents) yield `${JSON.stringify(document)}\n`;
      break;
    case 'rows':
      yield cellBytes(piece.cells);
      break;
    case 'arrivals':
      if (isFirst) yield `${piece.after}\n`;
      for (const { sequence, receivedMs, rows } of piece.arrivals) {
        yield `${JSON.stringify([sequence, receivedMs, rows.length])}\n`;
        yield cellBytes(packRows(piece.schema.columns, rows));
      }
      break;
    case 'counters':
      for (const { name, count } of piece.counters) yield `${JSON.stringify([name, count])}\n`;
      break;
    case 'blob':
      yield `${JSON.stringify([piece.name, piece.bytes.length])}\n`;
      yield piece.bytes;
      break;
    case 'feed':
      if (isFirst) yield `${JSON.stringify([piece.id, piece.after])}\n`;
      for (const { number, kind, readers, body } of piece.entries)
        yield `${JSON.stringify([number, kind, readers, body])}\n`;
  }
}

/** Returns the bytes of cells, in which each value has one form: a store may return -0 as 0, and any NaN for null. */
function cellBytes(cells: Float64Array): Uint8Array {
  const same = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]!;
    same[at] = Number.isNaN(cell) ? Number.NaN : cell + 0;
  }
  return new Uint8Array(same.buffer);
}
