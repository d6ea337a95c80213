/** Serves HTTP on a new store at the given path, with a configuration of the whole world; prints its port. */
import type { AddressInfo } from 'node:net';
import { WORLD } from '@roadstead/geo';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer } from '@roadstead/http/node';
import { createMaritimeService } from '@roadstead/service';
import { createSqliteStore } from '@roadstead/store-sqlite';
import { randomBytes, scryptPasswordHasher, unzip } from 'roadstead';
import { NAME, PASSWORD } from './user.ts';

const clock = { now: () => Date.now() };
const service = createMaritimeService({
  ...{ clock, randomBytes, unzip, passwordHasher: scryptPasswordHasher, reports: 'simulated' },
  store: await createSqliteStore({ path: process.argv[2] ?? '' }),
});
await service.start();
const user = await service.identity.createUser(NAME, PASSWORD, ['administrator']);
if (!user.ok) throw new Error(user.error.detail);
await service.configurations.create(user.value, {
  name: 'World',
  parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 1 },
  geometry: WORLD,
});
const server = createNodeServer(createHttpHandler(service, { clock, rateLimit: false }));
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`),
);
