/** A part of a message in UTF-8, which many messages may share. */
export interface SharedPart {
  readonly bytes: Uint8Array;
  /** `bytes` by `StreamHost.deflate`; absent for few bytes, which are not compressed. */
  readonly deflated?: Uint8Array;
}

const STORED_BYTES_MAX = 65_535;

/** Returns raw DEFLATE data (RFC 1951) of a part, which ends on a byte. */
export function deflatedPart({ bytes, deflated }: SharedPart): readonly Uint8Array[] {
  return deflated ? [deflated] : storedBlocks(bytes);
}

/** Blocks without compression (RFC 1951, 3.2.4). */
function storedBlocks(bytes: Uint8Array): readonly Uint8Array[] {
  const blocks: Uint8Array[] = [];
  for (let from = 0; from < bytes.length; from += STORED_BYTES_MAX) {
    const part = bytes.subarray(from, from + STORED_BYTES_MAX);
    const [low, high] = [part.length & 255, part.length >> 8];
    blocks.push(Uint8Array.from([0, low, high, ~low & 255, ~high & 255]), part);
  }
  return blocks;
}
