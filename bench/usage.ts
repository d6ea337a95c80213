import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { success } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { type Admission, type Price, type Usage, UsageBook } from '@roadstead/usage';
import { randomBytes, scryptPasswords, unzip } from 'roadstead';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type Row } from './report.ts';

const TARGET_MICROSECONDS = '≤ 5';
const ENDPOINTS = 60;
/** Users, and how many of the endpoints each of them uses. The last is the worst that can be: hardly a tally is met twice in a write. */
const POPULATIONS = [
  [1, 6],
  [100, 6],
  [1000, 6],
  [1000, ENDPOINTS],
] as const;
/** As many as one core answers in the half second after which what is counted is written. */
const WRITE_REQUESTS = 3500;
/** In the worst case the journal is folded twice in them. */
const ROUNDS = 301;
const DOOR_ROUNDS = 121;
const DOOR_REQUESTS = 1000;
const PATH = '/api/ingress/event-detection/s2s-events?size=1';
const [NAME, PASSWORD] = ['anna', 'correct horse'];
const NOW_MS = Date.UTC(2026, 0, 15);

/** A door that counts nothing, to compare with. */
const UNCOUNTED: Usage = {
  priced: [],
  uncountedAfterMs: null,
  admit: async () => success(LEAVE),
  note: async () => undefined,
  ofMonth: () => Promise.reject(new Error('nothing is counted')),
  creditsOf: () => Promise.reject(new Error('nothing is counted')),
};
const LEAVE: Admission = {
  cost: { title: null, credits: 0 },
  succeed: () => undefined,
  fail: () => undefined,
  withdraw: () => undefined,
};

/** What does it cost that requests are counted? */
export const bench: Bench = {
  question:
    'How much processor time does counting take of a request, and how much longer is a request by it?',
  async run(progress): Promise<readonly Row[]> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    try {
      const rows: Row[] = [];
      for (const [users, each] of POPULATIONS) {
        progress(`${users} users`);
        for (const priced of [[], prices()]) {
          const path = join(folder, `${users}-${each}-${priced.length}`);
          const store = await createSqliteStore({ path });
          rows.push(await counting(store, users, each, priced));
          await store.close();
        }
      }
      progress('at the door');
      return [...rows, await atTheDoor()];
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** Requests of users to endpoints, by chance; what is counted is written as often as by a clock. */
async function counting(
  store: Store,
  users: number,
  endpointsEach: number,
  priced: readonly Price[],
): Promise<Row> {
  const waiting: (() => void)[] = [];
  let rests = 0;
  const usage = new UsageBook({
    store,
    clock: manualClock(NOW_MS),
    later(ms, run) {
      // A rest between the parts of a fold.
      if (ms === 0) {
        rests++;
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
      const admitted = await usage.admit(callers[who], endpoints[what], false);
      if (admitted.ok) admitted.value.succeed();
    }
    for (const run of waiting.splice(0)) run();
    // It comes after what was to be written, and so until no rest follows.
    for (let before = -1; before < rests; ) {
      before = rests;
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
async function atTheDoor(): Promise<Row> {
  const service = createMaritimeService({
    ...{ store: createMemoryStore(), clock: { now: () => Date.now() } },
    ...{ randomBytes, passwords: scryptPasswords, unzip },
  });
  await service.start();
  await service.identity.addUser(NAME, PASSWORD, []);
  const options = { clock: { now: () => Date.now() }, rateLimit: false } as const;
  const counted = createHttpHandler(service, options);
  const uncounted = createHttpHandler(withUsage(service, UNCOUNTED), options);
  for (const handler of [counted, uncounted]) await timed(handler);
  const ratios: number[] = [];
  const differences: number[] = [];
  for (let round = 0; round < DOOR_ROUNDS; round++) {
    const [first, second] = round % 2 === 0 ? [counted, uncounted] : [uncounted, counted];
    const [a, b] = [await timed(first), await timed(second)];
    const [withIt, without] = round % 2 === 0 ? [a, b] : [b, a];
    ratios.push(withIt / without);
    differences.push(withIt - without);
  }
  await service.stop();
  return {
    counting: 'at the door, against none, in pairs',
    'µs a request': differences.reduce((sum, each) => sum + each, 0) / DOOR_ROUNDS,
    'from (10 %)': quantile(differences, 0.1),
    'to (90 %)': quantile(differences, 0.9),
    target: TARGET_MICROSECONDS,
    ratio: quantile(ratios, 0.5),
    'ratio from (25 %)': quantile(ratios, 0.25),
    'ratio to (75 %)': quantile(ratios, 0.75),
  };
}

/** The same service, whose doors count by something else. */
function withUsage(service: MaritimeService, usage: Usage): MaritimeService {
  return new Proxy(service, {
    get(target, name) {
      return name === 'usage' ? usage : Reflect.get(target, name, target);
    },
  });
}

/** The processor time of a request, microseconds. */
async function timed(handler: HttpHandler): Promise<number> {
  const headers = { authorization: `Basic ${btoa(`${NAME}:${PASSWORD}`)}` };
  const before = process.cpuUsage();
  for (let i = 0; i < DOOR_REQUESTS; i++) {
    const response = await handler(new Request(`http://localhost${PATH}`, { headers }));
    if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / DOOR_REQUESTS;
}

function prices(): readonly Price[] {
  return Array.from({ length: ENDPOINTS }, (_, i) => ({
    ...{ title: `Title ${i % 10}`, unit: 'REQUESTS', credits: 0.1, endpoints: [`GET ${path(i)}`] },
  }));
}

/** As long as those of the service. */
function path(i: number): string {
  return `/api/ingress/event-detection/configurations/{id}/${i}`;
}
