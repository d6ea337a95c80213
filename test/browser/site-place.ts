import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost, readSite } from '@roadstead/http/node';
import type { User } from '@roadstead/service';
import { createRoadstead, type Roadstead, type RoadsteadOptions, systemClock } from 'roadstead';
import { BreakingProxy } from '../live/breaking-proxy.ts';
import { buildPage } from './build-page.ts';

/** Users of the place, each with `NAME-password`. */
const USERS = ['anna', 'ben'] as const;

/** A service with the map, in a store of its own, behind a proxy that can lose its connections. */
export interface SitePlace {
  readonly url: string;
  readonly roadstead: Roadstead;
  readonly users: Readonly<Record<(typeof USERS)[number], User>>;
  readonly proxy: BreakingProxy;
  /** Creates a configuration of a user. */
  configure(name: (typeof USERS)[number], body: object): Promise<void>;
  /** Loses all connections, and refuses new ones. */
  lose(): void;
  restore(): void;
  stop(): Promise<void>;
}

/** A port on which nothing listens: the system gives ports from 1024 on. */
const CLOSED_PORT = 1;

/**
 * Builds the page from its sources, and serves it with a service on a SQLite store.
 * @param reports `recorded`: the reports have times of the past
 */
export async function startSitePlace(
  reports: NonNullable<RoadsteadOptions['reports']> = 'live',
): Promise<SitePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-browser-'));
  const outDir = join(folder, 'site');
  await buildPage('site', outDir);
  const roadstead = await createRoadstead({
    ...{ data: join(folder, 'data'), vesselEvents: true, reports },
  });
  const [anna, ben] = await Promise.all(
    USERS.map((name) => roadstead.ensureUser({ name, password: `${name}-password` })),
  );
  const users = { anna: anna!, ben: ben! };
  const handler = createHttpHandler(roadstead.service, {
    ...{ clock: systemClock, streams: nodeStreamHost(), site: await readSite(outDir) },
    rateLimit: false,
  });
  const server = createNodeServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = new BreakingProxy();
  const url = `http://127.0.0.1:${await proxy.start()}/`;
  proxy.passTo(port);
  return {
    ...{ url, roadstead, proxy, users },
    async configure(name, body) {
      const created = await roadstead.service.configurations.create(users[name], body);
      if (!created.ok) throw new Error(created.error.detail);
    },
    lose() {
      proxy.passTo(CLOSED_PORT);
      proxy.break();
    },
    restore: () => proxy.passTo(port),
    async stop() {
      proxy.stop();
      server.closeAllConnections();
      server.close();
      await roadstead.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the body of a configuration in a box, west, south, east and north. */
export function boxConfiguration(
  name: string,
  [west, south, east, north]: readonly [number, number, number, number],
  { meters, minutes } = { meters: 500, minutes: 30 },
): object {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    name,
    parameters: { distance_for_sts_meters: meters, transfer_time_window_minutes: minutes },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}
