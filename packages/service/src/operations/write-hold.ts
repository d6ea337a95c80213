import { isUnwritable, type StoreError } from '@roadstead/contracts';
import { setCancelableTimeout } from './timers.ts';

/** Interval between attempts to write again. */
const RETRY_MS = 1000;

interface HeldWrite {
  readonly number: number;
  readonly write: () => Promise<unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Holds writes while a store cannot be written: a write that fails because the disk is full or read-only waits, with all
 * later ones, and they are executed in the order of their calls once there is room. State in memory that is ahead of the
 * store stays in agreement with it.
 */
export class WriteHold {
  readonly #changed: (error: StoreError | undefined) => void;
  readonly #held: HeldWrite[] = [];
  /** Called once, when writes begin to wait. One promise for all would retain memory for each caller. */
  readonly #watchers: Set<(error: StoreError) => void> = new Set();
  #nextNumber = 1;
  #error: StoreError | undefined;
  #hasEnded = false;
  #cancelRetry: (() => void) | undefined;

  /** @param changed called with the error when writes begin to wait, and with undefined when all are executed */
  constructor(changed: (error: StoreError | undefined) => void) {
    this.#changed = changed;
  }

  /** The error because of which writes wait; undefined while the store can be written. */
  get error(): StoreError | undefined {
    return this.#error;
  }

  /** Returns the value of a promise. @throws the error as soon as writes begin to wait, at once where they do */
  unlessHeld<Value>(promise: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      if (this.#error) reject(this.#error);
      this.#watchers.add(reject);
      promise.then(resolve, reject).finally(() => this.#watchers.delete(reject));
    });
  }

  /** @param write executed again after each failure */
  async run<Value>(write: () => Promise<Value>): Promise<Value> {
    const number = this.#nextNumber++;
    if (this.#error) return this.#hold(number, write, this.#error);
    try {
      return await write();
    } catch (error) {
      if (!isUnwritable(error)) throw error;
      return this.#hold(number, write, error);
    }
  }

  /** Rejects the writes that wait, and each later one that fails. */
  end(): void {
    this.#hasEnded = true;
    this.#cancelRetry?.();
    for (const { reject } of this.#held.splice(0)) reject(this.#error);
    this.#error = undefined;
  }

  #hold<Value>(number: number, write: () => Promise<Value>, error: StoreError): Promise<Value> {
    if (this.#hasEnded) return Promise.reject(error);
    return new Promise<Value>((resolve, reject) => {
      // Writes of one commit fail together, while later ones are held already: the order is that of the calls.
      const after = this.#held.findLastIndex((held) => held.number < number);
      const held = { number, write, resolve: resolve as (result: unknown) => void, reject };
      this.#held.splice(after + 1, 0, held);
      if (!this.#error) this.#begin(error);
    });
  }

  #begin(error: StoreError): void {
    this.#error = error;
    this.#retryLater();
    this.#changed(error);
    for (const watcher of this.#watchers) watcher(error);
  }

  #retryLater(): void {
    this.#cancelRetry = setCancelableTimeout(RETRY_MS, () => void this.#retry());
  }

  async #retry(): Promise<void> {
    for (let first = this.#held[0]; first; first = this.#held[0]) {
      try {
        const result = await first.write();
        first.resolve(result);
      } catch (error) {
        if (this.#hasEnded) return;
        if (isUnwritable(error)) {
          this.#retryLater();
          return;
        }
        first.reject(error);
      }
      if (this.#hasEnded) return;
      // An earlier write that failed meanwhile may wait before it.
      this.#held.splice(this.#held.indexOf(first), 1);
    }
    this.#error = undefined;
    this.#changed(undefined);
  }
}
