import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMemoryStore } from '@roadstead/contracts';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost } from '@roadstead/http/node';
import { addUsers } from '../golden/scenario.ts';
import { openWorld } from '../golden/world.ts';
import { type BreakingStream, startBreakingStream } from './breaking-stream.ts';
import type { Place } from './checks/check.ts';

const SHAPES = ['a/b ?', 'one', 'two', 'three', 'four'];

/** A listening service with users and shapes of anna. */
export interface ServicePlace extends Place {
  close(): Promise<void>;
}

export async function startServicePlace(): Promise<ServicePlace> {
  const world = await openWorld(createMemoryStore(), 'client');
  const { service, clock } = world;
  await addUsers(world);
  await service.identity.createUser('zoë', 'zoë-password', []);
  for (const name of SHAPES) {
    const geometry = { type: 'Point', coordinates: [3, 54] };
    const body = { type: 'Feature', geometry, properties: { name } };
    await world.as('anna', 'POST /api/config/shapes', body);
  }
  const timestamp = new Date(clock.now() - 60_000).toISOString();
  await world.as('feed', 'POST /api/ingress/positions', [
    { mmsi: 211_000_001, timestamp, longitude: 3, latitude: 54 },
  ]);
  const server = createNodeServer(createHttpHandler(service, { clock, streams: nodeStreamHost() }));
  const port = await listen(server);
  let stream: BreakingStream | undefined;
  return {
    async breakingStream(breaks, entries) {
      stream?.close();
      stream = await startBreakingStream(breaks, entries);
      return `http://127.0.0.1:${stream.port}`;
    },
    brokenConnections: async () => stream?.broken ?? 0,
    baseUrl: `http://127.0.0.1:${port}`,
    advance: async (ms) => clock.set(clock.now() + ms),
    async close() {
      stream?.close();
      server.closeAllConnections();
      server.close();
      await service.stop();
    },
  };
}

/** @returns the port */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
