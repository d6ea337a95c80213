import type { Change, Conflict, Written } from './store.ts';

/** What taking a change of documents back needs, or why it cannot be made. */
export type Attempt = { readonly undo: () => void } | { readonly conflict: Conflict };

/** What is shared by the shapes of a store in memory: whether it is open, and what has been prepared for it. */
export interface MemoryChanges {
  /** Throws an Error after `close`. */
  assertOpen(): void;
  close(): void;
  /** A change that may conflict. */
  prepareAttempt(attempt: () => Attempt): Change;
  /** A change that cannot go wrong any more. */
  prepare(apply: () => void): Change;
  write(changes: readonly Change[]): Written;
}

export function createMemoryChanges(): MemoryChanges {
  let isOpen = true;
  const attempts = new WeakMap<Change, () => Attempt>();
  const applications = new WeakMap<Change, () => void>();

  function assertOpen(): void {
    if (!isOpen) throw new Error('The store is closed');
  }

  function prepareIn<Prepared>(prepared: WeakMap<Change, Prepared>, act: Prepared): Change {
    assertOpen();
    const change = Object.freeze({}) as Change;
    prepared.set(change, act);
    return change;
  }

  return {
    assertOpen,
    close(): void {
      assertOpen();
      isOpen = false;
    },
    prepareAttempt: (attempt) => prepareIn(attempts, attempt),
    prepare: (apply) => prepareIn(applications, apply),

    write(changes): Written {
      assertOpen();
      for (const change of changes)
        if (!attempts.has(change) && !applications.has(change))
          throw new TypeError('A change was prepared by another store');
      // Documents first, since only they may conflict: of all else nothing has to be undone. The shapes share no data,
      // so that among them the order is not to be seen.
      const undos: (() => void)[] = [];
      for (const change of changes) {
        const attempt = attempts.get(change)?.();
        if (attempt === undefined) continue;
        if ('conflict' in attempt) {
          for (const undo of undos.toReversed()) undo();
          return { ok: false, failure: attempt.conflict };
        }
        undos.push(attempt.undo);
      }
      for (const change of changes) applications.get(change)?.();
      return { ok: true };
    },
  };
}
