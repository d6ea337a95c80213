import { Mutex, type WriteOperation } from '@roadstead/contracts';
import type { MergeInput } from '@roadstead/detector';
import { type ClusterTables, type FoundTransition, findingsKey } from './cluster-tables.ts';
import type { HeldLease } from './held-lease.ts';

/** Findings that wait for a write at most: the reader waits then. Some megabytes of JSON. */
const WAITING_MAX = 2000;

/** The writes of a worker, one after the other: findings in their order, and what has to be written with them or after them. */
export class WorkerWrites {
  /** Findings and assignments that have not been written. */
  readonly outbox: MergeInput<FoundTransition>[] = [];
  readonly #mutex: Mutex = new Mutex();
  readonly #worker: string;
  readonly #lease: HeldLease;
  readonly #findings: ClusterTables['findings'];
  readonly #reached: () => number;
  readonly #signal: AbortSignal;
  #writes = 0;
  #hasEnded = false;

  /**
   * @param reached returns the last message that the worker has read. The committer reads findings in its order, so what another worker
   *   finds later for the same slot comes later.
   */
  constructor(
    worker: string,
    lease: HeldLease,
    { findings }: ClusterTables,
    reached: () => number,
    signal: AbortSignal,
  ) {
    this.#worker = worker;
    this.#lease = lease;
    this.#findings = findings;
    this.#reached = reached;
    this.#signal = signal;
  }

  get isFull(): boolean {
    return this.outbox.length >= WAITING_MAX;
  }

  /** Writes all that waits, and operations, in one transaction, after all earlier writes. */
  async write(operations: readonly WriteOperation[] = []): Promise<void> {
    await this.#mutex.runExclusive(async () => {
      if (this.#hasEnded) return;
      const inputs = this.outbox.splice(0);
      if (inputs.length === 0 && operations.length === 0) return;
      const key = findingsKey(this.#reached(), this.#worker, ++this.#writes);
      const found = inputs.length > 0 ? [this.#findings.insert({ key, inputs })] : [];
      await this.#lease.write([...found, ...operations], this.#signal);
    });
  }

  /** Writes as `write` does, and nothing after it: others may continue the work of this worker. */
  async writeLast(operations: readonly WriteOperation[]): Promise<void> {
    const written = this.write(operations);
    await this.#mutex.runExclusive(async () => {
      this.#hasEnded = true;
    });
    await written;
  }
}
