import type { Change, Conflict, Written } from '@roadstead/contracts';
import type { Connection } from './connection.ts';
import { StoreError } from './store-error.ts';

/** What runs inside a transaction can have something done in memory once it is on disk, and only then. */
export interface Transaction {
  afterCommit(effect: () => void): void;
}

/** Writes inside a transaction; gives a conflict where there is one. */
export type Apply = (transaction: Transaction) => Conflict | undefined;

interface Job {
  readonly run: (transaction: Transaction) => unknown;
  readonly isAlone: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Ends a write, whose savepoint then takes back what it did. */
class ConflictFound extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(`Another of ${conflict.collection} has the same ${conflict.fields.join(', ')}`);
    this.conflict = conflict;
  }
}

/**
 * The one place where transactions begin and end. Whoever waits to write at the same time is written with one commit, and
 * so with one wait for the disk; each in a savepoint of its own, which is what a conflict takes back.
 */
export class Writer {
  private readonly connection: Connection;
  private readonly prepared = new WeakMap<Change, Apply>();
  private readonly chores: ((transaction: Transaction) => void)[] = [];
  private jobs: Job[] = [];
  private isOpen = true;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** Where the file is only read, nothing is written. */
  private assertMayWrite(): void {
    this.assertOpen();
    if (this.connection.isToRead) throw new StoreError('The store was opened to be read');
  }

  assertOpen(): void {
    if (!this.isOpen) throw new Error('The store is closed');
  }

  prepare(apply: Apply): Change {
    this.assertMayWrite();
    const change = Object.freeze({}) as Change;
    this.prepared.set(change, apply);
    return change;
  }

  async write(changes: readonly Change[]): Promise<Written> {
    const applies = changes.map((change) => {
      const apply = this.prepared.get(change);
      if (!apply) throw new TypeError('A change was prepared by another store');
      return apply;
    });
    try {
      await this.enqueue((transaction) => {
        for (const apply of applies) applyWhole(apply, transaction);
      });
      return { ok: true };
    } catch (error) {
      if (error instanceof ConflictFound) return { ok: false, failure: error.conflict };
      throw error;
    }
  }

  /** Runs it in a transaction, with others who wait or alone; what it throws takes back what it did. */
  enqueue<Result>(
    run: (transaction: Transaction) => Result,
    { isAlone = false }: { readonly isAlone?: boolean } = {},
  ): Promise<Result> {
    this.assertMayWrite();
    if (this.jobs.length === 0) setImmediate(() => this.commitNext());
    return new Promise<Result>((resolve, reject) => {
      this.jobs.push({ run, isAlone, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  /** Does a little with each commit, before what is written with it. */
  addChore(chore: (transaction: Transaction) => void): void {
    this.chores.push(chore);
  }

  /** Writes at once, in a transaction of its own: for what a call that is no promise has to create. */
  runNow<Result>(run: () => Result): Result {
    this.assertOpen();
    if (this.connection.isToRead) return run();
    this.connection.exec('BEGIN IMMEDIATE');
    try {
      const result = run();
      this.connection.exec('COMMIT');
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    }
  }

  close(): void {
    this.assertOpen();
    this.isOpen = false;
    while (this.jobs.length > 0) this.commitNext();
  }

  private commitNext(): void {
    const end = this.jobs.findIndex(({ isAlone }) => isAlone);
    const together = end === 0 ? 1 : end === -1 ? this.jobs.length : end;
    const group = this.jobs.splice(0, together);
    if (group.length === 0) return;
    if (this.jobs.length > 0) setImmediate(() => this.commitNext());
    try {
      this.commit(group);
    } catch (error) {
      this.rollback();
      for (const { reject } of group) reject(error);
    }
  }

  private commit(group: readonly Job[]): void {
    const effects: (() => void)[] = [];
    const answers: (() => void)[] = [];
    const transaction = { afterCommit: (effect: () => void) => void effects.push(effect) };
    this.connection.exec('BEGIN IMMEDIATE');
    if (!group[0]!.isAlone) for (const chore of this.chores) chore(transaction);
    for (const job of group) {
      const { length } = effects;
      this.connection.exec('SAVEPOINT job');
      try {
        const result = job.run(transaction);
        answers.push(() => job.resolve(result));
      } catch (error) {
        this.connection.exec('ROLLBACK TO job');
        effects.length = length;
        answers.push(() => job.reject(error));
      }
      this.connection.exec('RELEASE job');
    }
    this.connection.exec('COMMIT');
    for (const effect of effects) effect();
    for (const answer of answers) answer();
  }

  private rollback(): void {
    try {
      this.connection.exec('ROLLBACK');
    } catch {
      // SQLite has taken the transaction back by itself, as it does when the disk is full.
    }
  }
}

/** Applies a change, and throws a conflict. */
export function applyWhole(apply: Apply, transaction: Transaction): void {
  const conflict = apply(transaction);
  if (conflict) throw new ConflictFound(conflict);
}
