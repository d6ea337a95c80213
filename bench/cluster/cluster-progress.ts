import { setTimeout as delay } from 'node:timers/promises';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../packages/service/src/cluster/cluster-tables.ts';
import { quantile } from '../write-report.ts';
import type { BenchCluster } from './bench-cluster.ts';

const EVERY_MS = 100;
/** Connections to PostgreSQL are closed when they are idle for ten seconds. */
const PROCESSOR_TIME_EVERY = 20;

/** How far a cluster is, as messages of the log. */
interface Sample {
  readonly atMs: number;
  readonly appended: number;
  readonly stored: number;
  readonly committed: number;
}

/** Observes how far a cluster is, until `end`. */
export class ClusterProgress {
  readonly #cluster: BenchCluster;
  readonly #tables: ClusterTables;
  readonly #samples: Sample[] = [];
  readonly #running: Promise<void>;
  #isEnded = false;

  constructor(cluster: BenchCluster) {
    this.#cluster = cluster;
    this.#tables = new ClusterTables(cluster.store);
    this.#running = this.#run();
  }

  /** Waits until all messages that the log has now are stored, and their events committed. */
  async caughtUp(progress: (text: string) => void): Promise<void> {
    const { newest } = await this.#cluster.log.bounds();
    for (;;) {
      const last = this.#samples.at(-1);
      if (last && Math.min(last.stored, last.committed) >= newest) return;
      if (last) progress(`message ${last.stored} of ${newest} stored, ${last.committed} committed`);
      await delay(EVERY_MS);
    }
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#running;
  }

  /** Returns milliseconds from a message in the log until it is stored, and until its events are. */
  delays(): Record<string, number> {
    const until = (part: 'stored' | 'committed'): readonly number[] =>
      this.#samples.flatMap(({ atMs, appended }) => {
        const reached = this.#samples.find((later) => later[part] >= appended);
        return reached ? [reached.atMs - atMs] : [];
      });
    const [stored, committed] = [until('stored'), until('committed')];
    return {
      'stored p50, ms': quantile(stored, 0.5),
      'stored p99, ms': quantile(stored, 0.99),
      'events p50, ms': quantile(committed, 0.5),
      'events p99, ms': quantile(committed, 0.99),
    };
  }

  async #run(): Promise<void> {
    for (let i = 0; !this.#isEnded; i++) {
      if (i % PROCESSOR_TIME_EVERY === 0) await this.#cluster.readProcessorSeconds();
      // Before the places in the store: a message that is stored meanwhile has not waited.
      const atMs = performance.now();
      const { newest: appended } = await this.#cluster.log.bounds();
      const [leader, commit] = await Promise.all([
        this.#tables.leader.get(LEADER),
        this.#tables.commit.get(COMMIT),
      ]);
      const [stored, committed] = [leader?.sequence ?? 0, commit?.sequence ?? 0];
      this.#samples.push({ atMs, appended, stored, committed });
      await delay(EVERY_MS);
    }
  }
}
