import type { ByteSource } from '@roadstead/contracts';
import { FeedError } from './feed-error.ts';

/** Number of bytes read from a source. */
export interface ByteCount {
  bytes: number;
}

/** Counts the bytes of a source, and distinguishes errors of the source from errors of its decompression. */
export class CountingSource {
  #failed = false;
  readonly #bytes: ByteSource;
  readonly #count: ByteCount;

  constructor(bytes: ByteSource, count: ByteCount) {
    this.#bytes = bytes;
    this.#count = count;
  }

  /** The chunks of the source. */
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

  /** Passes on what a decoder returns for this source. @throws FeedError if the decoder fails. */
  async *decoded<T>(format: string, parts: AsyncIterable<T>): AsyncGenerator<T, void, undefined> {
    try {
      yield* parts;
    } catch (error) {
      if (this.#failed || error instanceof FeedError) throw error;
      throw new FeedError(
        `The ${format} data are damaged or truncated at or before byte ${this.#count.bytes}.`,
        { cause: error },
      );
    }
  }
}
