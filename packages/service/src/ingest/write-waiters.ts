/** A write that has been executed, or that failed and was allowed to. */
interface Executed {
  /** Identifies the write. */
  readonly source: object;
  readonly error?: unknown;
}

interface Waiter<Write> {
  readonly resolve: (written: Write) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Callers that wait for their write, by its source. A map takes constant time for a write; a filter of all writes for each
 * caller would not.
 */
export class WriteWaiters<Write extends Executed> {
  readonly #waiters: Map<object, Waiter<Write>> = new Map();
  readonly #writes: Set<Promise<unknown>> = new Set();
  /** The error that ended the stream of writes. */
  #failure: { readonly error: unknown } | undefined;

  /**
   * Sends a write.
   * @returns the write with this source, when it is durable
   * @throws the error that prevented it
   */
  async wait(source: object, send: () => void): Promise<Write> {
    if (this.#failure) throw this.#failure.error;
    const written = new Promise<Write>((resolve, reject) => {
      this.#waiters.set(source, { resolve, reject });
    });
    send();
    this.#writes.add(written);
    try {
      return await written;
    } finally {
      this.#writes.delete(written);
    }
  }

  /** Waits for all writes that have been sent, whether they are executed or not. */
  async waitForAll(): Promise<void> {
    await Promise.allSettled(this.#writes);
  }

  settle(written: Write): void {
    const waiter = this.#waiters.get(written.source);
    this.#waiters.delete(written.source);
    if (written.error === undefined) waiter?.resolve(written);
    else waiter?.reject(written.error);
  }

  /** Rejects all writes, those that wait and those to come. */
  fail(error: unknown): void {
    this.#failure = { error };
    for (const { reject } of this.#waiters.values()) reject(error);
    this.#waiters.clear();
  }
}
