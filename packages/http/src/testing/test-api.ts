import { inflateRawSync } from 'node:zlib';
import {
  createMemoryStore,
  delegateWrites,
  type ManualClock,
  manualClock,
} from '@roadstead/contracts';
import type { Mmsi, PositionReport, Role } from '@roadstead/model';
import {
  createApiService,
  createMaritimeService,
  LeaderCalls,
  type LeaderService,
  type MaritimeService,
  type MessageConnection,
  type ServiceOptions,
  type User,
} from '@roadstead/service';
import type { Unzip, ZipEntry } from '@roadstead/shapes';
import { createHttpHandler } from '../create-http-handler.ts';
import type { HttpHandler, HttpOptions, LogLine } from '../options.ts';

/** Noon of a day in June 2026. */
const NOON_MS: number = Date.UTC(2026, 5, 1, 12);
export const ONE_MINUTE_MS = 60_000;
export const STS = '/api/ingress/event-detection';
export const SHAPES = '/api/config/shapes';
export const POSITIONS = '/api/ingress/positions';

/** A service with its handler in one process; the password of a user is the name and `-password`. */
export interface TestApi {
  readonly service: MaritimeService;
  readonly handler: HttpHandler;
  readonly clock: ManualClock;
  readonly log: readonly LogLine[];
  readonly users: Readonly<Record<'anna' | 'bert' | 'chief' | 'feed', User>>;
  /** Sends a request as a user, null for no credentials; the body is sent as JSON unless it is a text or bytes. */
  send(
    user: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<Response>;
}

let drawn = 0;

/** Starts a service with a manual clock, counted random bytes and unhashed passwords. */
export async function openTestApi({
  service: more = {},
  hasLeader = false,
  ...options
}: Partial<HttpOptions> & {
  /** Whether requests are served by an API process beside the service that writes; default: false. */
  readonly hasLeader?: boolean;
  readonly service?: Partial<
    Pick<
      ServiceOptions,
      | 'alerts'
      | 'countryOf'
      | 'nextPortSource'
      | 'passwordHasher'
      | 'ports'
      | 'prices'
      | 'quotas'
      | 'reportRunner'
      | 'reports'
      | 'shipLists'
      | 'store'
      | 'voyages'
    >
  >;
} = {}): Promise<TestApi> {
  const clock = manualClock(NOON_MS);
  const serviceOptions: ServiceOptions = {
    store: createMemoryStore(),
    clock,
    reports: 'simulated',
    randomBytes: (count) => {
      drawn++;
      return Uint8Array.from({ length: count }, (_, i) => (drawn >> (8 * (i & 3))) & 255);
    },
    passwordHasher: {
      hash: async (password) => `hash of ${password}`,
      verify: async (password, hashed) => hashed === `hash of ${password}`,
      digest: async (secret) => `digest of ${secret}`,
    },
    unzip,
    ...more,
  };
  const leader = createMaritimeService(serviceOptions);
  const service = hasLeader ? createApiBeside(leader, serviceOptions) : leader;
  await leader.start();
  if (hasLeader) await service.start();
  const users = {
    anna: await addUser(service, 'anna', []),
    bert: await addUser(service, 'bert', []),
    chief: await addUser(service, 'chief', ['administrator']),
    feed: await addUser(service, 'feed', ['feeder']),
  };
  const log: LogLine[] = [];
  const handler = createHttpHandler(service, { clock, log: (line) => log.push(line), ...options });
  return {
    service,
    handler,
    clock,
    log,
    users,
    async send(user, method, path, body, headers = {}) {
      const isFile = typeof body === 'string' || body instanceof Uint8Array;
      const content = body === undefined || isFile ? body : JSON.stringify(body);
      const request = new Request(`http://api.example${path}`, {
        method,
        headers: {
          ...(content !== undefined && { 'content-type': 'application/json' }),
          ...(user !== null && { authorization: authorizationOf(user) }),
          ...headers,
        },
        ...(content !== undefined && { body: content as BodyInit }),
      });
      return handler(request);
    },
  };
}

function createApiBeside(leader: LeaderService, options: ServiceOptions): MaritimeService {
  const { port1, port2 } = new MessageChannel();
  leader.connect(connectionOf(port1));
  const calls = new LeaderCalls();
  void calls.connect(connectionOf(port2));
  return createApiService({ ...options, store: delegateWrites(options.store, calls.write) }, calls);
}

function connectionOf(port: MessagePort): MessageConnection {
  const subscribe = ({ next }: { readonly next: (message: unknown) => void }): object => {
    port.onmessage = ({ data }) => next(data);
    return { unsubscribe: () => undefined };
  };
  return {
    messages$: { subscribe } as unknown as MessageConnection['messages$'],
    send: (message, transfer = []) => port.postMessage(message, [...transfer]),
    close: () => port.close(),
  };
}

/** The Authorization header of a user of the test API. */
export function authorizationOf(user: string): string {
  return `Basic ${Buffer.from(`${user}:${user}-password`).toString('base64')}`;
}

async function addUser(
  { identity }: MaritimeService,
  name: string,
  roles: readonly Role[],
): Promise<User> {
  const added = await identity.createUser(name, `${name}-password`, roles);
  if (!added.ok) throw new Error(added.error.detail);
  return added.value;
}

/** A body of POST /configurations: by default 500 m for 30 minutes in a square of sea. */
export function configurationRequest(change: object = {}): object {
  const square = [
    [
      [9, 53],
      [11, 53],
      [11, 55],
      [9, 55],
      [9, 53],
    ],
  ];
  return {
    name: 'Anchorage',
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: {
      type: 'Feature',
      properties: { name: 'Anchorage' },
      geometry: { type: 'Polygon', coordinates: square },
    },
    severity: 'Note',
    ...change,
  };
}

export const FIRST_MMSI = 211_000_001;
export const SECOND_MMSI = 211_000_002;

/** Reports of two ships every two minutes, at a distance in degrees of longitude. */
export function pair(
  fromMinute: number,
  toMinute: number,
  apart = 0.001,
): readonly PositionReport[] {
  const reports: PositionReport[] = [];
  for (let minute = fromMinute; minute <= toMinute; minute += 2) {
    reports.push(report(FIRST_MMSI, minute, 10), report(SECOND_MMSI, minute, 10 + apart));
  }
  return reports;
}

function report(mmsi: number, minute: number, longitude: number): PositionReport {
  return {
    mmsi: mmsi as Mmsi,
    timeMs: NOON_MS + minute * ONE_MINUTE_MS,
    longitude,
    latitude: 54,
    sog: 0.1,
    cog: 10,
    heading: null,
    rot: null,
    navStatus: 1,
  };
}

/** Unpacks the archives of the shapes, entry by entry, as the local headers have them. */
const unzip: Unzip = async (bytes) => {
  const entries: ZipEntry[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 30 <= bytes.length && view.getUint32(at, true) === 0x04034b50) {
    const nameEnd = at + 30 + view.getUint16(at + 26, true);
    const from = nameEnd + view.getUint16(at + 28, true);
    const to = from + view.getUint32(at + 18, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 30, nameEnd));
    const packed = bytes.subarray(from, to);
    const isPacked = view.getUint16(at + 8, true) === 8;
    entries.push({ name, bytes: isPacked ? inflateRawSync(packed) : packed });
    at = to;
  }
  return entries.length > 0
    ? { ok: true, value: entries }
    : { ok: false, error: 'It is no ZIP archive.' };
};
