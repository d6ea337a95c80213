import { MessageChannel } from 'node:worker_threads';
import { createMemoryStore, delegateWrites, manualClock } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import {
  createApiService,
  createMaritimeService,
  LeaderCalls,
  type ServiceOptions,
} from '@roadstead/service';
import { expect, it } from 'vitest';
import { portConnection } from '../packages/cli/src/threads/port-connection.ts';
import {
  authorizationOf,
  configurationRequest,
  POSITIONS,
  STS,
} from '../packages/http/src/testing/test-api.ts';

const CLOCK = manualClock(Date.UTC(2026, 5, 1, 12));

let drawn = 0;
const OPTIONS: Omit<ServiceOptions, 'store'> = {
  ...{ clock: CLOCK, reports: 'simulated' },
  randomBytes: (count) => Uint8Array.from({ length: count }, () => drawn++ & 255),
  passwordHasher: {
    hash: async (password) => `hash of ${password}`,
    verify: async (password, hashed) => hashed === `hash of ${password}`,
    digest: async (secret) => `digest of ${secret}`,
  },
  unzip: async () => ({ ok: false, error: 'Unzipping is not available in tests.' }),
};

it('responds 200 to reads and 503 to writes when the process that writes cannot be reached', async () => {
  const store = createMemoryStore();
  const leader = createMaritimeService({ ...OPTIONS, store });
  const { port1, port2 } = new MessageChannel();
  leader.connect(portConnection(port1));
  const calls = new LeaderCalls();
  void calls.connect(portConnection(port2));
  const service = createApiService(
    { ...OPTIONS, store: delegateWrites(store, calls.write) },
    calls,
  );
  await leader.start();
  await service.start();
  await leader.identity.createUser('chief', 'chief-password', ['administrator']);
  const handler = createHttpHandler(service, { clock: CLOCK });
  const send = async (method: string, path: string, body?: object): Promise<Response> =>
    handler(
      new Request(`http://api.example${path}`, {
        method,
        headers: { authorization: authorizationOf('chief'), 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
  expect((await send('POST', `${STS}/configurations`, configurationRequest())).status).toBe(201);
  port1.close();
  await expect.poll(() => service.status.writeProblem, { interval: 1 }).not.toBeNull();
  expect((await send('GET', `${STS}/configurations`)).status).toBe(200);
  expect((await send('GET', `${STS}/s2s-events`)).status).toBe(200);
  expect((await send('GET', '/readyz')).status).toBe(200);
  for (const [path, body] of [
    [`${STS}/configurations`, configurationRequest()],
    [POSITIONS, [{ mmsi: 211_000_001 }]],
  ] as const) {
    const refused = await send('POST', path, body);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await refused.json()).toMatchObject({
      detail: expect.stringContaining('The process that writes cannot be reached'),
    });
  }
  await leader.stop();
});
