import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import type { Mmsi, Principal } from '@roadstead/model';
import type { ReportRequest, ReportRunner } from '@roadstead/reports';
import { createMaritimeService, createReportRunner } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import { storeFile } from '../packages/cli/src/operations/open-store.ts';
import {
  type Positions,
  positionSeries,
  rowOf,
} from '../packages/service/src/tracking/positions.ts';
import { numberOf } from './environment.ts';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

/** `BENCH_FIXES=50000000` makes it fifty million, in some ten minutes. */
const FIXES = numberOf('BENCH_FIXES', 10_000_000);
const SHIPS = 1000;
const EVERY_MS = 10_000;
const WRITTEN_AT_ONCE = 50_000;
const START_MS = Date.UTC(2026, 0, 1);
const METERS_PER_DEGREE = 111_195;
const TARGETS = { fixesPerSecond: 1_000_000, slower: '≤ 3', megabytes: 512 };
const REQUESTS = 4000;
const [NAME, PASSWORD] = ['anna', 'correct horse'];
const CALLER: Principal = { uuid: '', name: NAME, roles: ['administrator'] };

/** Speed of reports, and their effect on other requests. */
export const bench: Bench = {
  question: `How fast is a report over ${FIXES.toLocaleString('en')} fixes in SQLite, and how does it delay other requests?`,
  seed: 5,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const path = storeFile(folder);
    try {
      await fill(path, progress);
      progress('passageline');
      const rows = await passages(path);
      progress('positions during a report');
      return [...rows, ...(await measurePositions(folder))];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** From the first fix to the last one. */
const END_MS = START_MS + Math.ceil(FIXES / SHIPS) * EVERY_MS;

/** The meridian of 0°, in the middle of the ships' area. */
const REQUEST: ReportRequest = {
  type: 'passageline',
  name: 'bench',
  ...{ beginMs: START_MS, endMs: END_MS },
  line: {
    type: 'LineString',
    coordinates: [
      [0, 49],
      [0, 51],
    ],
  },
};

/** Ships that sail to and fro between 1° west and 1° east, at 8 to 20 knots. */
async function fill(path: string, progress: (text: string) => void): Promise<void> {
  const store = await createSqliteStore({ path, synchronous: 'normal' });
  const positions = positionSeries(store);
  const random = seededRandom(5);
  const ships = Array.from({ length: SHIPS }, (_, at) => {
    const sog = 8 + 12 * random();
    // Degrees of longitude at 50° north.
    const step =
      (sog * 0.514444 * EVERY_MS) / 1000 / (METERS_PER_DEGREE * Math.cos(50 * (Math.PI / 180)));
    const latitude = 49.2 + 1.6 * random();
    return { mmsi: (205_000_000 + at) as Mmsi, sog, step, latitude, phase: 4 * random() };
  });
  const instants = FIXES / SHIPS;
  const instantsAtOnce = WRITTEN_AT_ONCE / SHIPS;
  for (let instant = 0; instant < instants; instant += instantsAtOnce) {
    progress(`${(instant * SHIPS).toLocaleString('en')} fixes`);
    const rows = [];
    for (let at = instant; at < Math.min(instants, instant + instantsAtOnce); at++) {
      for (const { mmsi, sog, step, latitude, phase } of ships) {
        const along = (phase + at * step) % 4;
        const isEastbound = along < 2;
        rows.push(
          rowOf({
            mmsi,
            timeMs: START_MS + at * EVERY_MS,
            longitude: Number((isEastbound ? along - 1 : 3 - along).toFixed(5)),
            latitude,
            ...{ sog, cog: isEastbound ? 90 : 270, heading: null, rot: null, navStatus: 0 },
          }),
        );
      }
    }
    await store.write([positions.append(rows)]);
  }
  // Otherwise a service would process them again.
  await store.write([positions.discardArrivals(await positions.lastSequence())]);
  await store.close();
}

async function passages(path: string): Promise<readonly TableRow[]> {
  const store = await createSqliteStore({ path, mode: 'snapshot' });
  const readSeconds = await secondsOf(() => readAll(positionSeries(store)));
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let count = 0;
  const seconds = await secondsOf(async () => {
    const onProgress = (): void => {
      most = Math.max(most, process.memoryUsage.rss());
    };
    for await (const records of createReportRunner({ store })(
      { request: REQUEST, caller: CALLER },
      { onProgress },
    ))
      count += records.length;
  });
  await store.close();
  return [
    { what: 'fixes/s read from SQLite, without processing', measured: FIXES / readSeconds },
    {
      what: `passageline, fixes/s (${count.toLocaleString('en')} passages)`,
      measured: FIXES / seconds,
      'of reading alone': readSeconds / seconds,
      target: TARGETS.fixesPerSecond,
    },
    { what: 'memory of the process, MB', measured: most / 1e6, target: TARGETS.megabytes },
    { what: '… more than before the report, MB', measured: (most - before) / 1e6 },
  ];
}

async function readAll(positions: Positions): Promise<void> {
  for (const key of await positions.keys()) {
    for await (const cells of positions.cells(key, START_MS, END_MS)) void cells.length;
  }
}

/** Times of position requests, without a report and during one on a thread. */
async function measurePositions(folder: string): Promise<readonly TableRow[]> {
  const store = await createSqliteStore({ path: storeFile(folder) });
  const clock = manualClock(END_MS);
  const thread = new URL('../packages/cli/dist/reports/report-thread.js', import.meta.url);
  const { runInWorker } = (await import(thread.href)) as {
    runInWorker: (data: string) => ReportRunner;
  };
  const service = createMaritimeService({
    store,
    clock,
    reports: 'simulated',
    ...{
      randomBytes,
      unzip,
      passwordHasher: scryptPasswordHasher,
      reportRunner: runInWorker(folder),
    },
  });
  await service.start();
  const added = await service.identity.createUser(NAME, PASSWORD, ['administrator']);
  if (!added.ok) throw new Error(added.error.detail);
  const handler = createHttpHandler(service, { clock, rateLimit: { perSecond: 1e9, burst: 1e9 } });
  await positionMs(handler, 200);
  const alone = await positionMs(handler, REQUESTS);
  const { begin, end, shape } = {
    begin: new Date(START_MS).toISOString(),
    end: new Date(END_MS).toISOString(),
    shape: REQUEST.type === 'passageline' ? REQUEST.line : null,
  };
  const requested = await service.reports.request(added.value, 'passageline', {
    name: 'bench',
    begin,
    end,
    shape,
  });
  if (!requested.ok) throw new Error(requested.error.detail);
  const id = requested.value;
  const isOver = async (): Promise<boolean> => {
    const status = await service.reports.getStatus(added.value, id);
    if (!status.ok || status.value.state === 'aborted') throw new Error(JSON.stringify(status));
    return status.value.state === 'finished';
  };
  const during: number[] = [];
  const start = performance.now();
  while (!(await isOver())) during.push(...(await positionMs(handler, 200)));
  const reportSeconds = (performance.now() - start) / 1000;
  await service.stop();
  await store.close();
  const [usual, busy] = [quantile(alone, 0.99), quantile(during, 0.99)];
  return [
    { what: 'GET /ship/position, 99th percentile, ms', measured: usual },
    {
      what: `… during a report (${during.length.toLocaleString('en')} requests)`,
      measured: busy,
      'times as slow': busy / usual,
      target: TARGETS.slower,
    },
    { what: '… that report, fixes/s', measured: FIXES / reportSeconds },
  ];
}

const AUTHORIZATION = `Basic ${Buffer.from(`${NAME}:${PASSWORD}`).toString('base64')}`;

async function positionMs(handler: HttpHandler, count: number): Promise<number[]> {
  const spent: number[] = [];
  for (let at = 0; at < count; at++) {
    const mmsi = 205_000_000 + ((at * 7) % SHIPS);
    const start = performance.now();
    const response = await handler(
      new Request(`http://127.0.0.1/api/portserver/ship/position/${mmsi}`, {
        headers: { authorization: AUTHORIZATION },
      }),
    );
    await response.text();
    spent.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`${response.status}`);
    // Lets other work run, as between requests from outside.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return spent;
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}
