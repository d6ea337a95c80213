import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { numberOf } from './environment.ts';
import { BenchFleet } from './fleets.ts';
import { NAME, PASSWORD } from './load/user.ts';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const SHIPS = 20_000;
const FIXES_PER_SECOND = 5000;
/** A moderate feed, beside which reads are compared with those without one. */
const MODERATE_PER_SECOND = 2000;
const FIXES_PER_REQUEST = 500;
const READERS = 20;
/** From the response of a read to the next one of the same reader: 400 a second, as long as the responses take no time. */
const PAUSE_MS = 50;
const HEALTH_EVERY_MS = 200;
const PHASE_MS = numberOf('BENCH_LOAD_SECONDS', 20) * 1000;
const STS = '/api/ingress/event-detection';
/** Of the times in /proc, on all common systems. */
const TICKS_PER_SECOND = 100;
const AUTHORIZATION = `Basic ${btoa(`${NAME}:${PASSWORD}`)}`;
const SERVE = fileURLToPath(new URL('./load/serve.ts', import.meta.url));

/** Milliseconds of the requests, by kind. */
type Latencies = Map<string, number[]>;

/** Readers beside a feed, over HTTP, with the service in a process of its own. */
export const bench: Bench = {
  question: `How long do reads take beside ${MODERATE_PER_SECOND} and ${FIXES_PER_SECOND} fixes a second over HTTP, and what do they cost the feed?`,
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const child = spawn(process.execPath, ['--import', 'tsx', SERVE, join(folder, 'store')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const load = new Load(await portOf(child));
      const rows: TableRow[] = [];
      for (const [phase, readers, perSecond] of [
        ['warm-up', READERS, FIXES_PER_SECOND],
        ['readers without a feed', READERS, 0],
        [`readers beside ${MODERATE_PER_SECOND} fixes/s`, READERS, MODERATE_PER_SECOND],
        ['without readers', 0, FIXES_PER_SECOND],
        ['with readers', READERS, FIXES_PER_SECOND],
      ] as const) {
        progress(phase);
        const found = await load.run(readers, perSecond, child.pid ?? 0);
        if (phase !== 'warm-up') rows.push(...found.map((row) => ({ phase, ...row })));
      }
      return rows;
    } finally {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true });
    }
  },
};

async function portOf(child: ChildProcess): Promise<number> {
  for await (const line of createInterface({ input: child.stdout! })) return Number(line);
  throw new Error('The server did not start.');
}

class Load {
  readonly #port: number;
  readonly #agent: Agent = new Agent({ keepAlive: true });
  readonly #random: () => number = seededRandom(1);
  /** Ships that have reported. */
  readonly #ships: number[] = [];
  readonly #batches: Iterator<string> = batchesOf(this.#ships);
  #latencies: Latencies = new Map();
  #fixes = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** Runs feed, health checks and readers for a time. @param perSecond fixes of the feed; 0 for none */
  async run(readers: number, perSecond: number, pid: number): Promise<readonly TableRow[]> {
    this.#latencies = new Map();
    this.#fixes = 0;
    const startMs = performance.now();
    const endMs = startMs + PHASE_MS;
    const cpu = cpuSeconds(pid);
    await Promise.all([
      ...(perSecond > 0 ? [this.#feed(endMs, perSecond)] : []),
      this.#repeat(endMs, HEALTH_EVERY_MS, async () => this.#send('health', 'GET', '/health')),
      ...Array.from({ length: readers }, () =>
        this.#repeat(endMs, PAUSE_MS, async () => this.#read()),
      ),
    ]);
    const seconds = (performance.now() - startMs) / 1000;
    return [...this.#latencies].map(([what, ms]) => ({
      ...{ what, 'a second': ms.length / seconds },
      ...{ 'p50 ms': quantile(ms, 0.5), 'p99 ms': quantile(ms, 0.99), 'worst ms': quantile(ms, 1) },
      ...(what === 'feed' && {
        'fixes/s': this.#fixes / seconds,
        'CPU of the service': (cpuSeconds(pid) - cpu) / seconds,
      }),
    }));
  }

  /** Sends batches at their times; a slow response delays no other. */
  async #feed(endMs: number, perSecond: number): Promise<void> {
    const everyMs = (1000 * FIXES_PER_REQUEST) / perSecond;
    const sending: Promise<void>[] = [];
    for (let atMs = performance.now(); atMs < endMs; atMs += everyMs) {
      await delay(atMs - performance.now());
      const body = this.#batches.next().value as string;
      const sent = this.#send('feed', 'POST', '/api/ingress/positions', body);
      sending.push(
        sent.then(() => {
          this.#fixes += FIXES_PER_REQUEST;
        }),
      );
    }
    await Promise.all(sending);
  }

  async #repeat(endMs: number, pauseMs: number, run: () => Promise<void>): Promise<void> {
    while (performance.now() < endMs) {
      await run();
      await delay(pauseMs * (0.5 + this.#random()));
    }
  }

  async #read(): Promise<void> {
    const mmsi = this.#ships[Math.floor(this.#random() * this.#ships.length)] ?? 0;
    const page = 1 + Math.floor(5 * this.#random());
    const reads = [
      () => this.#send('position', 'GET', `/api/portserver/ship/position/${mmsi}`),
      () => this.#send('events', 'GET', `${STS}/s2s-events?size=50&page=${page}`),
      () => this.#send('current events', 'GET', `${STS}/s2s-events/current`),
      () => this.#send('configurations', 'GET', `${STS}/configurations`),
    ];
    await reads[Math.floor(this.#random() * reads.length)]!();
  }

  async #send(what: string, method: string, path: string, body?: string): Promise<void> {
    const startMs = performance.now();
    const status = await new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: AUTHORIZATION,
        ...(body !== undefined && { 'content-type': 'application/x-ndjson' }),
      };
      const options = { method, path, headers, port: this.#port, host: '127.0.0.1' };
      const sent = request({ ...options, agent: this.#agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      });
      sent.on('error', reject);
      sent.end(body);
    });
    if (status >= 400 && status !== 404) throw new Error(`${method} ${path}: ${status}`);
    const latencies = this.#latencies.get(what) ?? [];
    this.#latencies.set(what, latencies);
    latencies.push(performance.now() - startMs);
  }
}

/** Yields the bodies of requests with positions as JSON lines. @param ships receives the ships of the first of them */
function* batchesOf(ships: number[]): Generator<string> {
  const fleet = new BenchFleet('world-like', SHIPS, 1);
  let lines: string[] = [];
  for (;;) {
    for (const fixes of fleet.nextRound()) {
      for (const { mmsi, timeMs, longitude, latitude } of fixes) {
        if (ships.length < SHIPS) ships.push(mmsi);
        const timestamp = new Date(timeMs).toISOString();
        lines.push(JSON.stringify({ mmsi, timestamp, longitude, latitude, sog: 10, cog: 90 }));
        if (lines.length < FIXES_PER_REQUEST) continue;
        yield lines.join('\n');
        lines = [];
      }
    }
  }
}

/** The processor time of a process so far; 0 on systems without /proc. */
function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
