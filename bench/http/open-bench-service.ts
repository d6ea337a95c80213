import { describeWriteError, manualClock, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import type { Mmsi, Principal, StsShip, StsTransition } from '@roadstead/model';
import { createMaritimeService, type StoredConfiguration } from '@roadstead/service';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import type { EventSource } from '../../packages/service/src/sts/configuration-history.ts';
import { EventLog } from '../../packages/service/src/sts/event-log.ts';
import { seededRandom } from '../random.ts';

export const START_MS: number = Date.UTC(2026, 0, 1);
export const HOUR_MS = 3_600_000;
/** Interval between events: a million in a year. */
export const EVERY_MS = 32_000;
const SHIPS = 20_000;
/** Number of current events, the newest. */
const CURRENT = 200;
const WRITE_BATCH = 5000;
const [NAME, PASSWORD] = ['anna', 'correct horse'];
const HEADERS = { authorization: `Basic ${btoa(`${NAME}:${PASSWORD}`)}` };

/** Number of events and configurations of a store. */
export interface StoreSize {
  readonly events: number;
  readonly configurations: number;
}

/** A service with its handler and its stored events. */
export interface BenchService {
  readonly handler: HttpHandler;
  readonly events: number;
  readonly configurations: number;
  /** The ships of each event, by its id minus one. */
  readonly pairs: readonly (readonly [number, number])[];
  close(): Promise<void>;
}

/** Creates a service on a store, with configurations and events. */
export async function openBenchService(
  store: Store,
  size: StoreSize,
  progress: (text: string) => void,
): Promise<BenchService> {
  const clock = manualClock(START_MS);
  const service = createMaritimeService({
    store,
    clock,
    reports: 'simulated',
    randomBytes,
    passwordHasher: scryptPasswordHasher,
    unzip,
  });
  await service.start();
  const added = await service.identity.createUser(NAME, PASSWORD, []);
  if (!added.ok) throw new Error(added.error.detail);
  const configurations = await configure(added.value, size.configurations);
  const pairs = await writeEvents(store, configurations, size.events, progress);
  // The rate limiter counts, but its limit is never reached.
  const handler = createHttpHandler(service, { clock, rateLimit: { perSecond: 1e9, burst: 1e9 } });
  return {
    handler,
    ...size,
    pairs,
    async close() {
      await service.stop();
      await store.close();
    },
  };

  function configure(caller: Principal, count: number): Promise<readonly StoredConfiguration[]> {
    progress('configurations');
    const creating = Array.from({ length: count }, async (_, i) => {
      const created = await service.configurations.create(caller, configurationBody(i));
      if (!created.ok) throw new Error(created.error.detail);
      return created.value;
    });
    return Promise.all(creating);
  }
}

/** A square of a fifth of a degree. */
export function configurationBody(i: number): object {
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

/**
 * Writes events with the service's own event log.
 * @param progress called before each write
 * @param batch events of a write: larger ones than those of a service, by default
 * @returns their ships
 */
export async function writeEvents(
  store: Store,
  configurations: readonly (EventSource & { readonly id: number })[],
  count: number,
  progress: (text: string) => void,
  batch: number = WRITE_BATCH,
): Promise<readonly (readonly [number, number])[]> {
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const log = new EventLog(store, { now: () => 0 });
  await log.start();
  const random = seededRandom(3);
  const pairs: [number, number][] = [];
  while (pairs.length < count) {
    progress(`${pairs.length.toLocaleString('en')} events of ${count.toLocaleString('en')}`);
    const transitions: StsTransition[] = [];
    while (transitions.length < batch && pairs.length < count) {
      const pair = pairOf(random);
      const isCurrent = pairs.length >= count - CURRENT;
      const configurationId = configurations[Math.floor(random() * configurations.length)].id;
      transitions.push(fired(pairs.length, pair, configurationId, isCurrent, random));
      pairs.push(pair);
    }
    const { operations } = await log.prepare(transitions, (id) => byId.get(id));
    const written = await store.write(operations);
    if (!written.ok) throw new Error(describeWriteError(written.error));
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

/** A request to a path, with the credentials of the service's user. */
export function requestOf(path: string): Request {
  return new Request(`http://localhost${path}`, { headers: HEADERS });
}
