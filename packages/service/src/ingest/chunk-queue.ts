/** Chunks from a writer to a reader, at most one of which waits. */
export class ChunkQueue implements AsyncIterableIterator<Uint8Array, undefined> {
  #waiting: Uint8Array | undefined;
  #end: { readonly error: Error | undefined } | undefined;
  #isClosed = false;
  #wakeReader: () => void = () => {};
  #wakeWriter: () => void = () => {};

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Adds a chunk; the writer waits for it. @returns whether the reader has it; false if it reads nothing more */
  async write(chunk: Uint8Array): Promise<boolean> {
    if (this.#isClosed) return false;
    this.#waiting = chunk;
    this.#wakeReader();
    await new Promise<void>((resolve) => {
      this.#wakeWriter = resolve;
    });
    return !this.#isClosed;
  }

  /** Ends the chunks. @param error the reader gets it after the last chunk */
  end(error?: Error): void {
    this.#end ??= { error };
    this.#wakeReader();
  }

  /** Ends the reading. */
  close(): void {
    this.#isClosed = true;
    this.#waiting = undefined;
    this.#wakeWriter();
  }

  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    while (this.#waiting === undefined) {
      if (this.#end?.error) throw this.#end.error;
      if (this.#end || this.#isClosed) return { done: true, value: undefined };
      await new Promise<void>((resolve) => {
        this.#wakeReader = resolve;
      });
    }
    const value = this.#waiting;
    this.#waiting = undefined;
    this.#wakeWriter();
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<Uint8Array, undefined>> {
    this.close();
    return { done: true, value: undefined };
  }
}
