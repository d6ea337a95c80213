import { createHash, randomBytes } from 'node:crypto';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ManualClock, manualClock } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import type { Imo, Role, Answer as ServiceAnswer } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import type { Price } from '@roadstead/usage';
import { bundledPorts, unzip } from 'roadstead';
import { bundledVoyages } from '../../packages/cli/src/voyages.ts';
import { BULKER_IMO, NOW_MS } from './fleet.ts';
import { Hold } from './hold.ts';
import type { Sent } from './row.ts';

/** What came back. */
export interface Answer {
  /** Of what was asked, without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Read where it is JSON, else the text; undefined where there is none. */
  readonly body: unknown;
}

/** A service that listens, and those who use it. */
export interface World {
  readonly service: MaritimeService;
  readonly clock: ManualClock;
  /** The uuid of a user. */
  readonly uuidOf: (name: string) => string;
  /** The API key of a client. */
  readonly keyOf: (name: string) => string;
  /** @param operation method and path with its placeholders, base included */
  ask(operation: string, sent?: Sent): Promise<Answer>;
  /** Nobody gets any further with a track or route until what is given back is called. */
  holdJobs(): () => void;
  /** Asks again and again until the answer fits. */
  until(fits: (answer: Answer) => boolean, operation: string, sent?: Sent): Promise<Answer>;
  close(): Promise<void>;
}

/** Those who ask; a password is the name and `-password`. */
const USERS: Readonly<Record<string, readonly Role[]>> = {
  anna: [],
  /** Anna shares with him. */
  bert: [],
  /** Nobody shares with him. */
  carl: [],
  /** Makes nothing but what a row of hers counts. */
  lisa: [],
  /** Uses nothing but what a row of his counts. */
  paul: [],
  /** Mistypes his password, and asks too often. */
  max: [],
  chief: ['administrator'],
  feed: ['feeder'],
};
/** Those who have an API key. */
const CLIENTS = ['anna', 'bert', 'paul', 'chief'];
/** A list of ships that all users have. */
export const HOSTS_LIST = 'ours';
/** What a prediction costs. */
export const PRICE: Price = {
  ...{ title: 'Predictions', unit: 'REQUESTS', credits: 0.25 },
  endpoints: ['GET /nextport/vessel/{vessel_imo_number}/predictions'],
};
/** Tokens are good for so long. */
const TOKEN_MS = 3_600_000;
/** A job that is not over after so many looks never will be. */
const LOOKS_MAX = 5000;
/** What passes between two looks, so that they are not too many a second. */
const LOOK_MS = 50;

export async function openWorld(): Promise<World> {
  const clock = manualClock(NOW_MS);
  const hold = new Hold();
  const service = serviceWith(clock, hold);
  await service.start();
  const uuids = new Map<string, string>();
  for (const [name, roles] of Object.entries(USERS)) {
    uuids.set(name, must(await service.identity.addUser(name, `${name}-password`, roles)).uuid);
  }
  const keys = new Map<string, string>();
  for (const name of CLIENTS) keys.set(name, must(await service.identity.addKey(name)).secret);
  const server = createNodeServer(createHttpHandler(service, { clock }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = askerOf(server, keys, clock);
  return {
    ...{ service, clock, ask },
    holdJobs: () => hold.begin(),
    uuidOf: (name) => uuids.get(name) ?? name,
    keyOf: (name) => keys.get(name) ?? '',
    async until(fits, operation, sent) {
      for (let looks = 0; looks < LOOKS_MAX; looks++) {
        const answer = await ask(operation, sent);
        if (fits(answer)) return answer;
        clock.set(clock.now() + LOOK_MS);
      }
      throw new Error(`${operation} never came to answer as expected.`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await service.stop();
    },
  };
}

/** The service as the command line makes it, but for slow hashes of passwords. */
function serviceWith(clock: ManualClock, hold: Hold): MaritimeService {
  const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
  return createMaritimeService({
    store: hold.store(),
    clock,
    reports: 'simulated',
    randomBytes,
    passwords: {
      hash: async (password) => digest(password),
      verify: async (password, hashed) => digest(password) === hashed,
      digest: async (secret) => digest(secret),
    },
    unzip,
    ...bundledPorts(),
    prices: [PRICE],
    voyages: hold.voyages(bundledVoyages()),
    shipLists: { [HOSTS_LIST]: [BULKER_IMO as Imo] },
  });
}

/** Each request says by whom it is, as its area wants it: by name and password, or by API key and token. */
function askerOf(
  server: Server,
  keys: ReadonlyMap<string, string>,
  clock: ManualClock,
): World['ask'] {
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const tokens = new Map<string, { readonly token: string; readonly madeMs: number }>();
  const send = async (
    operation: string,
    { values = [], query, body, headers }: Sent,
  ): Promise<Answer> => {
    const [method, pattern] = operation.split(' ');
    const rest = [...values];
    const path = pattern.replace(/\{\w+\}/g, () => encodeURIComponent(rest.shift() ?? ''));
    const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
    const given = Object.entries(headers ?? {}).filter(([, value]) => value !== undefined);
    const bytes = bytesOf(body);
    const sending = request({
      ...{ agent, port, host: '127.0.0.1', method, path: `${path}${search}` },
      headers: {
        ...Object.fromEntries(given),
        ...(bytes && { 'content-length': bytes.length }),
      },
    });
    const incoming = new Promise<IncomingMessage>((resolve, reject) => {
      sending.on('response', resolve).on('error', reject);
    });
    sending.end(bytes);
    return answerOf(path, await incoming);
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
  return async (operation, sent = {}) => {
    const { as = 'anna', headers } = sent;
    const isLogin = operation.endsWith(' /authentication/login');
    const isBasic = operation.includes(' /api/');
    const credentials =
      as === null || isLogin
        ? { ...(as !== null && { 'x-api-key': keys.get(as) }) }
        : isBasic
          ? { authorization: basic(as, `${as}-password`) }
          : { 'x-api-key': keys.get(as), authorization: `Bearer ${await tokenOf(as)}` };
    const all = { 'content-type': 'application/json', ...credentials, ...headers };
    return send(operation, { ...sent, headers: all });
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

async function answerOf(path: string, incoming: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { statusCode = 0, headers } = incoming;
  const text = Buffer.concat(chunks).toString('utf8');
  const isJson = /^application\/(?:problem\+)?json\b/.test(headers['content-type'] ?? '');
  const read = (): unknown => (isJson ? JSON.parse(text) : text);
  return { path, status: statusCode, headers, body: text === '' ? undefined : read() };
}

function must<Value>(answer: ServiceAnswer<Value>): Value {
  if (!answer.ok) throw new Error(answer.failure.detail);
  return answer.value;
}
