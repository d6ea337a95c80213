import { createGunzip } from 'node:zlib';
import type { ByteSource } from '@roadstead/contracts';

/**
 * Packed bytes are passed to zlib in pieces of this size; gzip's ratio is 1032 to 1 at most, so a piece expands to 17
 * MB at most.
 */
const PIECE_BYTES = 16 * 1024;

/**
 * Unpacks gzip with Node's zlib, all members. The next piece is passed when all output of the previous one has been
 * read. Damaged or truncated input ends the iteration with zlib's error, after the output before it.
 */
export async function* gunzip(packed: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  const zlib = createGunzip();
  let unpacked: Uint8Array[] = [];
  let error: Error | undefined;
  let resume = (): void => undefined;
  zlib.on('data', (bytes: Uint8Array) => unpacked.push(bytes));
  zlib.on('error', (reason) => {
    error = reason;
    resume();
  });
  const after = async (start: (done: () => void) => void): Promise<Uint8Array[]> => {
    await new Promise<void>((resolve) => {
      resume = resolve;
      start(resolve);
    });
    const output = unpacked;
    unpacked = [];
    return output;
  };
  try {
    for await (const chunk of packed) {
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        yield* await after((done) =>
          zlib.write(chunk.subarray(at, at + PIECE_BYTES), () => done()),
        );
        if (error) throw error;
      }
    }
    yield* await after((done) => zlib.once('end', done).end());
    if (error) throw error;
  } finally {
    zlib.destroy();
  }
}
