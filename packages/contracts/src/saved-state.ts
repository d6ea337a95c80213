/** The kinds of array that a saved state holds. */
export type SavedArray = Float64Array | Int32Array | Uint8Array;

/** A state as it is kept: what is small and has names, and what is large and has none. */
export interface SavedState {
  /** What wrote it, and in which form; only the same reads it again. */
  readonly kind: string;
  readonly header: unknown;
  readonly arrays: readonly SavedArray[];
}

const ARRAY_TYPES = { f64: Float64Array, i32: Int32Array, u8: Uint8Array } as const;
type ArrayType = keyof typeof ARRAY_TYPES;

/** Arrays begin at multiples of this, so that they can be read in place. */
const ALIGNMENT = 8;

/**
 * Writes a state as bytes: the length of a JSON head (4 bytes, little endian), the head, the arrays one after another,
 * in the byte order of the machine.
 */
export function writeSavedState(state: SavedState): Uint8Array {
  const types = state.arrays.map(typeOf);
  const lengths = state.arrays.map((array) => array.length);
  const head = new TextEncoder().encode(
    JSON.stringify({ kind: state.kind, header: state.header, types, lengths }),
  );
  const start = aligned(4 + head.length);
  const size = state.arrays.reduce((sum, array) => sum + aligned(array.byteLength), start);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, 4);
  let at = start;
  for (const array of state.arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at += aligned(array.byteLength);
  }
  return bytes;
}

/**
 * Reads what `writeSavedState` wrote.
 * @throws TypeError where the bytes are not a saved state of this kind.
 */
export function readSavedState(kind: string, bytes: Uint8Array): SavedState {
  try {
    const copy = bytes.slice();
    const headLength = new DataView(copy.buffer).getUint32(0, true);
    const head = JSON.parse(new TextDecoder().decode(copy.subarray(4, 4 + headLength)));
    if (head.kind !== kind) throw new TypeError(`it is a ${head.kind}`);
    let at = aligned(4 + headLength);
    const arrays = head.types.map((type: ArrayType, i: number) => {
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

function typeOf(array: SavedArray): ArrayType {
  if (array instanceof Float64Array) return 'f64';
  return array instanceof Int32Array ? 'i32' : 'u8';
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
