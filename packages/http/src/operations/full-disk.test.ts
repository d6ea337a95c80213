import { createMemoryStore, StoreError } from '@roadstead/contracts';
import { createFaultyStore } from '@roadstead/contracts/store-suite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorizationOf, openTestApi, POSITIONS, SHAPES, STS } from '../testing/test-api.ts';

const FULL = new StoreError('There is no space left to write roadstead.sqlite', 'full');
const BUOY = {
  type: 'Feature',
  properties: { name: 'buoy' },
  geometry: { type: 'Point', coordinates: [10, 54] },
};
const REPORT = { mmsi: 211_000_001, timestamp: '2026-06-01T12:00:00Z', lon: 10, lat: 54 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('while the disk is full, reads are answered and writes get 503 with the reason, until there is room', async () => {
  const store = createFaultyStore(createMemoryStore());
  const api = await openTestApi({ service: { store } });
  expect((await api.send('feed', 'POST', POSITIONS, [REPORT])).status).toBe(200);
  store.fault = FULL;
  // The first write shows that the disk is full.
  const first = await api.send('feed', 'POST', POSITIONS, [{ ...REPORT, lat: 55 }]);
  expect(first.status).toBe(503);
  expect(await first.json()).toMatchObject({
    detail: expect.stringContaining(`${FULL.message}. Records before that: 0 accepted`),
  });

  const refused = await api.send('anna', 'POST', SHAPES, BUOY);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toMatchObject({
    detail: `${FULL.message}. Reading is possible.`,
  });
  expect((await api.send('feed', 'POST', POSITIONS, [REPORT])).status).toBe(503);
  expect((await api.send('anna', 'GET', `${STS}/configurations`)).status).toBe(200);
  const asked = { mmsi: [REPORT.mmsi] };
  const { status } = await api.send('anna', 'POST', '/api/portserver/ship/position', asked);
  expect(status).toBe(200);
  const health = await api.send(null, 'GET', '/health');
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({ state: 'running', write_problem: FULL.message });
  const metrics = await (await api.send(null, 'GET', '/metrics')).text();
  expect(metrics).toContain('roadstead_store_writable 0');

  store.fault = undefined;
  await vi.advanceTimersByTimeAsync(1000);
  expect((await api.send('anna', 'POST', SHAPES, BUOY)).status).toBe(201);
  expect(await (await api.send(null, 'GET', '/health')).json()).toMatchObject({
    write_problem: null,
  });
  await api.service.stop();
});

it('a feed whose body is still arriving ends when the disk is full', async () => {
  const store = createFaultyStore(createMemoryStore());
  const api = await openTestApi({ service: { store } });
  let send: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = controller;
    },
  });
  const headers = {
    authorization: authorizationOf('feed'),
    'content-type': 'application/x-ndjson',
  };
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = api.handler(new Request(`http://api.example${POSITIONS}`, request));
  send?.enqueue(new TextEncoder().encode(`${JSON.stringify(REPORT)}\n`));
  store.fault = FULL;
  await api.service.ingest({ positions: [] });
  await api.service.configurations.list({ uuid: '', name: '', roles: [] });
  expect((await answer).status).toBe(503);
  await api.service.stop();
});
