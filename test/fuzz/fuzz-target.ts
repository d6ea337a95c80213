import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import type { Imo } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { unzip } from 'roadstead';
import { ADMINISTRATOR } from '../kill/create-kill-test-service.ts';
import { BATCHES, CONFIGURATION } from '../kill/meetings.ts';
import type { ApiDocument, ApiOperation } from '../openapi/api-document.ts';
import { planner, portDirectory } from '../simulation/ports.ts';

/** A service that listens on a socket, to be fuzzed. */
export interface FuzzTarget {
  readonly port: number;
  readonly document: ApiDocument;
  /** Messages of faults, from the request log. */
  readonly faults: readonly string[];
  /** Returns headers with valid credentials for an operation. */
  readonly credentials: (operation: ApiOperation) => Readonly<Record<string, string>>;
  /** Logs in again: tokens and sessions end. */
  renewTokens(): Promise<void>;
  close(): Promise<void>;
}

const [NAME, PASSWORD, KEY] = ['fuzz', 'password of fuzz', 'the api key of fuzz'];
const BASIC = { authorization: `Basic ${btoa(`${NAME}:${PASSWORD}`)}` };

/** Starts a service on a store in a file, with ports, routes and one administrator, whose credentials no request changes. */
export async function openFuzzTarget(): Promise<FuzzTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-fuzz-'));
  const store = await createSqliteStore({ path: join(folder, 'store'), synchronous: 'normal' });
  const clock = { now: () => Date.now() };
  const digest = async (text: string): Promise<string> =>
    createHash('sha256').update(text).digest('hex');
  const service = createMaritimeService({
    ...{ store, clock, unzip, reports: 'simulated', ports: portDirectory },
    randomBytes: (count) => randomBytes(count),
    passwordHasher: {
      hash: digest,
      verify: async (password, hashed) => (await digest(password)) === hashed,
      digest,
    },
    voyages: planner(async () => undefined),
  });
  await service.start();
  await service.identity.createUser(NAME, PASSWORD, ['administrator']);
  await service.identity.createKey(NAME, KEY);
  await fill(service);
  const faults: string[] = [];
  const handler = createHttpHandler(service, {
    ...{ clock, rateLimit: false },
    log: ({ error, route, method }) => {
      if (error !== undefined) faults.push(`${method} ${route}: ${error}`);
    },
  });
  const server = createNodeServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const login = async (): Promise<string> => {
    const response = await fetch(`${origin}/authentication/login`, {
      method: 'POST',
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: NAME, password: PASSWORD }),
    });
    return ((await response.json()) as { readonly token: string }).token;
  };
  /** Returns the headers of a page with a new session. */
  const openSession = async (): Promise<Readonly<Record<string, string>>> => {
    const { headers } = await fetch(`${origin}/api/session`, { method: 'POST', headers: BASIC });
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    return { cookie, 'x-session': 'true' };
  };
  let [token, endedToken] = [await login(), await login()];
  let [page, endedPage] = [await openSession(), await openSession()];
  return {
    ...{ port, faults },
    async renewTokens() {
      [token, endedToken] = [await login(), await login()];
      [page, endedPage] = [await openSession(), await openSession()];
    },
    document: (await (await fetch(`${origin}/openapi.json`)).json()) as ApiDocument,
    credentials: ({ security = [], operationId }) => {
      const schemes = security.flatMap((each) => Object.keys(each));
      if (schemes.includes('bearer')) {
        const own = operationId === 'logout' ? endedToken : token;
        return { authorization: `Bearer ${own}`, 'x-api-key': KEY };
      }
      if (schemes.includes('apiKey')) return { 'x-api-key': KEY };
      if (schemes.includes('basic')) return BASIC;
      if (!schemes.includes('cookie')) return {};
      return operationId === 'endSession' ? endedPage : page;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await service.stop();
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Stores ships that have met, so that requests find ships and events. */
async function fill(service: MaritimeService): Promise<void> {
  await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
  for (const positions of BATCHES.slice(0, 120)) await service.ingest({ positions });
  const [{ mmsi, timeMs }] = BATCHES[0] as readonly [(typeof BATCHES)[number][number]];
  const empty = { callsign: null, toBowMeters: null, toSternMeters: null, toPortMeters: null };
  const unknown = { toStarboardMeters: null, lengthMeters: null, widthMeters: null, eta: null };
  const said = { name: 'FIRST', shiptype: 70, draughtMeters: 5, destination: 'DE HAM' };
  const imo = 9_074_729 as Imo;
  await service.ingest({ statics: [{ mmsi, timeMs, imo, ...empty, ...unknown, ...said }] });
}
