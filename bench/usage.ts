import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { success } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { type Price, type Usage, type UsageReservation, UsageService } from '@roadstead/usage';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type TableRow } from './write-report.ts';

const TARGET_MICROSECONDS = '≤ 5';
const ENDPOINTS = 60;
/** Users, and the number of endpoints of each. The last is the worst case: hardly any counter occurs twice in a write. */
const POPULATIONS = [
  [1, 6],
  [100, 6],
  [1000, 6],
  [1000, ENDPOINTS],
] as const;
/** Requests that one core serves in the half second between writes of the counters. */
const WRITE_REQUESTS = 3500;
/** In the worst case the journal is compacted twice during them. */
const ROUNDS = 301;
const REQUEST_ROUNDS = 121;
const REQUESTS_PER_ROUND = 1000;
const PATH = '/api/ingress/event-detection/s2s-events?size=1';
const [NAME, PASSWORD] = ['anna', 'correct horse'];
const NOW_MS = Date.UTC(2026, 0, 15);

/** A usage service that counts nothing, for comparison. */
const NO_USAGE: Usage = {
  pricedEndpoints: [],
  uncountedAfterMs: null,
  reserve: async () => success(NO_RESERVATION),
  record: async () => undefined,
  monthlyCounters: () => Promise.reject(new Error('usage is not counted')),
  monthlyCredits: () => Promise.reject(new Error('usage is not counted')),
};
const NO_RESERVATION: UsageReservation = {
  cost: { title: null, credits: 0 },
  recordSuccess: () => undefined,
  recordError: () => undefined,
  cancel: () => undefined,
};

/** Cost of counting requests. */
export const bench: Bench = {
  question:
    'How much processor time does counting add to a request, and how much does it lengthen the request?',
  seed: 1,
  async run(progress): Promise<readonly TableRow[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    try {
      const rows: TableRow[] = [];
      for (const [users, each] of POPULATIONS) {
        progress(`${users} users`);
        for (const priced of [[], prices()]) {
          const path = join(folder, `${users}-${each}-${priced.length}`);
          const store = await createSqliteStore({ path });
          rows.push(await measureCounting(store, users, each, priced));
          await store.close();
        }
      }
      progress('requests');
      return [...rows, await measureRequests()];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Random requests of users to endpoints, with writes as frequent as by a clock. */
async function measureCounting(
  store: Store,
  users: number,
  endpointsEach: number,
  priced: readonly Price[],
): Promise<TableRow> {
  const waiting: (() => void)[] = [];
  let yields = 0;
  const usage = new UsageService({
    store,
    clock: manualClock(NOW_MS),
    setTimer(ms, run) {
      // A yield between parts of a compaction.
      if (ms === 0) {
        yields++;
        setImmediate(run);
      } else waiting.push(run);
      return () => undefined;
    },
    failed: (error) => {
      throw error;
    },
    prices: priced,
    quotas: { others: { requests: 1e9, credits: 1e9 } },
  });
  await usage.start();
  const random = seededRandom(1);
  const callers = Array.from({ length: users }, (_, i) => ({
    ...{ uuid: `user-${i}`, name: `user ${i}`, roles: [] },
  }));
  const endpoints = Array.from({ length: ENDPOINTS }, (_, i) => ({ method: 'GET', path: path(i) }));
  const microseconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let i = 0; i < WRITE_REQUESTS; i++) {
      const who = Math.floor(random() * users);
      const what = (who + Math.floor(random() * endpointsEach)) % ENDPOINTS;
      const reserved = await usage.reserve(callers[who], endpoints[what], false);
      if (reserved.ok) reserved.value.recordSuccess();
    }
    for (const run of waiting.splice(0)) run();
    // Runs after the pending writes, until no further yield follows.
    for (let before = -1; before < yields; ) {
      before = yields;
      await store.write([]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { user, system } = process.cpuUsage(before);
    microseconds.push((user + system) / WRITE_REQUESTS);
  }
  await usage.stop();
  const mean = microseconds.reduce((sum, each) => sum + each, 0) / ROUNDS;
  return {
    counting: `${users} users, ${endpointsEach} endpoints each, ${priced.length > 0 ? 'all priced' : 'free'}`,
    'µs a request': mean,
    'from (10 %)': quantile(microseconds, 0.1),
    'to (90 %)': quantile(microseconds, 0.9),
    target: TARGET_MICROSECONDS,
  };
}

/** Rounds with and without counting in turn, in one process and with one store. */
async function measureRequests(): Promise<TableRow> {
  const service = createMaritimeService({
    ...{ store: createMemoryStore(), clock: { now: () => Date.now() } },
    ...{ randomBytes, passwordHasher: scryptPasswordHasher, unzip },
  });
  await service.start();
  await service.identity.createUser(NAME, PASSWORD, []);
  const options = { clock: { now: () => Date.now() }, rateLimit: false } as const;
  const counted = createHttpHandler(service, options);
  const uncounted = createHttpHandler(withUsage(service, NO_USAGE), options);
  for (const handler of [counted, uncounted]) await timed(handler);
  const ratios: number[] = [];
  const differences: number[] = [];
  for (let round = 0; round < REQUEST_ROUNDS; round++) {
    const [first, second] = round % 2 === 0 ? [counted, uncounted] : [uncounted, counted];
    const [a, b] = [await timed(first), await timed(second)];
    const [withIt, without] = round % 2 === 0 ? [a, b] : [b, a];
    ratios.push(withIt / without);
    differences.push(withIt - without);
  }
  await service.stop();
  return {
    counting: 'whole requests, compared with no counting, in pairs',
    'µs a request': differences.reduce((sum, each) => sum + each, 0) / REQUEST_ROUNDS,
    'from (10 %)': quantile(differences, 0.1),
    'to (90 %)': quantile(differences, 0.9),
    target: TARGET_MICROSECONDS,
    ratio: quantile(ratios, 0.5),
    'ratio from (25 %)': quantile(ratios, 0.25),
    'ratio to (75 %)': quantile(ratios, 0.75),
  };
}

/** The same service with another usage service. */
function withUsage(service: MaritimeService, usage: Usage): MaritimeService {
  return new Proxy(service, {
    get(target, name) {
      return name === 'usage' ? usage : Reflect.get(target, name, target);
    },
  });
}

/** Processor time of a request, in microseconds. */
async function timed(handler: HttpHandler): Promise<number> {
  const headers = { authorization: `Basic ${btoa(`${NAME}:${PASSWORD}`)}` };
  const before = process.cpuUsage();
  for (let i = 0; i < REQUESTS_PER_ROUND; i++) {
    const response = await handler(new Request(`http://localhost${PATH}`, { headers }));
    if (response.status !== 200) throw new Error(`status ${response.status}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS_PER_ROUND;
}

function prices(): readonly Price[] {
  return Array.from({ length: ENDPOINTS }, (_, i) => ({
    ...{ title: `Title ${i % 10}`, unit: 'REQUESTS', credits: 0.1, endpoints: [`GET ${path(i)}`] },
  }));
}

/** A path as long as the service's own. */
function path(i: number): string {
  return `/api/ingress/event-detection/configurations/{id}/${i}`;
}
