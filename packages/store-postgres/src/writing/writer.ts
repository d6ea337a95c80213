import { randomUUID } from 'node:crypto';
import {
  describeWriteError,
  isUnwritable,
  StoreError,
  type WriteError,
  type WriteOperation,
  type WriteResult,
} from '@roadstead/contracts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type DatabaseSession, type DatabaseSessions, rollBack } from '../database/sessions.ts';
import { isRepeatable } from '../database/store-error.ts';
import { isCommitted, oldMarksStatement, type TransactionMark } from './outcome.ts';
import { type Part, RestartError, WriteTransaction } from './transaction.ts';

/** A prepared operation. */
export interface PreparedOperation {
  readonly part: Part;
  /** Announces what `apply` will read, so that it is read at once for all writes that share a commit. */
  announce?(transaction: WriteTransaction): Promise<void>;
  /** Changes the state of the part; returns the reason that prevents the write. */
  apply(transaction: WriteTransaction): Promise<WriteError | undefined>;
}

/** A write that waits for its transaction. */
interface Job {
  readonly parts: readonly Part[];
  readonly announce: (transaction: WriteTransaction) => Promise<void>;
  /** Returns how to compute the result after the commit. */
  readonly run: (transaction: WriteTransaction) => Promise<() => unknown>;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Ends a write, whose changes are undone. */
class FailedWriteError extends Error {
  readonly reason: WriteError;

  constructor(reason: WriteError) {
    super(describeWriteError(reason));
    this.reason = reason;
  }
}

/** Writes that share a commit. */
const GROUP_MAX = 1000;
/** A deadlock needs a part that was needed late in two processes at once. */
const REPETITIONS_MAX = 10;

/**
 * Begins and ends all transactions of writes, one at a time. Writes that wait at the same time share a commit, each complete or
 * absent.
 */
export class GroupWriter {
  readonly #sessions: DatabaseSessions;
  readonly #schema: DatabaseSchema;
  readonly #prepared = new WeakMap<WriteOperation, PreparedOperation>();
  /** Identifies this writer, and its transactions by their number. */
  readonly #id: string = randomUUID();
  #transactions = 0;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;

  constructor(sessions: DatabaseSessions, schema: DatabaseSchema) {
    this.#sessions = sessions;
    this.#schema = schema;
  }

  prepare(operation: PreparedOperation): WriteOperation {
    this.#sessions.assertOpen();
    const prepared = Object.freeze({}) as WriteOperation;
    this.#prepared.set(prepared, operation);
    return prepared;
  }

  async write(operations: readonly WriteOperation[]): Promise<WriteResult> {
    this.#sessions.assertOpen();
    const all = this.operationsOf(operations);
    if (all.length === 0) return { ok: true };
    try {
      await this.enqueue(all, async (transaction) => {
        await this.apply(all, transaction);
        return () => undefined;
      });
      return { ok: true };
    } catch (error) {
      if (error instanceof FailedWriteError) return { ok: false, error: error.reason };
      throw error;
    }
  }

  /** @throws TypeError for an operation of another store */
  operationsOf(operations: readonly WriteOperation[]): readonly PreparedOperation[] {
    return operations.map((each) => {
      const operation = this.#prepared.get(each);
      if (!operation) throw new TypeError('A write operation was prepared by another store');
      return operation;
    });
  }

  /** Executes operations in a transaction. @throws FailedWriteError, after which its changes must be undone */
  async apply(
    operations: readonly PreparedOperation[],
    transaction: WriteTransaction,
  ): Promise<void> {
    for (const operation of operations) {
      const error = await operation.apply(transaction);
      if (error) throw new FailedWriteError(error);
    }
  }

  /**
   * Runs a function in a transaction, together with other waiting writes. An exception undoes what it changed, and rejects the
   * promise.
   * @param needs the parts that it needs, and what it announces
   * @param run returns a function that computes the result after the commit
   */
  enqueue<Result>(
    needs: readonly Pick<PreparedOperation, 'part' | 'announce'>[],
    run: (transaction: WriteTransaction) => Promise<() => Result>,
  ): Promise<Result> {
    this.#sessions.assertOpen();
    return new Promise<Result>((resolve, reject) => {
      this.#jobs.push({
        parts: needs.map(({ part }) => part),
        announce: async (transaction) => {
          for (const need of needs) await need.announce?.(transaction);
        },
        run,
        resolve: resolve as (result: unknown) => void,
        reject,
      });
      this.#running ??= this.#runJobs();
    });
  }

  /** Waits for all writes that were called. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #runJobs(): Promise<void> {
    // The writes of one turn of the event loop share a commit.
    await Promise.resolve();
    while (this.#jobs.length > 0) {
      const group = this.#jobs.splice(0, GROUP_MAX);
      try {
        await this.#commit(group);
      } catch (error) {
        // Those that wait fail too: a caller that repeats them does so in the order of their calls.
        const others = isUnwritable(error) ? this.#jobs.splice(0) : [];
        for (const { reject } of [...group, ...others]) reject(error);
      }
    }
    this.#running = undefined;
  }

  /** @throws an error after which nothing of the group is stored */
  async #commit(group: readonly Job[]): Promise<void> {
    const parts = new Set(group.flatMap((job) => job.parts));
    for (let repetition = 0; ; repetition++) {
      try {
        for (const part of parts) if (!part.isReady) await part.prepare();
        const settle = await this.#attempt(group, parts);
        settle();
        return;
      } catch (error) {
        if (error instanceof RestartError) parts.add(error.part);
        else if (!isRepeatable(error) || repetition >= REPETITIONS_MAX) {
          if (group.length === 1 || isUnwritable(error)) throw error;
          // One of them is the cause; the others are not to fail with it.
          await this.#commitEach(group);
          return;
        }
      }
    }
  }

  async #commitEach(group: readonly Job[]): Promise<void> {
    for (const [at, job] of group.entries()) {
      try {
        await this.#commit([job]);
      } catch (error) {
        job.reject(error);
        if (!isUnwritable(error)) continue;
        for (const { reject } of group.slice(at + 1)) reject(error);
        throw error;
      }
    }
  }

  /** @returns a function that settles the promises of the group */
  async #attempt(group: readonly Job[], parts: Iterable<Part>): Promise<() => void> {
    const settlements: (() => void)[] = [];
    const transaction = await this.#sessions.use(async (session) => {
      await session.rows('BEGIN');
      try {
        const mark = { writer: this.#id, number: ++this.#transactions };
        if (mark.number === 1) await session.rows(oldMarksStatement(this.#schema));
        const begun = new WriteTransaction(session, this.#schema, mark);
        await begun.begin(parts);
        for (const job of group) await job.announce(begun);
        await begun.load();
        for (const job of group) settlements.push(await runJob(job, begun));
        await begun.flush();
        await this.#commitTransaction(session, mark);
        return begun;
      } catch (error) {
        await rollBack(session);
        throw error;
      }
    });
    return () => {
      transaction.runEffects();
      for (const settle of settlements) settle();
    };
  }

  /** Commits, also if the connection is lost meanwhile and PostgreSQL had committed. */
  async #commitTransaction(session: DatabaseSession, mark: TransactionMark): Promise<void> {
    try {
      await session.rows('COMMIT');
    } catch (error) {
      if (!(error instanceof StoreError) || error.reason !== 'unreachable') throw error;
      if (await isCommitted(this.#sessions, this.#schema, mark)) return;
      throw error;
    }
  }
}

/** @returns a function that settles the promise of a job */
async function runJob(job: Job, transaction: WriteTransaction): Promise<() => void> {
  const mark = transaction.mark();
  try {
    const result = await job.run(transaction);
    return () => job.resolve(result());
  } catch (error) {
    if (
      error instanceof RestartError ||
      (error instanceof StoreError && error.reason !== 'damaged')
    )
      throw error;
    transaction.undoTo(mark);
    return () => job.reject(error);
  }
}
