import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import express, { type Express } from 'express';
import Fastify, { type FastifyInstance } from 'fastify';
import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import type { ClientConnection, HttpHandler } from '../options.ts';
import { expectProblem } from '../testing/problems.ts';
import {
  authorizationOf,
  configurationRequest,
  openTestApi,
  POSITIONS,
  STS,
  type TestApi,
} from '../testing/test-api.ts';
import { createNodeListener } from './node-listener.ts';
import { createNodeServer } from './node-server.ts';
import { nodeStreamHost } from './node-stream-host.ts';
import { readSite } from './read-site.ts';

const PREFIX = '/maritime';
const CONFIGURATIONS = `${PREFIX}${STS}/configurations`;
/** More than the parsers of Express and Fastify accept. */
const LARGE = 2_000_000;

const PAGE = readFileSync(new URL('../../docs/mounting.md', import.meta.url), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/^```js\n([\s\S]*?)^```$/gm)].map(([, text]) => text);

/** Names that the examples use and do not define. */
type Names = Readonly<Record<string, unknown>>;

/** Hosts that the examples create, with a route of their own that returns the JSON it receives. @returns their URLs */
const HOSTS: Readonly<Record<string, (names: Names) => Promise<string>>> = {
  async 'node:http'(names) {
    const mine = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      incoming.pipe(outgoing);
    };
    return listen(await made<Server>('server', 'mine(incoming', { ...names, createServer, mine }));
  },

  async Express(names) {
    const app = await made<Express>('app', 'express()', { ...names, express });
    app.post('/mine', (sent, answer) => {
      answer.json(sent.body);
    });
    return listen(createServer(app));
  },

  async Fastify(names) {
    const app = await made<FastifyInstance>('app', 'Fastify()', { ...names, Fastify });
    app.post('/mine', async (sent) => sent.body);
    await app.ready();
    return listen(app.server);
  },

  async Hono(names) {
    const { app, server } = await made<{ app: Hono; server: Server }>(
      '{ app, server }',
      'new Hono()',
      { ...names, Hono, createServer },
    );
    app.post('/mine', async (c) => c.json(await c.req.json()));
    return listen(server);
  },
};

/** Runs the example that contains a word. @returns the value of an expression after it */
async function made<Value>(value: string, word: string, names: Names): Promise<Value> {
  const example = EXAMPLES.find((text) => text.includes(word));
  const program = `return (async () => { ${example}\nreturn ${value}; })()`;
  return compileFunction(program, Object.keys(names))(...Object.values(names));
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const servers: Server[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(() => {
  agent.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Unlike fetch, sends a body with a GET. All requests use one connection, so an unread rest would break the next one. */
async function send(
  url: string,
  { method = 'GET', headers, body }: Asking = {},
): Promise<Response> {
  const length = body === undefined ? {} : { 'content-length': String(body.length) };
  const sending = request(url, { agent, method, headers: { ...headers, ...length } });
  const answered = answerTo(sending);
  sending.end(body);
  return answered;
}

async function answerTo(sending: ClientRequest): Promise<Response> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    sending.on('response', resolve).on('error', reject);
  });
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  const { statusCode: status = 0, headers } = incoming;
  return new Response(text || null, { status, headers: headers as Record<string, string> });
}

const ANNA = { authorization: authorizationOf('anna') };
const JSON_OF_ANNA = { ...ANNA, 'content-type': 'application/json' };

describe('the examples', () => {
  it('are all run', () => {
    expect(EXAMPLES).toHaveLength(Object.keys(HOSTS).length + 2);
  });

  it('of probes listens, and starts the service', async () => {
    const { service, clock } = await openTestApi();
    const [start, listening] = [vi.fn(), vi.fn()];
    await made('server', 'service.start()', {
      ...{ clock, createHttpHandler, options: {} },
      createMaritimeService: () => Object.assign(service, { start }),
      createNodeServer(handler: HttpHandler) {
        return Object.assign(createNodeServer(handler), { listen: listening });
      },
    });
    expect(listening).toHaveBeenCalledWith(8080);
    expect(start).toHaveBeenCalledOnce();
  });

  it('of the map serves the files of its folder to everybody', async () => {
    const { service, clock } = await openTestApi();
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-'));
    writeFileSync(join(folder, 'index.html'), '<title>The map</title>');
    const handler = await made<HttpHandler>('handler', 'readSite', {
      ...{ service, clock, createHttpHandler, nodeStreamHost, readSite, fileURLToPath },
      SITE_FOLDER: pathToFileURL(folder),
    });
    const page = await handler(new Request('http://localhost/'));
    expect([page.status, await page.text()]).toEqual([200, '<title>The map</title>']);
    rmSync(folder, { recursive: true });
  });
});

describe.each(Object.entries(HOSTS))('in %s, under a prefix', (_, host) => {
  async function open(): Promise<TestApi & { readonly url: string }> {
    const api = await openTestApi();
    const { service, clock } = api;
    return { ...api, url: await host({ service, clock, createHttpHandler, createNodeListener }) };
  }

  it('reads and creates', async () => {
    const { url } = await open();
    const body = JSON.stringify(configurationRequest());
    const created = await send(`${url}${CONFIGURATIONS}`, {
      method: 'POST',
      headers: JSON_OF_ANNA,
      body,
    });
    expect(created.status).toBe(201);
    expect(created.headers.get('location')).toBe(`${CONFIGURATIONS}/1`);
    const read = await send(`${url}${CONFIGURATIONS}/1`, { headers: ANNA });
    expect(read.status).toBe(200);
    expect(await read.json()).toMatchObject({ name: 'Anchorage' });
    const removed = await send(`${url}${CONFIGURATIONS}/1`, {
      method: 'DELETE',
      headers: JSON_OF_ANNA,
      body,
    });
    expect(removed.status).toBe(204);
  });

  it('answers HEAD and OPTIONS itself', async () => {
    const { url } = await open();
    const read = await send(`${url}${CONFIGURATIONS}`, { headers: ANNA });
    const head = await send(`${url}${CONFIGURATIONS}`, { method: 'HEAD', headers: ANNA });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(String((await read.text()).length));
    expect(head.body).toBe(null);
    const options = await send(`${url}${CONFIGURATIONS}`, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS');
  });

  it('streams positions', async () => {
    const { url, service } = await open();
    const sending = request(`${url}${PREFIX}${POSITIONS}`, {
      method: 'POST',
      headers: { authorization: authorizationOf('feed'), 'content-type': 'application/x-ndjson' },
    });
    const answered = answerTo(sending);
    const line = (i: number): string =>
      `{"mmsi":${211_000_000 + i},"timestamp":"2026-06-01T12:00:00Z","longitude":1,"latitude":2}\n`;
    for (let i = 0; i < 3000; i++) sending.write(line(i));
    await expect.poll(() => service.status.counts.positionReports).toBeGreaterThan(1000);
    sending.end(line(3000));
    expect(await (await answered).json()).toMatchObject({ accepted: 3001, rejected_total: 0 });
  });

  it('responds with its own problem documents', async () => {
    const { url } = await open();
    const nothing = await send(`${url}${PREFIX}/nothing`);
    expect(await nothing.clone().json()).toMatchObject({ instance: `${PREFIX}/nothing` });
    await expectProblem(nothing, 404);
    const post = (type: string, body: string): Promise<Response> =>
      send(`${url}${CONFIGURATIONS}`, {
        method: 'POST',
        headers: { ...ANNA, 'content-type': type },
        body,
      });
    await expectProblem(await post('application/json', '{"name":'), 400);
    await expectProblem(await post('application/json', `"${'x'.repeat(LARGE)}"`), 422);
    await expectProblem(await post('application/json', ''), 400);
    await expectProblem(await post('text/strange', 'x'), 415);
    await expectProblem(await post('strange', 'x'), 415);
    await expectProblem(await send(`${url}${CONFIGURATIONS}`, { method: 'PATCH' }), 405);
    await expectProblem(await send(`${url}${PREFIX}/${'x'.repeat(9000)}`), 414);
  });

  it('does not affect routes of the host', async () => {
    const { url } = await open();
    const mine = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    };
    expect(await (await send(`${url}/mine`, mine)).json()).toEqual({ a: 1 });
    expect((await send(`${url}${PREFIX}/health`)).status).toBe(200);
    expect(await (await send(`${url}/mine`, mine)).json()).toEqual({ a: 1 });
  });

  it('passes the body of a GET and the remote address', async () => {
    const echo: HttpHandler = async (sent, { body, remoteAddress }: ClientConnection = {}) => {
      const text = await new Response(body ?? sent.body).text();
      return Response.json({ url: sent.url, text, remoteAddress });
    };
    const empty = { service: undefined, clock: undefined };
    const url = await host({ ...empty, createHttpHandler: () => echo, createNodeListener });
    const read = await send(`${url}${PREFIX}/ship?x=1`, { headers: JSON_OF_ANNA, body: '{"a":1}' });
    expect(await read.json()).toEqual({
      url: `http://localhost${PREFIX}/ship?x=1`,
      text: '{"a":1}',
      remoteAddress: '127.0.0.1',
    });
  });

  it('works if the body of a GET is not read', async () => {
    const { url } = await open();
    const read = { headers: JSON_OF_ANNA, body: '{"a":1}' };
    expect((await send(`${url}${CONFIGURATIONS}`, read)).status).toBe(200);
    expect((await send(`${url}${CONFIGURATIONS}`, read)).status).toBe(200);
  });
});
