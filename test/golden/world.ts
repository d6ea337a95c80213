import { createHash } from 'node:crypto';
import { type ManualClock, manualClock, type Store } from '@roadstead/contracts';
import { createHttpHandler, type HttpOptions } from '@roadstead/http';
import type { Imo } from '@roadstead/model';
import { createMaritimeService } from '@roadstead/service';
import { bundledPorts, bundledVoyages, unzip } from 'roadstead';
import { BULKER_IMO, NOW_MS } from '../contract/fleet-records.ts';
import type { Json } from './lines.ts';

/** A response with its JSON read; text where it is no JSON. */
export interface Response {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Json;
}

/** A service over a store, its HTTP requests, and a clock that only tests move. */
export interface World {
  readonly clock: ManualClock;
  readonly service: ReturnType<typeof createMaritimeService>;
  /** Sends a request. @param asked method and path, as `GET /health` */
  readonly send: (
    asked: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Sends a request as a user: by name and password, or by key and token below the prediction API. */
  readonly as: (user: string, asked: string, body?: unknown) => Promise<Response>;
  /** Repeats a GET until its status is another than 202 and its `status` another than running. */
  readonly whenDone: (user: string, asked: string) => Promise<Response>;
}

/** A hash that takes no time; golden files hold no secrets. */
const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A job that runs after so many requests for it never ends. */
const LOOKS_MAX = 20_000;

/** Starts a service whose random bytes and times are the same in each run. @param seed of the random bytes */
export async function openWorld(
  store: Store,
  seed: string,
  options: Partial<HttpOptions> = {},
): Promise<World> {
  const clock = manualClock(NOW_MS);
  let drawn = 0;
  const service = createMaritimeService({
    ...{ store, clock, unzip, reports: 'simulated' },
    randomBytes: (count: number) =>
      new Uint8Array(createHash('sha512').update(`${seed} ${drawn++}`).digest().subarray(0, count)),
    passwordHasher: {
      hash: async (password: string) => digest(password),
      verify: async (password: string, hashed: string) => digest(password) === hashed,
      digest: async (secret: string) => digest(secret),
    },
    ...bundledPorts(),
    alerts: {
      cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: digest },
      sendWebhook: async () => ({ status: 204, error: null }),
    },
    voyages: bundledVoyages(),
    shipLists: { ours: [BULKER_IMO as Imo] },
    prices: [
      {
        ...{ title: 'Predictions', unit: 'REQUESTS', credits: 0.25 },
        endpoints: ['GET /nextport/vessel/{vessel_imo_number}/predictions'],
      },
    ],
  });
  await service.start();
  const handler = createHttpHandler(service, { clock, rateLimit: false, ...options });
  const send: World['send'] = async (asked, body, headers = {}) => {
    const [method, path] = asked.split(' ');
    const response = await handler(
      new Request(`http://golden.example${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  const bearer = async (user: string): Promise<Record<string, string>> => {
    const key = { 'x-api-key': keyOf(user) };
    const login = { user_id: user, password: passwordOf(user) };
    const { body } = await send('POST /authentication/login', login, key);
    return { ...key, authorization: `Bearer ${body.token}` };
  };
  const as: World['as'] = async (user, asked, body) =>
    send(asked, body, asked.includes(' /api/') ? basic(user) : await bearer(user));
  return {
    ...{ clock, service, send, as },
    async whenDone(user, asked) {
      for (let looks = 0; looks < LOOKS_MAX; looks++) {
        const response = await as(user, asked);
        if (response.status !== 202 && response.body.status !== 'running') return response;
        await new Promise((resolve) => setImmediate(resolve));
      }
      throw new Error(`${asked} is still running.`);
    },
  };
}

export function basic(user: string): Record<string, string> {
  return {
    authorization: `Basic ${Buffer.from(`${user}:${passwordOf(user)}`).toString('base64')}`,
  };
}

/** The API key of a user in every run. */
export function keyOf(user: string): string {
  return `golden-key-of-${user}`;
}

/** The password of a user in every run. */
export function passwordOf(user: string): string {
  return `${user}-password`;
}
