/** The types of array in a snapshot. */
export type SnapshotArray = Float64Array | Int32Array | Uint8Array;

/** A serialisable state: a small header of JSON and large typed arrays. */
export interface Snapshot {
  /** Name and version of the format; decoding requires the same. */
  readonly kind: string;
  readonly header: unknown;
  readonly arrays: readonly SnapshotArray[];
}

/** A state to encode. Large arrays can be in pieces of one type, at least one, that follow each other. */
export interface SnapshotInPieces extends Omit<Snapshot, 'arrays'> {
  readonly arrays: readonly (SnapshotArray | readonly SnapshotArray[])[];
}

const ARRAY_TYPES = { f64: Float64Array, i32: Int32Array, u8: Uint8Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;

/** Arrays begin at multiples of this, so that they can be viewed in place. */
const ALIGNMENT = 8;

/**
 * Encodes a snapshot as bytes: the length of a JSON head (4 bytes, little endian), the head, and the arrays in the byte
 * order of the machine.
 */
export function encodeSnapshot(state: SnapshotInPieces): Uint8Array {
  const arrays = state.arrays.map((each) => ('buffer' in each ? [each] : each));
  const types = arrays.map(([first]) => typeOf(first));
  const lengths = arrays.map((pieces) => pieces.reduce((sum, { length }) => sum + length, 0));
  const head = new TextEncoder().encode(
    JSON.stringify({ kind: state.kind, header: state.header, types, lengths }),
  );
  const start = aligned(4 + head.length);
  const size = lengths.reduce(
    (sum, length, i) => sum + aligned(length * ARRAY_TYPES[types[i]].BYTES_PER_ELEMENT),
    start,
  );
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = start;
  for (const pieces of arrays) {
    for (const { buffer, byteOffset, byteLength } of pieces) {
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    at = aligned(at);
  }
  return bytes;
}

/**
 * Decodes the bytes of `encodeSnapshot`.
 * @throws TypeError if the bytes are not a snapshot of this kind.
 */
export function decodeSnapshot(kind: string, bytes: Uint8Array): Snapshot {
  try {
    // Not `slice`: that of a Buffer copies nothing.
    const copy = new Uint8Array(bytes);
    const head = headOf(copy);
    if (head.kind !== kind) throw new TypeError(`it is a ${head.kind}`);
    let at = aligned(4 + new DataView(copy.buffer).getUint32(0, true));
    const arrays = head.types.map((type, i) => {
      const array = new ARRAY_TYPES[type](copy.buffer, at, head.lengths[i]);
      at += aligned(array.byteLength);
      return array;
    });
    return { kind, header: head.header, arrays };
  } catch (error) {
    throw new TypeError(`These bytes are not a saved ${kind}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Returns the kind of a snapshot, so that a reader can decode several versions; undefined for other bytes. */
export function snapshotKind(bytes: Uint8Array): string | undefined {
  try {
    return headOf(bytes).kind;
  } catch {
    return undefined;
  }
}

interface Head {
  readonly kind: string;
  readonly header: unknown;
  readonly types: readonly ArrayType[];
  readonly lengths: readonly number[];
}

/** Parses the head. @throws an error for other bytes */
function headOf(bytes: Uint8Array): Head {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + view.getUint32(0, true)));
  return JSON.parse(text);
}

function typeOf(array: SnapshotArray): ArrayType {
  if (array instanceof Float64Array) return 'f64';
  return array instanceof Int32Array ? 'i32' : 'u8';
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
