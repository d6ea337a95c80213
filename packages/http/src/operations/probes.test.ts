import { createMemoryStore, manualClock, type Store } from '@roadstead/contracts';
import { success } from '@roadstead/model';
import { createMaritimeService, type MaritimeService } from '@roadstead/service';
import { expect, it } from 'vitest';
import { createHttpHandler } from '../create-http-handler.ts';
import { expectProblem } from '../testing/problems.ts';
import { openTestApi, pair } from '../testing/test-api.ts';

const NOON_MS = Date.UTC(2026, 5, 1, 12);
const CLOCK = manualClock(NOON_MS);

/** A service whose store can be used by another one after a kill. */
function serviceOf(store: Store): MaritimeService {
  return createMaritimeService({
    ...{ store, clock: CLOCK, reports: 'simulated' },
    unzip: async () => success([]),
    randomBytes: (count) => new Uint8Array(count),
    passwordHasher: {
      hash: async (password) => password,
      verify: async (password, hashed) => hashed === password,
      digest: async (secret) => secret,
    },
  });
}

it('before a start and during it, readyz and users get 503 with the progress, livez 200', async () => {
  const store = createMemoryStore();
  const killed = serviceOf(store);
  await killed.start();
  for (const minute of [0, 10, 20]) {
    await killed.ingest({ positions: pair(minute, minute + 9, 0.01) });
  }
  const service = serviceOf(store);
  const handler = createHttpHandler(service, { clock: CLOCK });
  const get = (path: string): Promise<Response> => handler(new Request(`http://localhost${path}`));
  const before = await get('/readyz');
  expect(before.headers.get('retry-after')).toBe('10');
  await expectProblem(before, 503);
  const during: Promise<readonly Response[]>[] = [];
  service.status$.subscribe(({ replay }) => {
    const paths = ['/readyz', '/api/config/shapes/Buoy', '/livez', '/health'];
    if (replay) during.push(Promise.all(paths.map(get)));
  });
  await service.start();
  expect(during.length).toBeGreaterThan(0);
  const [ready, shapes, live, health] = (await during[0])!;
  const problem = {
    status: 503,
    detail: 'The service is starting: it has replayed 0 of 3 stored batches of reports.',
    replay: { batches: 0, batches_total: 3 },
  };
  for (const response of [ready, shapes]) {
    expect(response.headers.get('retry-after')).toBe('10');
    expect(await response.clone().json()).toMatchObject(problem);
    await expectProblem(response, 503);
  }
  expect([live.status, await live.json()]).toEqual([200, { state: 'starting' }]);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ state: 'starting', replay: problem.replay });
  expect(await (await get('/health')).json()).not.toHaveProperty('replay');
  const now = await get('/readyz');
  expect([now.status, await now.json()]).toEqual([200, { state: 'running' }]);
  await service.stop();
});

it('a stopped service is alive and not ready, a failed one neither', async () => {
  const api = await openTestApi();
  const statuses = async (): Promise<readonly number[]> => [
    (await api.send(null, 'GET', '/livez')).status,
    (await api.send(null, 'GET', '/readyz')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  await api.service.stop();
  expect(await statuses()).toEqual([200, 503]);
  const store = createMemoryStore();
  const failing = serviceOf(store);
  await failing.start();
  const handler = createHttpHandler(failing, { clock: CLOCK });
  store.write = async () => {
    throw new Error('The disk is full.');
  };
  await expect(failing.ingest({ positions: pair(0, 9, 0.01) })).rejects.toThrow('full');
  const live = await handler(new Request('http://localhost/livez'));
  expect([live.status, await live.json()]).toEqual([503, { state: 'failed' }]);
});
