import { createGunzip } from 'node:zlib';
import type { ByteSource } from '@roadstead/contracts';

/** Packed bytes are given to zlib in pieces of this size; gzip packs 1032 to 1 at most, so 17 MB come of a piece. */
const PIECE_BYTES = 16 * 1024;

/**
 * Unpacks gzip with node's zlib, all its members. The next piece goes in when all that came of the last one has been
 * taken. Damaged or cut packed bytes end the iteration with zlib's error, after what came before them.
 */
export async function* gunzip(packed: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
  const zlib = createGunzip();
  let unpacked: Uint8Array[] = [];
  let error: Error | undefined;
  let goOn = (): void => undefined;
  zlib.on('data', (bytes: Uint8Array) => unpacked.push(bytes));
  zlib.on('error', (reason) => {
    error = reason;
    goOn();
  });
  const after = async (start: (done: () => void) => void): Promise<Uint8Array[]> => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
      start(resolve);
    });
    const taken = unpacked;
    unpacked = [];
    return taken;
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
