import type { ByteSource } from '@roadstead/contracts';
import { Decompress } from 'fzstd';

/** A block of zstd has 4 bytes at least and expands to 128 kB at most, so a piece of this size expands to 64 MB at most. */
const ZSTD_PIECE_BYTES = 2048;

/** Decompresses zstd, all frames. */
export async function* unzstd(packed: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  let parts: Uint8Array[] = [];
  const stream = new Decompress((part) => parts.push(part));
  for await (const chunk of packed) {
    for (let at = 0; at < chunk.length; at += ZSTD_PIECE_BYTES) {
      stream.push(chunk.subarray(at, at + ZSTD_PIECE_BYTES));
      yield* parts;
      parts = [];
    }
  }
  stream.push(new Uint8Array(0), true);
  yield* parts;
}
