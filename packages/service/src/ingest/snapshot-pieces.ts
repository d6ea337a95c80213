import {
  type BlobStore,
  concatBytes,
  describeWriteError,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';

/** A piece is written in a millisecond or two, after which others are served. Smaller states are blobs of their own names. */
const PIECE_BYTES = 2 ** 20;

/** The pieces of large states in a store. */
export interface SnapshotPieces {
  /** Two alternate: while those of one are written, the snapshot consists of those of the other. */
  readonly generation: 0 | 1;
  /** The number of pieces by the name of a large state. */
  readonly counts: Readonly<Record<string, number>>;
}

/** States that count once the operations are written together with `pieces`. */
interface StoredStates {
  readonly pieces: SnapshotPieces;
  readonly operations: readonly WriteOperation[];
}

/** Stores the states of snapshots, large ones in pieces, each in a write of its own. A kill in between leaves the former snapshot. */
export class StateWriter {
  readonly #store: Store;
  /** Those of the newest snapshot. */
  #pieces: SnapshotPieces | undefined;
  /** Pieces of a snapshot that was not completed. */
  #left: readonly string[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** Continues after a start. @param pieces those of the newest snapshot @param names the names of all states */
  async continue(pieces: SnapshotPieces | undefined, names: readonly string[]): Promise<void> {
    this.#pieces = pieces;
    const left: string[] = [];
    for (const name of names) {
      for (let piece = 0; ; piece++) {
        const each = pieceName(name, this.#nextGeneration, piece);
        if (!(await this.#store.blobs.read(each))) break;
        left.push(each);
      }
    }
    this.#left = left;
  }

  /** Writes large states, and returns the operations of all. @param states null for a state that is not needed */
  async write(states: ReadonlyMap<string, Uint8Array | null>): Promise<StoredStates> {
    const { blobs } = this.#store;
    const generation = this.#nextGeneration;
    const counts: Record<string, number> = {};
    const operations: WriteOperation[] = [];
    for (const [name, bytes] of states) {
      if (bytes !== null && bytes.length > PIECE_BYTES)
        counts[name] = await this.#writePieces(name, generation, bytes);
      operations.push(
        bytes === null || name in counts ? blobs.remove(name) : blobs.put(name, bytes),
      );
    }
    const pieces = { generation, counts };
    const written = new Set(pieceNames(pieces));
    const removed = [...this.#left, ...pieceNames(this.#pieces)];
    for (const each of removed) if (!written.has(each)) operations.push(blobs.remove(each));
    this.#pieces = pieces;
    this.#left = [];
    return { pieces, operations };
  }

  get #nextGeneration(): 0 | 1 {
    return this.#pieces?.generation === 0 ? 1 : 0;
  }

  /** @returns the number of pieces */
  async #writePieces(name: string, generation: 0 | 1, bytes: Uint8Array): Promise<number> {
    const { blobs } = this.#store;
    let count = 0;
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      const piece = bytes.subarray(from, from + PIECE_BYTES);
      const result = await this.#store.write([
        blobs.put(pieceName(name, generation, count++), piece),
      ]);
      if (!result.ok) throw new Error(`${describeWriteError(result.error)}.`);
    }
    return count;
  }
}

/** Reads a state. @returns undefined if it, or a piece of it, is not in the store */
export async function readState(
  blobs: BlobStore,
  name: string,
  pieces: SnapshotPieces | undefined,
): Promise<Uint8Array | undefined> {
  const count = pieces?.counts[name];
  if (!pieces || count === undefined) return blobs.read(name);
  const parts: Uint8Array[] = [];
  for (let piece = 0; piece < count; piece++) {
    const part = await blobs.read(pieceName(name, pieces.generation, piece));
    if (!part) return undefined;
    parts.push(part);
  }
  return concatBytes(parts);
}

function pieceNames(pieces: SnapshotPieces | undefined): readonly string[] {
  return Object.entries(pieces?.counts ?? {}).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, piece) => pieceName(name, pieces!.generation, piece)),
  );
}

function pieceName(name: string, generation: 0 | 1, piece: number): string {
  return `${name} ${generation} ${piece}`;
}
