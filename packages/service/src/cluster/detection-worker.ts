import { ClusterTables, workerLease } from './cluster-tables.ts';
import { type HeldLease, workWithLease } from './held-lease.ts';
import {
  type DetectionWorkerOptions,
  type DetectionWorkerStatus,
  RunningWorker,
} from './running-worker.ts';

/**
 * L16 to L20: detects the encounters of the slots that it owns. It reads the whole log, and writes its findings to the store, fenced by a lease
 * of its own.
 */
export class DetectionWorker {
  readonly #options: DetectionWorkerOptions;
  readonly #leaving: AbortController = new AbortController();
  /** While it holds its lease. */
  #running: RunningWorker | undefined;

  constructor(options: DetectionWorkerOptions) {
    this.#options = options;
  }

  /** Undefined while it does not hold its lease. */
  get status(): DetectionWorkerStatus | undefined {
    return this.#running?.status;
  }

  /**
   * Works until the signal is aborted, or until it has left; a standby also until others own the slots that it had. Its slots are replayed by other workers from their last snapshots if it does not
   * leave first.
   * @throws LeaseLostError if the coordinator has given its slots to others; LogError `discarded` or `replaced`
   */
  async run(signal: AbortSignal): Promise<void> {
    const { store, name } = this.#options;
    const tables = new ClusterTables(store);
    const begin = (lease: HeldLease, ended: AbortSignal): readonly Promise<void>[] => {
      this.#running = new RunningWorker(this.#options, tables, lease, ended);
      return this.#running.loops(this.#leaving.signal);
    };
    try {
      await workWithLease(workerLease(name), this.#options, begin, signal);
    } finally {
      this.#running = undefined;
    }
  }

  /** Leaves the cluster: `run` ends when others own its slots, or after two seconds, with a snapshot from which others continue. */
  leave(): void {
    this.#leaving.abort();
  }
}
