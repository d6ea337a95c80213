/**
 * Serves HTTP on the store at the given path until it is killed; prints its port. Passwords are hashed without cost, and
 * routes take some milliseconds.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { webhookSender } from '../../packages/cli/src/alerts/webhook-request.ts';
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
const service = createMaritimeService({
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
});
await service.start();
for (const [name, roles] of Object.entries(FIRST_USERS)) {
  await service.identity.createUser(name, passwordOf(name, 0), roles);
}
if ((await service.configurations.list(ADMINISTRATOR)).total === 0) {
  await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
}
const server = createNodeServer(
  createHttpHandler(service, { clock, rateLimit: false, streams: nodeStreamHost() }),
);
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
