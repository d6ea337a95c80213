import { createHash } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MessageChannel } from 'node:worker_threads';
import type { WebhookRequest } from '@roadstead/alerts';
import { delegateWrites, type ManualClock, manualClock } from '@roadstead/contracts';
import { createHttpHandler, type HttpOptions } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import type { Imo, Result, Role } from '@roadstead/model';
import {
  createApiService,
  createMaritimeService,
  LeaderCalls,
  type LeaderService,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import type { Price } from '@roadstead/usage';
import { bundledPorts, unzip } from 'roadstead';
import { bundledVoyages } from '../../packages/cli/src/bundled/bundled-voyages.ts';
import { portConnection } from '../../packages/cli/src/threads/port-connection.ts';
import { ManualStreamHost } from '../../packages/http/src/testing/manual-stream-host.ts';
import { BULKER_IMO, NOW_MS } from './fleet-records.ts';
import { JobPause } from './job-pause.ts';
import { RowBytes } from './row-bytes.ts';
import type { RowRequest } from './row-request.ts';
import { readStream } from './stream-reading.ts';

/** A received response. */
export interface ReceivedResponse {
  /** Of the request, without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Parsed if it is JSON, else text; undefined if it is empty. */
  readonly body: unknown;
}

/** A listening service, with its users. */
export interface ContractService {
  readonly service: MaritimeService;
  readonly clock: ManualClock;
  /** UUID of a user. */
  readonly uuidOf: (name: string) => string;
  /** API key of a client. */
  readonly keyOf: (name: string) => string;
  /** Begins a row: the random bytes of the service follow from its name. */
  readonly beginRow: (name: string) => void;
  /** @param operation method and path with its placeholders, base included */
  request(operation: string, options?: RowRequest): Promise<ReceivedResponse>;
  /** Lets seconds pass for streams, unless they have other timers. */
  passSeconds(seconds: number): Promise<void>;
  /** Messages that were sent to webhooks. */
  readonly webhookRequests: readonly WebhookRequest[];
  /** Pauses all track and route jobs until the returned function is called. */
  pauseJobs(): () => void;
  /** Repeats a request until the response fits. */
  requestUntil(
    fits: (response: ReceivedResponse) => boolean,
    operation: string,
    options?: RowRequest,
  ): Promise<ReceivedResponse>;
  close(): Promise<void>;
}

/** Users with their roles; a password is the name and `-password`. */
const USERS: Readonly<Record<string, readonly Role[]>> = {
  anna: [],
  /** Anna shares with this user. */
  bert: [],
  /** Nothing is shared with this user. */
  carl: [],
  /** Creates only the objects that a row of its own counts. */
  lisa: [],
  /** Uses only the operations that a row of its own counts. */
  paul: [],
  /** Sends wrong passwords, and too many requests. */
  max: [],
  chief: ['administrator'],
  feed: ['feeder'],
};
/** Users with an API key. */
const CLIENTS = ['anna', 'bert', 'paul', 'chief'];
/** A list of ships that all users have. */
export const CONFIGURED_LIST = 'ours';
/** Price of a prediction. */
export const PRICE: Price = {
  ...{ title: 'Predictions', unit: 'REQUESTS', credits: 0.25 },
  endpoints: ['GET /nextport/vessel/{vessel_imo_number}/predictions'],
};
/** Lifetime of a token. */
const TOKEN_MS = 3_600_000;
/** Number of polls after which a job counts as stuck. */
const POLLS_MAX = 5000;
/** Clock time between polls, which respects the rate limit. */
const POLL_MS = 50;

/**
 * @param streams the timers of streams; default: manual ones; null: there are no streams
 * @param hasLeader whether requests are served by an API process beside another one that writes
 */
export async function startContractService({
  streams,
  hasLeader = false,
}: {
  readonly streams?: NonNullable<HttpOptions['streams']> | null;
  readonly hasLeader?: boolean;
} = {}): Promise<ContractService> {
  const host = new ManualStreamHost();
  const webhookRequests: WebhookRequest[] = [];
  const clock = manualClock(NOW_MS);
  const pause = new JobPause();
  const bytes = new RowBytes();
  const options = serviceOptions(clock, pause, bytes, webhookRequests);
  const leader = createMaritimeService(options);
  const service = hasLeader ? createApiBeside(leader, options) : leader;
  await leader.start();
  if (hasLeader) await service.start();
  const uuids = new Map<string, string>();
  for (const [name, roles] of Object.entries(USERS)) {
    uuids.set(
      name,
      unwrap(await service.identity.createUser(name, `${name}-password`, roles)).uuid,
    );
  }
  const keys = new Map<string, string>();
  for (const name of CLIENTS) keys.set(name, unwrap(await service.identity.createKey(name)).secret);
  const server = createNodeServer(
    createHttpHandler(service, { clock, ...(streams !== null && { streams: streams ?? host }) }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const request = createRequester(server, keys, clock);
  return {
    ...{ service, clock, request },
    passSeconds: (seconds) => host.advance(seconds),
    webhookRequests,
    pauseJobs: () => pause.begin(),
    beginRow: (name) => bytes.begin(name),
    uuidOf: (name) => uuids.get(name) ?? name,
    keyOf: (name) => keys.get(name) ?? '',
    async requestUntil(fits, operation, options) {
      for (let polls = 0; polls < POLLS_MAX; polls++) {
        const response = await request(operation, options);
        if (fits(response)) return response;
        clock.set(clock.now() + POLL_MS);
      }
      throw new Error(`${operation} did not return the expected response`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await service.stop();
      await leader.stop();
    },
  };
}

/** Returns an API process, whose messages are copied as those between threads. */
function createApiBeside(leader: LeaderService, options: ServiceOptions): MaritimeService {
  const { port1, port2 } = new MessageChannel();
  leader.connect(portConnection(port1));
  const calls = new LeaderCalls();
  void calls.connect(portConnection(port2));
  return createApiService({ ...options, store: delegateWrites(options.store, calls.write) }, calls);
}

/** The options as in the command line, without slow password hashes. */
function serviceOptions(
  clock: ManualClock,
  pause: JobPause,
  bytes: RowBytes,
  webhookRequests: WebhookRequest[],
): ServiceOptions {
  const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
  return {
    store: pause.store(),
    clock,
    reports: 'simulated',
    randomBytes: (count) => bytes.draw(count),
    passwordHasher: {
      hash: async (password) => digest(password),
      verify: async (password, hashed) => digest(password) === hashed,
      digest: async (secret) => digest(secret),
    },
    unzip,
    ...bundledPorts(),
    alerts: {
      cipher: {
        ...{ seal: (secret) => secret, open: (sealed) => sealed },
        sign: () => 'signed-by-nobody',
      },
      async sendWebhook(request) {
        webhookRequests.push(request);
        return request.url.startsWith('https://dead.')
          ? { status: 500, error: 'The receiver answered 500.' }
          : { status: 204, error: null };
      },
      people: {
        publicUrl: 'https://ships.example',
        mail: { send: async () => ({ status: 250, error: null }), deflate: (bytes) => bytes },
        phone: { send: async () => ({ status: 201, error: null }) },
      },
    },
    vesselEvents: true,
    prices: [PRICE],
    voyages: pause.voyages(bundledVoyages()),
    shipLists: { [CONFIGURED_LIST]: [BULKER_IMO as Imo] },
  };
}

/** Sends requests with credentials as the area requires: name and password, or API key and token. */
function createRequester(
  server: Server,
  keys: ReadonlyMap<string, string>,
  clock: ManualClock,
): ContractService['request'] {
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const tokens = new Map<string, { readonly token: string; readonly madeMs: number }>();
  const send = async (
    operation: string,
    { values = [], query, body, headers, stream }: RowRequest,
  ): Promise<ReceivedResponse> => {
    const [method, pattern] = operation.split(' ');
    const rest = [...values];
    const path = pattern.replace(/\{\w+\}/g, () => encodeURIComponent(rest.shift() ?? ''));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const given = Object.entries(headers ?? {}).filter(([, value]) => value !== undefined);
    const bytes = bytesOf(body);
    if (stream) {
      const sent = Object.fromEntries(given) as Record<string, string>;
      const address = { port, method, path: `${path}${search}`, headers: sent, body: bytes };
      const { response, messages } = await readStream(address, stream);
      if (!messages) return readResponse(path, response);
      const { statusCode: status = 0, headers: received } = response;
      return { path, status, headers: received, body: messages };
    }
    const outgoing = httpRequest({
      ...{ agent, port, host: '127.0.0.1', method, path: `${path}${search}` },
      headers: {
        ...Object.fromEntries(given),
        ...(bytes && { 'content-length': bytes.length }),
      },
    });
    const incoming = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.on('response', resolve).on('error', reject);
    });
    outgoing.end(bytes);
    return readResponse(path, await incoming);
  };
  const tokenOf = async (name: string): Promise<string> => {
    const known = tokens.get(name);
    if (known && clock.now() < known.madeMs + TOKEN_MS) return known.token;
    const { body } = await send('POST /authentication/login', {
      headers: { 'content-type': 'application/json', 'x-api-key': keys.get(name) },
      body: { user_id: name, password: `${name}-password` },
    });
    const { token } = body as { token: string };
    tokens.set(name, { token, madeMs: clock.now() });
    return token;
  };
  return async (operation, options = {}) => {
    const { as = 'anna', headers } = options;
    const isLogin = operation.endsWith(' /authentication/login');
    const isBasic = operation.includes(' /api/');
    const credentials =
      as === null || isLogin
        ? { ...(as !== null && { 'x-api-key': keys.get(as) }) }
        : isBasic
          ? { authorization: basic(as, `${as}-password`) }
          : { 'x-api-key': keys.get(as), authorization: `Bearer ${await tokenOf(as)}` };
    const all = { 'content-type': 'application/json', ...credentials, ...headers };
    return send(operation, { ...options, headers: all });
  };
}

export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

async function readResponse(path: string, incoming: IncomingMessage): Promise<ReceivedResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers } = incoming;
  const text = Buffer.concat(chunks).toString('utf8');
  const isJson = /^application\/(?:problem\+)?json\b/.test(headers['content-type'] ?? '');
  const read = (): unknown => (isJson ? JSON.parse(text) : text);
  return { path, status: statusCode, headers, body: text === '' ? undefined : read() };
}

function unwrap<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.error.detail);
  return result.value;
}
