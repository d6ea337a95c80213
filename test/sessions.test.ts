import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer as createTlsServer, request as requestByTls } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ManualClock, manualClock } from '@roadstead/contracts';
import { createHttpHandler, type HttpHandler } from '@roadstead/http';
import { createNodeListener, createNodeServer } from '@roadstead/http/node';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { unzip } from 'roadstead';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RECEIVER_CERTIFICATE } from '../packages/cli/src/testing/receiver-certificate.ts';
import { ManualStreamHost } from '../packages/http/src/testing/manual-stream-host.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const EVENTS = '/api/stream/events';
const BASIC = { authorization: `Basic ${btoa('anna:correct horse')}` };
const PAGE = { 'x-session': 'true' };

interface Listening {
  readonly handler: HttpHandler;
  readonly service: MaritimeService;
  readonly port: number;
  /** Lets seconds pass for the streams. */
  readonly streams: ManualStreamHost;
  close(): Promise<void>;
}

let folder: string;
let clock: ManualClock;
let log: string[];
let running: Listening;
let origin: string;
const sockets: WebSocket[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roadstead-sessions-'));
  clock = manualClock(NOON_MS);
  log = [];
  await start();
  await running.service.identity.createUser('anna', 'correct horse', []);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await running.close();
  rmSync(folder, { recursive: true });
});

/** Starts the service on the store in the folder. */
async function start(): Promise<void> {
  const store = await createSqliteStore({ path: join(folder, 'store'), synchronous: 'normal' });
  const digest = async (text: string): Promise<string> =>
    createHash('sha256').update(text).digest('hex');
  const service = createMaritimeService({
    ...{ store, clock, unzip, reports: 'simulated' },
    randomBytes: (count) => randomBytes(count),
    passwordHasher: {
      hash: (password) => digest(`salt ${password}`),
      verify: async (password, hashed) => (await digest(`salt ${password}`)) === hashed,
      digest,
    },
    log: (message) => log.push(message),
  });
  await service.start();
  const streams = new ManualStreamHost();
  const handler = createHttpHandler(service, {
    ...{ clock, streams },
    log: (line) => log.push(JSON.stringify(line)),
  });
  const server = createNodeServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  running = {
    ...{ handler, service, port, streams },
    async close() {
      server.closeAllConnections();
      server.close();
      await service.stop();
      await store.close();
    },
  };
}

/** Logs in. @returns the headers of the page */
async function login(): Promise<{ readonly cookie: string; readonly 'x-session': string }> {
  const headers = { ...BASIC, ...PAGE, origin };
  const response = await fetch(`${origin}/api/session`, { method: 'POST', headers });
  expect(response.status).toBe(200);
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  return { cookie, ...PAGE };
}

async function ticketOf(page: Readonly<Record<string, string>>): Promise<string> {
  const init = { method: 'POST', headers: { ...page, origin } };
  const response = await fetch(`${origin}/api/session/ticket`, init);
  expect(response.status).toBe(200);
  const { ticket } = (await response.json()) as { readonly ticket: string };
  return ticket;
}

/** Opens server-sent events, as an EventSource with a ticket or as fetch with headers. @returns a function that reads the next message */
async function openEvents(query: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${origin}${EVENTS}${query}`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'identity', ...headers },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<{ readonly type: string; readonly [name: string]: unknown }> => {
    for (let at = text.indexOf('\n\n'); ; at = text.indexOf('\n\n')) {
      if (at >= 0) {
        const data = /^data: ?(.*)$/m.exec(text.slice(0, at))?.[1] ?? '';
        text = text.slice(at + 2);
        return JSON.parse(data) as { readonly type: string };
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended.');
      text += value;
    }
  };
  return { status: response.status, next, isDone: async () => (await reader.read()).done };
}

/** Opens a WebSocket. @returns the messages and the close code; the status of a refusal */
function openSocket(path: string, headers: Readonly<Record<string, string>> = {}) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers });
  sockets.push(socket);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  const first = new Promise<string | number>((resolve) => {
    socket.once('message', (data: Buffer) => resolve(JSON.parse(String(data)).type as string));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('error', () => undefined);
  });
  return { first, closed };
}

describe('a ticket', () => {
  it('[L9] opens one stream of server-sent events, and its address is in no log', async () => {
    const page = await login();
    const ticket = await ticketOf(page);
    const { next } = await openEvents(`?ticket=${ticket}`);
    expect(await next()).toMatchObject({ filters: { mmsi: null } });
    expect((await openEvents(`?ticket=${ticket}`)).status).toBe(401);
    const other = await ticketOf(page);
    expect((await openEvents(`?ticket=${other}&ticket=${other}`)).status).toBe(401);
    expect((await openEvents(`?ticket=${other}x`)).status).toBe(401);
    const { status } = await fetch(`${origin}${EVENTS}?ticket=${other}&mmsi=x`);
    expect(status).toBe(400);
    const secrets = [ticket, other, page.cookie.split('=')[1], 'correct horse'];
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret);
  });

  it('[L9] opens one WebSocket, from pages of this service', async () => {
    const page = await login();
    const socket = async (headers: Readonly<Record<string, string>>) =>
      openSocket(`${EVENTS}?ticket=${await ticketOf(page)}`, headers);
    expect(await (await socket({ origin })).first).toBe('ready');
    expect(await (await socket({ origin: 'https://evil.example' })).first).toBe(403);
    const ticket = await ticketOf(page);
    expect(await openSocket(`/api/stream/positions?ticket=${ticket}`).first).toBe('ready');
    expect(await openSocket(`/api/stream/positions?ticket=${ticket}`).first).toBe(401);
  });

  it('[L9] opens nothing but streams', async () => {
    const ticket = await ticketOf(await login());
    for (const path of ['/api/session', '/api/config/shapes', '/api/stream/changes']) {
      expect((await fetch(`${origin}${path}?ticket=${ticket}`)).status, path).toBe(401);
    }
    expect((await openEvents(`?ticket=${ticket}`)).status).toBe(200);
  });
});

describe('a session', () => {
  it('[L9] opens a WebSocket by its cookie with the header alone, not from another page', async () => {
    const page = await login();
    const { cookie } = page;
    expect(await openSocket(EVENTS, { ...page, origin }).first).toBe('ready');
    expect(await openSocket(EVENTS, page).first).toBe('ready');
    expect(await openSocket(EVENTS, { cookie, origin }).first).toBe(401);
    for (const foreign of ['https://evil.example', 'null', `${origin}0`]) {
      expect(await openSocket(EVENTS, { ...page, origin: foreign }).first).toBe(403);
    }
  });

  it('[L9] ends its streams when it ends by a logout, and no others', async () => {
    const [page, other] = [await login(), await login()];
    const streams = await Promise.all([
      openEvents('', page),
      openEvents(`?ticket=${await ticketOf(page)}`),
    ]);
    const socket = openSocket(`${EVENTS}?ticket=${await ticketOf(page)}`);
    const remaining = [await openEvents('', other), await openEvents('', BASIC)];
    for (const { next } of [...streams, ...remaining]) expect(await next()).toBeDefined();
    expect(await socket.first).toBe('ready');
    const ends = streams.map(({ next }) => next());
    const logout = await fetch(`${origin}/api/session`, {
      method: 'DELETE',
      headers: { ...page, origin },
    });
    expect(logout.status).toBe(200);
    for (const end of ends) expect(await end).toMatchObject({ reason: 'unauthenticated' });
    for (const { isDone } of streams) expect(await isDone()).toBe(true);
    expect(await socket.closed).toBe(1008);
    const heartbeats = remaining.map(({ next }) => next());
    await running.streams.advance(15);
    for (const each of heartbeats) expect(await each).toHaveProperty('newest_data_at');
  });

  it('[L9] ends with the password, as the streams with the old one do', async () => {
    const streams = [await openEvents('', await login()), await openEvents('', BASIC)];
    for (const { next } of streams) await next();
    const ends = streams.map(({ next }) => next());
    await running.service.identity.setPassword('anna', 'another horse');
    for (const end of ends) expect(await end).toMatchObject({ reason: 'unauthenticated' });
  });

  it('[L9] has a cookie for TLS alone where the connection is by TLS', async () => {
    const server = createTlsServer(RECEIVER_CERTIFICATE, createNodeListener(running.handler));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const send = async (method: string, headers: Readonly<Record<string, string>>) => {
      const tls = { ca: RECEIVER_CERTIFICATE.cert, servername: 'receiver.test' };
      const options = { ...tls, agent: false, port, host: '127.0.0.1', path: '/api/session' };
      const request = requestByTls({ ...options, method, headers: { ...PAGE, ...headers } }).end();
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      response.resume();
      return response;
    };
    const [set = ''] = (await send('POST', BASIC)).headers['set-cookie'] ?? [];
    expect(set).toMatch(/^__Host-roadstead-session=.*; Secure/);
    const [cookie = ''] = set.split(';');
    expect((await send('GET', { cookie })).statusCode).toBe(200);
    const plain = cookie.replace('__Host-', '');
    expect((await send('GET', { cookie: plain })).statusCode).toBe(401);
    const origin = `http://127.0.0.1:${port}`;
    expect((await send('GET', { cookie, origin })).statusCode).toBe(403);
    server.close();
  });

  it('[L9] ends its streams within a second of its expiry, and is used by an open one', async () => {
    const page = await login();
    const { next } = await openEvents('', page);
    await next();
    for (let minutes = 50; minutes < 12 * 60; minutes += 50) {
      clock.set(NOON_MS + minutes * 60_000);
      for (let beats = 0; beats < 4; beats++) {
        const following = next();
        await running.streams.advance(15);
        expect(await following).toHaveProperty('newest_data_at');
      }
    }
    expect((await fetch(`${origin}/api/session`, { headers: page })).status).toBe(200);
    const end = next();
    clock.set(NOON_MS + 12 * 3_600_000);
    await running.streams.advance(1);
    expect(await end).toMatchObject({ reason: 'unauthenticated' });
  });

  it('[L9] survives a restart, and its secrets are neither in the store nor in the log', async () => {
    const page = await login();
    const ticket = await ticketOf(page);
    await openEvents('', page);
    await running.close();
    await start();
    const response = await fetch(`${origin}/api/session`, { headers: page });
    expect(await response.json()).toMatchObject({ user: { name: 'anna' } });
    expect((await openEvents(`?ticket=${ticket}`)).status).toBe(401);
    const [, secret] = page.cookie.split('=');
    const digest = createHash('sha256').update(secret).digest('hex');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true });
    const bytes = Buffer.concat(
      files
        .filter((file) => file.isFile())
        .map((file) => readFileSync(join(file.parentPath, file.name))),
    );
    expect(bytes.includes(digest)).toBe(true);
    for (const each of [secret, ticket, 'correct horse']) {
      expect(bytes.includes(each)).toBe(false);
      expect(log.join('\n')).not.toContain(each);
    }
  });
});

/** Sends the bytes of a request. @returns the status of the response */
async function statusOf(...lines: readonly string[]): Promise<number> {
  const socket = connect(running.port, '127.0.0.1');
  const head = ['GET /api/session HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', ...lines];
  socket.write(Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Number(Buffer.concat(chunks).toString('latin1').split(' ')[1]);
}

describe('headers as an attacker writes them', () => {
  it('[L9] authenticate nobody', async () => {
    const { cookie } = await login();
    const secret = cookie.split('=')[1];
    const session = 'X-Session: true';
    expect(await statusOf(`Cookie: ${cookie}`, session)).toBe(200);
    expect(await statusOf(`COOKIE: a=b; ${cookie}`, 'x-SESSION:   true ')).toBe(200);
    expect(await statusOf('Cookie: a=b', `Cookie: ${cookie}`, session)).toBe(200);
    for (const lines of [
      [`Cookie: ${cookie}`],
      [`Cookie: ${cookie}`, `Cookie: ${cookie}`, session],
      [`Cookie: ${cookie}; ${cookie}`, session],
      [`Cookie: Roadstead-Session=${secret}`, session],
      [`Cookie: roadstead-session="${secret}"`, session],
      [`Cookie: roadstead-session=${secret.toUpperCase()}A`, session],
      [`Cookie: ${cookie}\xe9`, session],
      [`Cookie: roadstead-session=${'a'.repeat(12_000)}`, session],
      [`X-Cookie: ${cookie}`, session],
      [`Cookie : ${cookie}`, session],
    ]) {
      expect([400, 401]).toContain(await statusOf(...lines));
    }
    for (const lines of [
      [session, session],
      ['X-Session: TRUE'],
      ['X-Session: 1'],
      ['X-Session:'],
      ['X-Session: true\0'],
      ['X-Session: true\r X'],
    ]) {
      expect(await statusOf(`Cookie: ${cookie}`, ...lines)).toBe(400);
    }
    for (const lines of [
      ['Origin: http://127.0.0.1:1'],
      ['Origin: https://127.0.0.1.evil.example'],
      ['Origin: http://127.0.0.1@evil.example'],
      ['Origin: http://127.0.0.1, http://evil.example'],
      ['Origin: http://127.0.0.1', 'Origin: http://evil.example'],
      ['Origin: null'],
      ['Origin:'],
      ['Sec-Fetch-Site: cross-site'],
      ['Sec-Fetch-Site: none, cross-site'],
      ['Origin: http://evil.example', 'X-Forwarded-Host: evil.example'],
    ]) {
      expect(await statusOf(`Cookie: ${cookie}`, session, ...lines), String(lines)).toBe(403);
    }
  });
});
