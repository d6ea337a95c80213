import { setTimeout as delay } from 'node:timers/promises';
import type { LogMessage, PositionLog, Store } from '@roadstead/contracts';
import {
  ClusterTables,
  COMMIT,
  LEADER,
} from '../../../packages/service/src/cluster/cluster-tables.ts';
import type { UserMonthDocument } from '../../../packages/usage/src/user-month.ts';
import type { WebhookReceiver } from '../../live/webhook-receiver.ts';
import { type Chance, createChance } from '../../simulation/world.ts';
import { ClusterClient, type FailedRequest } from './cluster-client.ts';
import { compareStored } from './compare-stored.ts';
import { type DetectionTakeover, DetectionWatch } from './detection-watch.ts';
import type { FaultCluster } from './fault-cluster.ts';
import { Load } from './load.ts';

/** Time until all messages are committed, and all webhooks have arrived, after the last disturbance. */
const SETTLE_MS = 120_000;
const LOAD_MS = 3000;
/** Names of processes that detect. */
const DETECTOR = /^(?:detector|standby)/;

/** A time in which requests may fail, and what caused it. */
export interface Disturbance {
  /** `database`, `log` or the name of a process. */
  readonly of: string;
  readonly fromMs: number;
  /** Infinity while it lasts. */
  untilMs: number;
}

/** The end of a leader that worked. */
export interface LeaderEnd {
  readonly name: string;
  readonly atMs: number;
  /** For as long after it nobody else could have its lease. */
  readonly leaseMs: number;
}

/** Disturbs a cluster. */
export interface Disturbing {
  readonly disturbances: readonly Disturbance[];
  readonly leaderEnds: readonly LeaderEnd[];
  /** For as long after a disturbance reads may fail, milliseconds. */
  readonly readsAfterMs: number;
  /** Makes all disturbances, and waits until they have ended. */
  run(): Promise<void>;
}

/** The result of a run. */
export interface ClusterResult {
  /** Broken rules; empty where all hold. */
  readonly wrong: readonly string[];
  /** Sentences about what was measured. */
  readonly measured: readonly string[];
}

/** A cluster that clients use while it is disturbed; then what is stored is compared with what was acknowledged, and with a single process. */
export class ClusterRun {
  readonly #cluster: FaultCluster;
  readonly #receiver: WebhookReceiver;
  readonly #client: ClusterClient;
  readonly #load: Load;
  readonly #disturbing: Disturbing;
  readonly #messages: LogMessage[] = [];

  constructor(
    cluster: FaultCluster,
    chance: Chance,
    receiver: WebhookReceiver,
    disturbing: Disturbing,
  ) {
    this.#cluster = cluster;
    this.#receiver = receiver;
    // Chances of their own, so that the faults of a seed do not depend on the number of requests.
    this.#client = new ClusterClient(cluster.apis, createChance(chance.whole(0, 1e9)));
    this.#load = new Load(this.#client, createChance(chance.whole(0, 1e9)));
    this.#disturbing = disturbing;
  }

  /** @param address of the receiver */
  async run(address: string): Promise<ClusterResult> {
    const [store, log] = [await this.#cluster.openStore(), await this.#cluster.openLog()];
    const reading = new AbortController();
    const watch = new DetectionWatch(store);
    const read = Promise.all([this.#read(log, reading.signal), watch.run(reading.signal)]);
    try {
      await this.#load.prepare(address);
      const loading = this.#load.run();
      await delay(LOAD_MS);
      await this.#disturbing.run();
      await delay(LOAD_MS);
      this.#load.end();
      await loading;
      await this.#cluster.ready();
      return await this.#check(store, log, watch);
    } finally {
      reading.abort();
      await read;
      await store.close();
      await log.close();
    }
  }

  async #read(log: PositionLog, signal: AbortSignal): Promise<void> {
    for await (const message of log.read(null, signal)) this.#messages.push(message);
  }

  async #check(store: Store, log: PositionLog, watch: DetectionWatch): Promise<ClusterResult> {
    const { wrong, jobs, configurations } = this.#load;
    const beginMs = performance.now();
    await this.#committed(store, log);
    const settledMs = performance.now() - beginMs;
    await jobs.finish();
    await configurations.check();
    await this.#load.checkEvents();
    await this.#checkWebhooks(store);
    await this.#cluster.endProcesses();
    const { newest } = await log.bounds();
    while (this.#messages.length < newest) await delay(50);
    const usage = await this.#checkUsage(store);
    const compared = await compareStored(store, this.#messages, this.#load.ingested);
    const failed = unexpectedFailures(this.#client.failedReads, this.#disturbing);
    for (const { of, asked, reason } of failed)
      wrong.add(`${of} failed to read ${asked}: ${reason}`);
    return {
      wrong: [...wrong, ...this.#receiver.wrong, ...compared.wrong],
      measured: [
        `${this.#load.ingested} batches of reports, ${this.#messages.length} messages, ${compared.events} events, ${compared.positions} positions`,
        `${configurations.changes} changes of configurations, ${this.#load.acknowledged} acknowledgements, ${jobs.routes} routes, ${jobs.reports} reports, ${this.#load.sessions} uses of sessions`,
        usage,
        `${this.#client.reads} reads, ${this.#client.failedReads.length} failed, ${failed.length} of them without a fault of the database or of the process; none succeeded for ${(this.#client.longestGapMs / 1000).toFixed(1)} s at most`,
        `settled after ${(settledMs / 1000).toFixed(1)} s`,
        ...this.#takeovers(),
        ...watch.takeovers.map((each) => this.#describeDetection(each)),
      ],
    };
  }

  /** Waits until the leader has stored, and the committer written, what the log has now. */
  async #committed(store: Store, log: PositionLog): Promise<void> {
    const { commit, leader } = new ClusterTables(store);
    const { newest } = await log.bounds();
    const endMs = performance.now() + SETTLE_MS;
    for (;;) {
      const committed = (await commit.get(COMMIT))?.sequence ?? 0;
      const stored = (await leader.get(LEADER))?.sequence ?? 0;
      if (Math.min(committed, stored) >= newest) return;
      if (performance.now() > endMs) {
        this.#load.wrong.add(
          `message ${newest} was not reached: stored ${stored}, committed ${committed}`,
        );
        return;
      }
      await delay(100);
    }
  }

  /** Each change of an event has arrived. */
  async #checkWebhooks(store: Store): Promise<void> {
    const { entries } = await store.feed.read({ after: 0, reader: null, limit: 1_000_000 });
    const expected = entries.filter(({ kind }) => kind.startsWith('event-')).length;
    const timeout = delay(SETTLE_MS, undefined, { ref: false });
    await Promise.race([this.#receiver.received(expected), timeout]);
    const received = await this.#receiver.received(0);
    if (received.length === expected) return;
    const asked = 'GET /api/alerts/webhooks/1/deliveries?size=1000';
    const deliveries = (await this.#client.send(asked))?.body.items as
      | readonly { readonly state: string }[]
      | undefined;
    const pending = deliveries?.filter(({ state }) => state !== 'delivered').slice(0, 5);
    this.#load.wrong.add(
      `${received.length} webhooks arrived of ${expected}: ${JSON.stringify(pending)}; the leader: ${this.#cluster.leader?.output}`,
    );
  }

  /** U1, U3, U10: each request of a known user that was answered is counted once; some may be missing of processes that were killed. @returns what was measured */
  async #checkUsage(store: Store): Promise<string> {
    const answered = this.#cluster.apis.flatMap((api) => api.answered);
    const [all, certain] = (['all', 'certain'] as const).map((kind) =>
      answered.reduce((sum, each) => sum + each[kind], 0),
    ) as [number, number];
    const counted = await countedRequests(store);
    const text = `${counted} requests are in the usage; ${all} of known users were answered of ${this.#client.sent}, ${certain} of them in processes that stopped in order`;
    if (counted < certain || counted > all) this.#load.wrong.add(text);
    return text;
  }

  #takeovers(): readonly string[] {
    return this.#disturbing.leaderEnds.map(({ name, atMs, leaseMs }) => {
      const next = this.#load.leaderWrites.find(({ fromMs }) => fromMs > atMs);
      if (!next) return `${name}: no write of a leader was acknowledged later`;
      const tookMs = next.untilMs - atMs;
      return `${name}: the next write of a leader after ${(tookMs / 1000).toFixed(1)} s, ${((tookMs - leaseMs) / 1000).toFixed(1)} s after its lease`;
    });
  }

  #describeDetection({ leaseEndMs, resumedMs, isByStandby }: DetectionTakeover): string {
    const others = this.#disturbing.disturbances.filter(
      ({ of, fromMs, untilMs }) =>
        !DETECTOR.test(of) &&
        performance.timeOrigin + fromMs <= resumedMs &&
        performance.timeOrigin + untilMs + this.#disturbing.readsAfterMs >= leaseEndMs,
    );
    const by = isByStandby ? 'the standby' : 'another one';
    const during =
      others.length > 0 ? `, with a fault of ${others.map(({ of }) => of).join(', ')}` : '';
    return `detector: ${by} continued ${((resumedMs - leaseEndMs) / 1000).toFixed(1)} s after its lease${during}`;
  }
}

/** Returns the number of requests in the usage, after a stop of the leader. */
async function countedRequests(store: Store): Promise<number> {
  const months = store.collection<UserMonthDocument>({
    ...{ name: 'usage-months', key: 'id', indexes: { month: ['month'] } },
  });
  const documents = await months.find({}, { limit: 1000 });
  return documents
    .flatMap(({ counts }) => counts)
    .reduce((sum, [type, , , , , , count]) => (type === 'REQUEST' ? sum + count : sum), 0);
}

/** Returns the failures of reads that no fault explains. */
function unexpectedFailures(
  failures: readonly FailedRequest[],
  { disturbances, readsAfterMs }: Disturbing,
): readonly FailedRequest[] {
  return failures.filter(
    (failed) =>
      !disturbances.some(
        ({ of, fromMs, untilMs }) =>
          (of === 'database' || of === failed.of) &&
          failed.untilMs >= fromMs &&
          failed.fromMs <= untilMs + readsAfterMs,
      ),
  );
}
