import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeListener } from '@roadstead/http/node';
import type { Caller, Mmsi, StsShip, StsTransition } from '@roadstead/model';
import { createMaritimeService, type StoredConfiguration } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { randomBytes, scryptPasswords, unzip } from 'roadstead';
import { EventLog } from '../packages/service/src/event-log.ts';
import { seededRandom } from './random.ts';
import { type Bench, quantile, type Row } from './report.ts';

const FEW = { events: 1000, configurations: 10 };
/** A million takes a quarter of an hour to be written, each in all indexes: `BENCH_EVENTS=1000000`. */
const MANY = {
  events: Number(process.env['BENCH_EVENTS'] ?? 100_000),
  configurations: 10_000,
};
const TARGET = '≥ 0.5';
const ROUNDS = 41;
/** Where a round takes long. */
const SLOW_ROUNDS = 15;
const ROUND_REQUESTS = 200;
const SAMPLES = 300;
const SAMPLES_MIN = 20;
/** What is slow is asked for less often. */
const SAMPLING_MS = 10_000;

const BASE = '/api/ingress/event-detection';
const SHIPS = 20_000;
const START_MS = Date.UTC(2026, 0, 1);
const HOUR_MS = 3_600_000;
/** A million in a year. */
const EVERY_MS = 32_000;
/** The newest still last. */
const CURRENT = 200;
const WRITTEN_AT_ONCE = 5000;
const [NAME, PASSWORD] = ['anna', 'correct horse'];

/** As much of Hono as a bare handler needs. */
type BareHono = new () => {
  get(path: string, answer: (c: { body: (...init: Bytes) => Response }) => Response): void;
  fetch(request: Request): Response | Promise<Response>;
};
type Bytes = readonly [text: string, status: number, headers: Readonly<Record<string, string>>];

/** The handler's own Hono. */
const { Hono } = createRequire(import.meta.resolve('@roadstead/http'))('hono') as {
  readonly Hono: BareHono;
};

/** What does a request cost? */
export const bench: Bench = {
  question: `What does a request cost, against a bare Hono handler that gives the same bytes, and with ${MANY.events.toLocaleString('en')} events against ${FEW.events.toLocaleString('en')}?`,
  async run(progress): Promise<readonly Row[]> {
    progress('in memory');
    const memory = await opened(createMemoryStore(), FEW, progress);
    const rows = await againstBare(memory, 'in memory');
    await memory.close();
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const inFile = async (size: typeof FEW): Promise<Opened> => {
      const path = join(folder, `store-${size.events}`);
      return opened(await createSqliteStore({ path, synchronous: 'normal' }), size, progress);
    };
    try {
      const few = await inFile(FEW);
      progress('in SQLite');
      rows.push(...(await againstBare(few, 'in SQLite')), ...(await overSockets(few)));
      const many = await inFile(MANY);
      rows.push(...(await scaled(few, many, progress)));
      await few.close();
      await many.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
    return rows;
  },
};

/** A service with its handler, and what is asked of it. */
interface Opened {
  readonly handler: HttpHandler;
  readonly events: number;
  /** The ships of each event, by its id less one. */
  readonly pairs: readonly (readonly [number, number])[];
  close(): Promise<void>;
}

async function opened(
  store: Store,
  size: typeof FEW,
  progress: (text: string) => void,
): Promise<Opened> {
  const clock = manualClock(START_MS);
  const passwords = scryptPasswords;
  const service = createMaritimeService({
    store,
    clock,
    reports: 'simulated',
    randomBytes,
    passwords,
    unzip,
  });
  await service.start();
  const added = await service.identity.addUser(NAME, PASSWORD, []);
  if (!added.ok) throw new Error(added.failure.detail);
  const configurations = await configure(added.value, size.configurations);
  const pairs = await enter(store, configurations, size.events, progress);
  // Counted as for anybody, but nobody is refused.
  const handler = createHttpHandler(service, { clock, rateLimit: { perSecond: 1e9, burst: 1e9 } });
  return {
    handler,
    events: size.events,
    pairs,
    async close() {
      await service.stop();
      await store.close();
    },
  };

  function configure(caller: Caller, count: number): Promise<readonly StoredConfiguration[]> {
    progress('configurations');
    const creating = Array.from({ length: count }, async (_, i) => {
      const created = await service.sts.createConfiguration(caller, configurationBody(i));
      if (!created.ok) throw new Error(created.failure.detail);
      return created.value;
    });
    return Promise.all(creating);
  }
}

/** A square of a fifth of a degree, somewhere. */
function configurationBody(i: number): object {
  const [west, south] = [((i * 7) % 1700) / 5 - 170, Math.floor(i / 100) - 60];
  const [east, north] = [west + 0.2, south + 0.2];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    name: `Anchorage ${i}`,
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: { type: 'Polygon', coordinates: [ring] },
    severity: 'Note',
  };
}

/** Writes events as the service does, by the same code, only more at once. @returns their ships */
async function enter(
  store: Store,
  configurations: readonly StoredConfiguration[],
  count: number,
  progress: (text: string) => void,
): Promise<readonly (readonly [number, number])[]> {
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const log = new EventLog(store);
  await log.start();
  const random = seededRandom(3);
  const pairs: [number, number][] = [];
  while (pairs.length < count) {
    progress(`${pairs.length.toLocaleString('en')} events of ${count.toLocaleString('en')}`);
    const transitions: StsTransition[] = [];
    while (transitions.length < WRITTEN_AT_ONCE && pairs.length < count) {
      const pair = pairOf(random);
      const isCurrent = pairs.length >= count - CURRENT;
      const configurationId = configurations[Math.floor(random() * configurations.length)].id;
      transitions.push(fired(pairs.length, pair, configurationId, isCurrent, random));
      pairs.push(pair);
    }
    const { changes } = await log.enter(transitions, (id) => byId.get(id));
    const written = await store.write(changes);
    if (!written.ok) throw new Error(`A conflict in ${written.failure.collection}.`);
  }
  return pairs;
}

function pairOf(random: () => number): [number, number] {
  const first = 205_000_000 + Math.floor(random() * SHIPS);
  return [first, first + 1 + Math.floor(random() * 10)];
}

function fired(
  i: number,
  [first, second]: readonly [number, number],
  configurationId: number,
  isCurrent: boolean,
  random: () => number,
): StsTransition {
  const activationTimeMs = START_MS + i * EVERY_MS;
  const firedTimeMs = activationTimeMs + HOUR_MS / 2;
  const endMs = isCurrent ? null : firedTimeMs + Math.floor(random() * 20) * HOUR_MS;
  const [longitude, latitude] = [random() * 340 - 170, random() * 120 - 60];
  const shipOf = (mmsi: number): StsShip => ({
    mmsi: mmsi as Mmsi,
    activationPosition: { longitude, latitude },
    firedPosition: { longitude, latitude },
    deactivationPosition: isCurrent ? null : { longitude, latitude },
  });
  const digits = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');
  const event = {
    id: i + 1,
    uuid: `${digits(8)}-${digits(4)}-5${digits(3)}-8${digits(3)}-${digits(12)}`,
    configurationId,
    ...{ first: shipOf(first), second: shipOf(second) },
    ...{ activationTimeMs, firedTimeMs, deactivationTimeMs: endMs },
    ...{ discoveredTimeMs: firedTimeMs + 60_000, endDiscoveredTimeMs: endMs },
  };
  return { kind: 'fired', event };
}

/** What the target is about, of a store with few events. */
const TWO_READS: Readonly<Record<string, string>> = {
  'one event': `${BASE}/s2s-events/500`,
  'a page of 50': `${BASE}/s2s-events?page=2&size=50`,
};

async function againstBare({ handler }: Opened, where: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(TWO_READS)) {
    const bare = bareOf(await (await handler(requestOf(path))).text());
    // Another address for each request, so that no answer is one that was kept.
    let marks = 0;
    const handle = async (isOurs: boolean, request: Request): Promise<Response> =>
      isOurs ? handler(request) : bare(request);
    const alone = await alternating(ROUNDS, (isOurs) => handledOnly(() => path, isOurs));
    const fresh = await alternating(SLOW_ROUNDS, (isOurs) =>
      handledOnly(() => withMark(path, marks++), isOurs),
    );
    const whole = await alternating(ROUNDS, (isOurs) =>
      microsecondsOf(async () => void (await (await handle(isOurs, requestOf(path))).text())),
    );
    rows.push(
      { what: `${what}, asked again, ${where}`, ...alone },
      { what: `${what}, asked again, Request made and answer read, ${where}`, ...whole },
      { what: `${what}, new, ${where}`, ...fresh },
    );

    function handledOnly(address: () => string, isOurs: boolean): Promise<number> {
      const requests = Array.from({ length: ROUND_REQUESTS }, () => requestOf(address()));
      return microsecondsOf(async (i) => void (await handle(isOurs, requests[i])));
    }
  }
  return rows;
}

/** Both through the same listener, with a client in the same process, whose time is in both. */
async function overSockets({ handler }: Opened): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, path] of Object.entries(TWO_READS)) {
    const bytes = await (await handler(requestOf(path))).text();
    const [ours, bare] = [await listening(handler), await listening(bareOf(bytes))];
    const measured = await alternating(SLOW_ROUNDS, (isOurs) =>
      microsecondsOf(async () => {
        const answer = await fetch(`${(isOurs ? ours : bare).url}${path}`, { headers: HEADERS });
        if ((await answer.text()) !== bytes) throw new Error('Other bytes came.');
      }),
    );
    rows.push({ what: `${what}, asked again, over a socket`, ...measured });
    for (const { server } of [ours, bare]) {
      server.closeAllConnections();
      server.close();
    }
  }
  return rows;
}

async function listening(handler: HttpHandler): Promise<{ server: Server; url: string }> {
  const server = createServer(createNodeListener(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function bareOf(bytes: string): HttpHandler {
  const app = new Hono();
  app.get(`${BASE}/*`, (c) => c.body(bytes, 200, { 'content-type': 'application/json' }));
  return async (request) => app.fetch(request);
}

/** Rounds of both in turn, in either order, after some that do not count. */
async function alternating(
  rounds: number,
  microseconds: (isOurs: boolean) => Promise<number>,
): Promise<Row> {
  const [ours, bare, ratios]: number[][] = [[], [], []];
  for (let round = -3; round < rounds; round++) {
    const isOursFirst = round % 2 === 0;
    const one = await microseconds(isOursFirst);
    const other = await microseconds(!isOursFirst);
    if (round < 0) continue;
    const [our, their] = isOursFirst ? [one, other] : [other, one];
    ours.push(our);
    bare.push(their);
    ratios.push(their / our);
  }
  return {
    'ours, µs': quantile(ours, 0.5),
    'bare, µs': quantile(bare, 0.5),
    'of bare': quantile(ratios, 0.5),
    quartiles: [0.25, 0.75].map((part) => quantile(ratios, part).toFixed(2)).join(' – '),
    target: TARGET,
  };
}

async function microsecondsOf(act: (i: number) => Promise<void>): Promise<number> {
  const start = performance.now();
  for (let i = 0; i < ROUND_REQUESTS; i++) await act(i);
  return ((performance.now() - start) / ROUND_REQUESTS) * 1000;
}

/** Reads by name; the number makes each another, so that no answer is one that was kept. */
const READS: Readonly<Record<string, (opened: Opened, i: number) => string>> = {
  'one event': ({ events }, i) => `/s2s-events/${1 + ((i * 7919) % events)}`,
  'page 1': (_, i) => withMark('/s2s-events?page=1&size=50', i),
  'page 1 000, or the last': ({ events }, i) =>
    withMark(`/s2s-events?page=${Math.min(1000, events / 50)}&size=50`, i),
  'a page of an hour': ({ events }, i) => {
    const beginMs = START_MS + ((i * 7919) % events) * EVERY_MS;
    const [begin, end] = [beginMs, beginMs + HOUR_MS].map((ms) => new Date(ms).toISOString());
    return `/s2s-events?time_period=[${begin},${end}]`;
  },
  current: (_, i) => withMark('/s2s-events/current', i),
  'two ships': ({ pairs }, i) => {
    const [one, other] = pairs[(i * 7919) % pairs.length];
    return withMark(`/s2s-events/search?mmsi=${one}&mmsi_other=${other}`, i);
  },
  'a page of configurations': (_, i) => withMark('/configurations?page=1&size=50', i),
};

async function scaled(
  few: Opened,
  many: Opened,
  progress: (text: string) => void,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, pathOf] of Object.entries(READS)) {
    progress(what);
    const millisecondsOf = async (opened: Opened, i: number): Promise<number> => {
      const request = requestOf(`${BASE}${pathOf(opened, i)}`);
      const start = performance.now();
      const answer = await opened.handler(request);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${what}: ${answer.status}`);
      return performance.now() - start;
    };
    const [ofFew, ofMany]: number[][] = [[], []];
    const untilMs = performance.now() + SAMPLING_MS;
    for (let i = 0; i < SAMPLES && (i < SAMPLES_MIN || performance.now() < untilMs); i++) {
      ofFew.push(await millisecondsOf(few, i));
      ofMany.push(await millisecondsOf(many, i));
    }
    const [medianFew, medianMany] = [quantile(ofFew, 0.5), quantile(ofMany, 0.5)];
    rows.push({
      what: `${what}, of ${many.events.toLocaleString('en')} events`,
      'median, ms': medianMany,
      '99 %, ms': quantile(ofMany, 0.99),
      'of few: median, ms': medianFew,
      'of few: 99 %, ms': quantile(ofFew, 0.99),
      '× few': medianMany / medianFew,
      asked: ofMany.length,
    });
  }
  return rows;
}

const HEADERS = { authorization: `Basic ${btoa(`${NAME}:${PASSWORD}`)}` };

function requestOf(path: string): Request {
  return new Request(`http://localhost${path}`, { headers: HEADERS });
}

function withMark(path: string, mark: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}mark=${mark}`;
}
