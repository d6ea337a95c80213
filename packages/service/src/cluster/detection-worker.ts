import { ClusterTables, workerLease } from './cluster-tables.ts';
import { workWithLease } from './held-lease.ts';
import { type DetectionWorkerOptions, RunningWorker } from './running-worker.ts';

/**
 * L16 to L20: detects the encounters of the slots that it owns. It reads the whole log, and writes its findings to the store, fenced by a lease
 * of its own. Without slots it is a warm standby.
 */
export class DetectionWorker {
  readonly #options: DetectionWorkerOptions;
  readonly #leaving: AbortController = new AbortController();

  constructor(options: DetectionWorkerOptions) {
    this.#options = options;
  }

  /**
   * Works until the signal is aborted, or until it has left. Its slots are replayed by other workers from their last snapshots if it does not
   * leave first.
   * @throws LeaseLostError if the coordinator has given its slots to others; LogError `discarded` or `replaced`
   */
  async run(signal: AbortSignal): Promise<void> {
    const { store, name } = this.#options;
    const tables = new ClusterTables(store);
    await workWithLease(
      workerLease(name),
      this.#options,
      (lease, ended) =>
        new RunningWorker(this.#options, tables, lease, ended).loops(this.#leaving.signal),
      signal,
    );
  }

  /** Leaves the cluster: `run` ends when others own its slots. */
  leave(): void {
    this.#leaving.abort();
  }
}
