import type { ByteSource } from '@roadstead/contracts';
import { FeedError } from './feed-error.ts';

/** How many bytes were taken from a source. */
export interface ByteCount {
  bytes: number;
}

/** Counts the bytes of a source, and tells its own failure from that of unpacking it. */
export class WatchedSource {
  #failed = false;
  readonly #bytes: ByteSource;
  readonly #count: ByteCount;

  constructor(bytes: ByteSource, count: ByteCount) {
    this.#bytes = bytes;
    this.#count = count;
  }

  async *chunks(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for await (const chunk of this.#bytes) {
        this.#count.bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      this.#failed = true;
      throw error;
    }
  }

  /** The bytes that unpacking this source gives; where unpacking fails, the input cannot be read. */
  async *unpacked(bytes: ByteSource): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      yield* bytes;
    } catch (error) {
      if (this.#failed) throw error;
      throw new FeedError(
        `The gzip data are damaged or cut short, at or before byte ${this.#count.bytes}.`,
        { cause: error },
      );
    }
  }
}
