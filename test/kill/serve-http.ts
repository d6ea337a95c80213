/**
 * Serves HTTP on the store at the given path until it is killed; prints its port. Passwords are hashed without cost, and
 * routes take some milliseconds. With `api` as second argument, requests are served by an API process beside the leader, here in one
 * process: a kill ends both at once, as it ends threads.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MessageChannel } from 'node:worker_threads';
import { delegateWrites } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import {
  createApiService,
  createMaritimeService,
  LeaderCalls,
  type MaritimeService,
  type ServiceOptions,
} from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { webhookSender } from '../../packages/cli/src/alerts/webhook-request.ts';
import { portConnection } from '../../packages/cli/src/threads/port-connection.ts';
import { planner } from '../simulation/ports.ts';
import { ADMINISTRATOR } from './create-kill-test-service.ts';
import { CONFIGURATION } from './meetings.ts';
import { FIRST_USERS, passwordOf } from './users.ts';

const clock = { now: () => Date.now() };
const digest = async (text: string): Promise<string> =>
  createHash('sha256').update(text).digest('hex');

/** Receivers of tests. */
const RECEIVERS = { trustedHosts: ['127.0.0.1'] };

const store = await createSqliteStore({ path: process.argv[2] ?? '' });
const options: ServiceOptions = {
  ...{ store, clock, reports: 'simulated' },
  randomBytes: (count) => randomBytes(count),
  passwordHasher: {
    hash: digest,
    verify: async (password, hashed) => (await digest(password)) === hashed,
    digest,
  },
  unzip: async () => ({ ok: false, error: 'unzip is not available here' }),
  voyages: planner((ms) => delay(ms / 100)),
  alerts: {
    cipher: { seal: (secret) => secret, open: (sealed) => sealed, sign: (signed) => signed },
    sendWebhook: webhookSender({ rules: RECEIVERS }),
    webhookAddresses: RECEIVERS,
  },
};
const leader = createMaritimeService(options);
await leader.start();
const service = process.argv[3] === 'api' ? await startApi() : leader;
for (const [name, roles] of Object.entries(FIRST_USERS)) {
  await service.identity.createUser(name, passwordOf(name, 0), roles);
}
if ((await service.configurations.list(ADMINISTRATOR)).total === 0) {
  await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
}

async function startApi(): Promise<MaritimeService> {
  const { port1, port2 } = new MessageChannel();
  leader.connect(portConnection(port1));
  const calls = new LeaderCalls();
  void calls.connect(portConnection(port2));
  const follower = await createSqliteStore({ path: process.argv[2] ?? '', mode: 'follow' });
  const shared = delegateWrites(follower, calls.write);
  const api = createApiService({ ...options, store: shared }, calls, () =>
    follower.announceAppend(),
  );
  await api.start();
  return api;
}

const server = createNodeServer(
  createHttpHandler(service, { clock, rateLimit: false, streams: nodeStreamHost() }),
);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
