import type { WriteError, WriteOperation, WriteResult } from './write-operation.ts';

/** The outcome of an operation that can fail: how to undo it, or the reason that prevents it. */
export type Attempt = { readonly undo: () => void } | { readonly error: WriteError };

/** The state that the parts of a store in memory share: whether it is open, and the prepared operations. */
export interface MemoryStoreState {
  /** Throws an Error after `close`. */
  assertOpen(): void;
  close(): void;
  /** Prepares an operation that can fail. */
  prepareAttempt(attempt: () => Attempt): WriteOperation;
  /** Prepares an operation that cannot fail. */
  prepare(apply: () => void): WriteOperation;
  write(operations: readonly WriteOperation[]): WriteResult;
}

/** Creates the shared state of an open store. */
export function createMemoryStoreState(): MemoryStoreState {
  let isOpen = true;
  const attempts = new WeakMap<WriteOperation, () => Attempt>();
  const applications = new WeakMap<WriteOperation, () => void>();

  function assertOpen(): void {
    if (!isOpen) throw new Error('The store is closed');
  }

  function prepareIn<Prepared>(
    prepared: WeakMap<WriteOperation, Prepared>,
    act: Prepared,
  ): WriteOperation {
    assertOpen();
    const operation = Object.freeze({}) as WriteOperation;
    prepared.set(operation, act);
    return operation;
  }

  return {
    assertOpen,
    close(): void {
      assertOpen();
      isOpen = false;
    },
    prepareAttempt: (attempt) => prepareIn(attempts, attempt),
    prepare: (apply) => prepareIn(applications, apply),

    write(operations): WriteResult {
      assertOpen();
      for (const operation of operations)
        if (!attempts.has(operation) && !applications.has(operation))
          throw new TypeError('An operation was prepared by another store');
      // Documents and fences come first because only they can fail; nothing else has to be undone. Collections, series, counters,
      // blobs and leases share no data, so their relative order is not observable.
      const undos: (() => void)[] = [];
      for (const operation of operations) {
        const attempt = attempts.get(operation)?.();
        if (attempt === undefined) continue;
        if ('error' in attempt) {
          for (const undo of undos.toReversed()) undo();
          return { ok: false, error: attempt.error };
        }
        undos.push(attempt.undo);
      }
      for (const operation of operations) applications.get(operation)?.();
      return { ok: true };
    },
  };
}
