/** Dependencies of streams that only a host has: timers, the event loop and compression. `@roadstead/http/node` has those of Node. */
export interface StreamHost {
  /** Runs a function repeatedly, without keeping the process alive. @returns a function that ends it */
  repeatEvery(ms: number, run: () => void): () => void;
  /** Waits until other work that is due has run. */
  yieldToEventLoop(): Promise<void>;
  /** Returns raw DEFLATE data (RFC 1951) of bytes on their own, without a final block and ended by a sync flush: 00 00 FF FF. */
  deflate(bytes: Uint8Array): Promise<Uint8Array>;
}
