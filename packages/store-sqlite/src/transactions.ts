import {
  describeWriteError,
  StoreError,
  type WriteError,
  type WriteOperation,
  type WriteResult,
} from '@roadstead/contracts';
import type { SqliteConnection } from './connection.ts';
import type { OpenFile } from './open.ts';

/** A transaction in progress. */
export interface Transaction {
  /** Registers a change of memory, which runs after the commit and is dropped by a rollback. */
  afterCommit(effect: () => void): void;
}

/** Writes inside a transaction; returns the reason that prevents the write. */
export type Apply = (transaction: Transaction) => WriteError | undefined;

interface Job {
  readonly run: (transaction: Transaction) => unknown;
  readonly isExclusive: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Time of the writes of one commit, after which others wait for the next one: requests that read run in between. */
const COMMIT_MS = 10;

/** Aborts a write: its savepoint is rolled back. */
class FailedWriteError extends Error {
  readonly reason: WriteError;

  constructor(reason: WriteError) {
    super(describeWriteError(reason));
    this.reason = reason;
  }
}

/**
 * Begins and ends all transactions. Writes that wait at the same time share a commit of some 10 ms, and so one wait for the disk; each
 * has its own savepoint, which a conflict rolls back.
 */
export class Transactions {
  private readonly file: OpenFile;
  private readonly connection: SqliteConnection;
  private readonly committed: () => void;
  private readonly prepared = new WeakMap<WriteOperation, Apply>();
  private readonly maintenanceTasks: ((transaction: Transaction) => void)[] = [];
  private jobs: Job[] = [];
  private isOpen = true;

  /** @param committed called after each commit */
  constructor(file: OpenFile, committed: () => void = () => file.committed()) {
    this.file = file;
    this.committed = committed;
    this.connection = file.connection;
  }

  private assertWritable(): void {
    this.assertOpen();
    if (this.connection.isReadOnly)
      throw new StoreError('The store is open read-only', 'read-only');
  }

  /** Whether only writes that wait are executed. */
  get isClosing(): boolean {
    return !this.isOpen;
  }

  assertOpen(): void {
    if (!this.isOpen) throw new Error('The store is closed');
  }

  /** The version of the file that the present read sees; see `OpenFile`. */
  get version(): number {
    return this.file.version;
  }

  /** Runs a read, whose statements see one state of the file. Reads are not nested. */
  read<Result>(run: () => Result): Result {
    this.assertOpen();
    return this.file.read(run);
  }

  prepare(apply: Apply): WriteOperation {
    this.assertOpen();
    const operation = Object.freeze({}) as WriteOperation;
    this.prepared.set(operation, apply);
    return operation;
  }

  async write(operations: readonly WriteOperation[]): Promise<WriteResult> {
    this.assertPrepared(operations);
    try {
      await this.enqueue((transaction) => this.apply(operations, transaction));
      return { ok: true };
    } catch (error) {
      if (error instanceof FailedWriteError) return { ok: false, error: error.reason };
      throw error;
    }
  }

  /** Executes operations in a transaction. @throws FailedWriteError, after which the transaction must be rolled back */
  apply(operations: readonly WriteOperation[], transaction: Transaction): void {
    this.assertPrepared(operations);
    for (const operation of operations) applyOrThrow(this.prepared.get(operation)!, transaction);
  }

  private assertPrepared(operations: readonly WriteOperation[]): void {
    if (operations.some((operation) => !this.prepared.has(operation)))
      throw new TypeError('A write operation was prepared by another store');
  }

  /**
   * Runs a function in a transaction, together with other waiting writes unless `isExclusive` is set. An exception rolls
   * back the writes of the function, and rejects the promise.
   */
  enqueue<Result>(
    run: (transaction: Transaction) => Result,
    { isExclusive = false }: { readonly isExclusive?: boolean } = {},
  ): Promise<Result> {
    this.assertWritable();
    if (this.jobs.length === 0) setImmediate(() => this.commitNext());
    return new Promise<Result>((resolve, reject) => {
      this.jobs.push({ run, isExclusive, resolve: resolve as (result: unknown) => void, reject });
    });
  }

  /** Registers a small task that runs in each shared commit, before its writes. */
  addMaintenance(task: (transaction: Transaction) => void): void {
    this.maintenanceTasks.push(task);
  }

  /** Runs a function at once, in its own transaction: for synchronous calls that create tables. */
  runSync<Result>(run: () => Result): Result {
    if (this.connection.isReadOnly) return this.read(run);
    this.assertOpen();
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
    const exclusiveAt = this.jobs.findIndex(({ isExclusive }) => isExclusive);
    const count = exclusiveAt === 0 ? 1 : exclusiveAt === -1 ? this.jobs.length : exclusiveAt;
    const group = this.jobs.splice(0, count);
    if (group.length === 0) return;
    if (this.jobs.length > 0) setImmediate(() => this.commitNext());
    try {
      this.commit(group);
    } catch (error) {
      this.rollback();
      // Those that wait fail too: a caller that repeats them does so in the order of their calls.
      for (const { reject } of [...group, ...this.jobs.splice(0)]) reject(error);
    }
  }

  /** @param group those that have no time left are removed, and wait again */
  private commit(group: Job[]): void {
    const endMs = performance.now() + COMMIT_MS;
    const effects: (() => void)[] = [];
    const settlements: (() => void)[] = [];
    const transaction = { afterCommit: (effect: () => void) => void effects.push(effect) };
    this.connection.exec('BEGIN IMMEDIATE');
    if (!group[0]!.isExclusive) for (const task of this.maintenanceTasks) task(transaction);
    for (const [i, job] of group.entries()) {
      if (i > 0 && performance.now() > endMs) {
        if (this.jobs.length === 0) setImmediate(() => this.commitNext());
        this.jobs.unshift(...group.splice(i));
        break;
      }
      const { length } = effects;
      this.connection.exec('SAVEPOINT job');
      try {
        const result = job.run(transaction);
        settlements.push(() => job.resolve(result));
      } catch (error) {
        // SQLite may have rolled everything back, and a later write must not succeed before this one.
        if (error instanceof StoreError && error.reason !== 'damaged') throw error;
        this.connection.exec('ROLLBACK TO job');
        effects.length = length;
        settlements.push(() => job.reject(error));
      }
      this.connection.exec('RELEASE job');
    }
    this.connection.exec('COMMIT');
    for (const effect of effects) effect();
    for (const settle of settlements) settle();
    this.committed();
  }

  private rollback(): void {
    try {
      this.connection.exec('ROLLBACK');
    } catch {
      // SQLite has rolled the transaction back itself, as it does when the disk is full.
    }
  }
}

/** Applies a write. @throws FailedWriteError */
export function applyOrThrow(apply: Apply, transaction: Transaction): void {
  const error = apply(transaction);
  if (error) throw new FailedWriteError(error);
}
