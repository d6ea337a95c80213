import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { NATS_SERVER, startNatsServer } from '../packages/log-nats/src/testing/nats-server.ts';
import type { Appended, AppendRequest } from './cluster/append-request.ts';
import { BenchCluster } from './cluster/bench-cluster.ts';
import { ClusterProgress } from './cluster/cluster-progress.ts';
import { BATCH_REPORTS } from './cluster/fleet-reports.ts';
import { endWhenStopped } from './end-when-stopped.ts';
import { numberOf } from './environment.ts';
import { fleetBodies } from './threads/fleet-bodies.ts';
import { Readers } from './threads/readers.ts';
import type { Bench, TableRow } from './write-report.ts';

const URL = process.env['ROADSTEAD_POSTGRES_URL'];
const REPORTS = numberOf('BENCH_FIXES', 300_000);
const WARM_UP_REPORTS = 100_000;
const TARGET = 30_000;
/** Twice as many as one process is for. */
const STEADY_PER_SECOND = 10_000;
const STEADY_SECONDS = 10;
const BODIES_IN_FLIGHT = 4;

/** Fixes a second through a cluster of processes, from an API process until they are stored and their events are committed. */
export const bench: Bench = {
  question: `How many fixes a second pass through a cluster, from ingest until they are stored with their events?`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    if (!URL || !NATS_SERVER)
      return [{ what: 'left out: it needs ROADSTEAD_POSTGRES_URL and the program nats-server' }];
    const nats = await startNatsServer();
    let cluster: BenchCluster | undefined;
    let ended: Promise<void> | undefined;
    const end = (): Promise<void> => {
      ended ??= Promise.resolve(cluster?.dispose()).then(() => nats.dispose());
      return ended;
    };
    // The measurement fails by the end of its processes.
    return endWhenStopped(async () => {
      const rows: TableRow[] = [];
      for (const { detectors, byHttp } of RUNS) {
        cluster = await BenchCluster.create(URL, nats);
        const what = `${byHttp ? 'HTTP' : 'embedded'}, detectors: ${detectors}`;
        const run = new Run(cluster, (text) => progress(`${what}, ${text}`));
        rows.push(
          ...(await (byHttp ? run.post(detectors) : run.append(detectors))).map((row) => ({
            what,
            ...row,
          })),
        );
        await cluster.dispose();
      }
      return rows;
    }, end);
  },
};

const RUNS = [
  { detectors: 1, byHttp: false },
  { detectors: 2, byHttp: false },
  { detectors: 2, byHttp: true },
];

/** The measurements of a cluster. */
class Run {
  readonly #cluster: BenchCluster;
  readonly #progress: (text: string) => void;

  constructor(cluster: BenchCluster, progress: (text: string) => void) {
    this.#cluster = cluster;
    this.#progress = progress;
  }

  /** Ingests in a process as an embedding host does: as fast as it can, and at a rate. */
  async append(detectors: number): Promise<readonly TableRow[]> {
    await this.#start(detectors);
    const child = await this.#cluster.startIngest();
    const append = async (reports: number, perSecond?: number): Promise<TableRow> => {
      await send(child, { create: reports / BATCH_REPORTS });
      let appended: Appended | undefined;
      const row = await this.#measure(reports, async () => {
        appended = (await send(child, { perSecond })) as Appended;
      });
      return { ...row, 'ack p50, ms': appended!.medianMs, 'ack p99, ms': appended!.p99Ms };
    };
    await append(WARM_UP_REPORTS);
    const fastest = await append(REPORTS);
    if (detectors === 1) return [{ ingest: 'as fast as it can', ...fastest, target: TARGET }];
    const steady = await append(STEADY_PER_SECOND * STEADY_SECONDS, STEADY_PER_SECOND);
    const events = await this.#cluster.countEvents();
    return [
      { ingest: 'as fast as it can', ...fastest, target: TARGET },
      { ingest: `${STEADY_PER_SECOND} fixes/s`, ...steady, events },
    ];
  }

  /** Ingests by requests of this process to an API process. */
  async post(detectors: number): Promise<readonly TableRow[]> {
    await this.#start(detectors);
    const api = new Readers(await this.#cluster.start('api'));
    const bodies = fleetBodies(BATCH_REPORTS, (WARM_UP_REPORTS + REPORTS) / BATCH_REPORTS);
    let next = 0;
    const postUntil = async (end: number): Promise<void> => {
      while (next < end) await api.post(bodies[next++]!);
    };
    const post = (reports: number): Promise<TableRow> => {
      const end = next + reports / BATCH_REPORTS;
      const posting = (): Promise<unknown> =>
        Promise.all(Array.from({ length: BODIES_IN_FLIGHT }, () => postUntil(end)));
      return this.#measure(reports, posting);
    };
    await post(WARM_UP_REPORTS);
    const fastest = await post(REPORTS);
    api.close();
    return [{ ingest: 'as fast as it can', ...fastest, target: TARGET }];
  }

  async #start(detectors: number): Promise<void> {
    this.#progress('start');
    const readers = new Readers(await this.#cluster.start('leader'));
    await readers.createConfiguration();
    readers.close();
    for (let i = 0; i < detectors; i++) await this.#cluster.start('detector');
  }

  async #measure(reports: number, ingest: () => Promise<unknown>): Promise<TableRow> {
    this.#progress('ingest');
    const before = await this.#cluster.readProcessorSeconds();
    const own = process.cpuUsage();
    const startMs = performance.now();
    const progress = new ClusterProgress(this.#cluster);
    await ingest();
    const ingestSeconds = (performance.now() - startMs) / 1000;
    await progress.caughtUp(this.#progress);
    const seconds = (performance.now() - startMs) / 1000;
    const { user, system } = process.cpuUsage(own);
    await progress.end();
    const after = await this.#cluster.readProcessorSeconds();
    const used = [...after].map(([role, all]) => [role, all - (before.get(role) ?? 0)] as const);
    const generatorSeconds = (user + system) / 1e6;
    return {
      'fixes/s': reports / seconds,
      // The generator shares the cores.
      'without generator': reports / (seconds - generatorSeconds / availableParallelism()),
      'ingested/s': reports / ingestSeconds,
      ...progress.delays(),
      ...Object.fromEntries(
        [...used, ['generator', generatorSeconds] as const].map(([role, of]) => [
          `${role}, µs`,
          (of * 1e6) / reports,
        ]),
      ),
    };
  }
}

async function send(child: ChildProcess, request: AppendRequest): Promise<unknown> {
  const reply = once(child, 'message');
  child.send(request);
  return (await reply)[0];
}
