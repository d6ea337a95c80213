import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
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

const CONFIGURATIONS = `/maritime${STS}/configurations`;
const JSON_TYPE = { 'content-type': 'application/json' };

let server: Server;
let url: string;
let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Mounts the handler behind the parsers of an Express application. @param prefix option of the handler */
async function mount(app: Express, prefix = '/maritime', at = '/maritime'): Promise<void> {
  const { service, clock } = api;
  app.use(at, createNodeListener(createHttpHandler(service, { clock, prefix })));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function send(
  user: string,
  path: string,
  body: BodyInit | null,
  headers: object = JSON_TYPE,
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: authorizationOf(user), ...headers },
    body,
  });
}

describe('behind express.json()', () => {
  beforeEach(() => mount(express().use(express.json())));

  it('the parsed body is validated and handled', async () => {
    const created = await send('anna', CONFIGURATIONS, JSON.stringify(configurationRequest()));
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ name: 'Anchorage' });
    const invalid = await send('anna', CONFIGURATIONS, JSON.stringify({ name: 5 }));
    const problem = (await invalid.json()) as { errors: { pointer: string }[] };
    expect(problem.errors.map(({ pointer }) => pointer)).toContain('/name');
  });

  it('characters outside ASCII arrive, though their number differs from Content-Length', async () => {
    const name = 'Ἀγορά 港 🚢';
    const spaced = JSON.stringify(configurationRequest({ name }), null, 9);
    const created = await send('anna', CONFIGURATIONS, spaced);
    expect(await created.json()).toMatchObject({ name });
  });

  it('a compressed body arrives as Express decompressed it', async () => {
    const packed = gzipSync(JSON.stringify(configurationRequest()));
    const headers = { ...JSON_TYPE, 'content-encoding': 'gzip' };
    const created = await send('anna', CONFIGURATIONS, packed, headers);
    expect(created.status).toBe(201);
  });

  it('bodies of other media types arrive as they are', async () => {
    const csv = 'mmsi,timestamp,lon,lat\n211000001,2026-06-01T12:00:00Z,1,2\n';
    const ingested = await send('feed', `/maritime${POSITIONS}`, csv, {
      'content-type': 'text/csv',
    });
    expect(await ingested.json()).toMatchObject({ accepted: 1 });
    await expectProblem(await send('anna', CONFIGURATIONS, 'x', { 'content-type': 'text/x' }), 415);
  });

  it('requests without a body are handled', async () => {
    expect((await send('anna', CONFIGURATIONS, null)).status).toBe(200);
    await expectProblem(await send('anna', CONFIGURATIONS, ''), 400);
  });
});

describe('behind express.text() and express.raw()', () => {
  it('a text that was read is handled', async () => {
    await mount(express().use(express.text({ type: ['text/csv', 'application/json'] })));
    const csv = 'mmsi,timestamp,lon,lat\n211000001,2026-06-01T12:00:00Z,1,2\n';
    const ingested = await send('feed', `/maritime${POSITIONS}`, csv, {
      'content-type': 'text/csv',
    });
    expect(await ingested.json()).toMatchObject({ accepted: 1 });
    const created = await send('anna', CONFIGURATIONS, JSON.stringify(configurationRequest()));
    expect(created.status).toBe(201);
  });

  it('bytes that were read are handled', async () => {
    await mount(express().use(express.raw({ type: 'application/json' })));
    const created = await send('anna', CONFIGURATIONS, JSON.stringify(configurationRequest()));
    expect(created.status).toBe(201);
  });
});

describe('mounted at a path that is not its prefix', () => {
  it.each([
    ['', '/maritime', 'This handler serves paths without a prefix.'],
    ['/sea', '/maritime', 'This handler serves paths below /sea.'],
    ['/maritime/v1', '/maritime', 'This handler serves paths below /maritime/v1.'],
  ])('with the prefix %j at %j, the 404 has the prefix', async (prefix, at, detail) => {
    await mount(express(), prefix, at);
    const response = await send('anna', CONFIGURATIONS, null);
    expect(await response.clone().json()).toMatchObject({
      detail: expect.stringContaining(detail),
    });
    await expectProblem(response, 404);
  });
});
