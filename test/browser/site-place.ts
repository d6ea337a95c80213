import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createHttpHandler } from '@roadstead/http';
import { createNodeServer, nodeStreamHost, readSite } from '@roadstead/http/node';
import type { User } from '@roadstead/service';
import { createRoadstead, type Roadstead, systemClock } from 'roadstead';
import { BreakingProxy } from '../live/breaking-proxy.ts';
import { ROOT } from '../workspace.ts';

const run = promisify(execFile);

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

/** Builds the page from its sources, and serves it with a service on a SQLite store. */
export async function startSitePlace(): Promise<SitePlace> {
  const folder = await mkdtemp(join(tmpdir(), 'roadstead-browser-'));
  const outDir = join(folder, 'site');
  // In a process of its own: the conditions of this one would lead its settings to sources that Node cannot read.
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', 'packages/web', '--outDir', outDir, '--emptyOutDir'],
    { cwd: ROOT },
  );
  const roadstead = await createRoadstead({ data: join(folder, 'data'), vesselEvents: true });
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

/** Returns the body of a configuration: 500 m for half an hour in a box, west, south, east and north. */
export function boxConfiguration(
  name: string,
  [west, south, east, north]: readonly [number, number, number, number],
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
    parameters: { distance_for_sts_meters: 500, transfer_time_window_minutes: 30 },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
}
