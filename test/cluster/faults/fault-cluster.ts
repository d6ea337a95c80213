import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PositionLog, Store } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import {
  type NatsServer,
  startNatsServer,
} from '../../../packages/log-nats/src/testing/nats-server.ts';
import { startTcpProxy, type TcpProxy } from '../../../packages/log-nats/src/testing/tcp-proxy.ts';
import { ROOT } from '../../workspace.ts';
import { ClusterProcess, type ClusterRole } from './cluster-process.ts';
import { PostgresServer } from './postgres-server.ts';

export const PASSWORD = 'admin-password';
const LOG = 'faults';
const LOG_BYTES_MAX = 2 ** 28;
const SETTINGS = 'rateLimit: false\nmap: false\nalerts:\n  trustedHosts: [127.0.0.1]\n';
/** By how much the clocks of the processes differ from that of this one. */
const CLOCKS_MS = { 'leader-2': 2000, 'api-2': -2000, 'detector-2': 2000 } as const;
/** On a machine that does other work, too. */
const READY_MS = 180_000;

/** A server with the proxy by which the processes of a cluster reach it. */
interface ProxiedServer {
  readonly proxy: TcpProxy;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** The number of processes of each role. */
const COUNTS = { leader: 2, detector: 2, standby: 1, api: 2 } as const;

/** A cluster of processes, with servers of its own, which are reached by proxies. */
export class FaultCluster {
  readonly processes: readonly ClusterProcess[];
  readonly database: ProxiedServer;
  readonly log: ProxiedServer;
  readonly #postgres: PostgresServer;
  readonly #nats: NatsServer;
  readonly #folder: string;

  private constructor(
    root: string,
    postgres: PostgresServer,
    nats: NatsServer,
    proxies: readonly [TcpProxy, TcpProxy],
  ) {
    this.#postgres = postgres;
    this.#nats = nats;
    this.database = proxied(postgres, proxies[0]);
    this.log = proxied(nats, proxies[1]);
    this.#folder = mkdtempSync(join(tmpdir(), 'roadstead-faults-'));
    const config = join(this.#folder, 'roadstead.yaml');
    writeFileSync(config, SETTINGS);
    const options = [
      ...['--port', '0', '--config', config],
      ...['--data', `postgres://postgres@127.0.0.1:${proxies[0].port}/postgres`],
      ...['--log', `nats://127.0.0.1:${proxies[1].port}/${LOG}?bytesMax=${LOG_BYTES_MAX}`],
    ];
    const env = {
      ROADSTEAD_ADMIN_PASSWORD: PASSWORD,
      ROADSTEAD_SECRETS_KEY: randomBytes(32).toString('base64'),
    };
    this.processes = (Object.keys(COUNTS) as ClusterRole[]).flatMap((role) =>
      Array.from({ length: COUNTS[role] }, (_, i) => {
        const name = `${role}-${i + 1}`;
        const clockMs: number = Reflect.get(CLOCKS_MS, name) ?? 0;
        return new ClusterProcess(root, name, role, options, env, clockMs);
      }),
    );
  }

  /** @param root the folder of the workspace whose command the processes run */
  static async start(root: string = ROOT): Promise<FaultCluster> {
    const [postgres, nats] = [await PostgresServer.start(), await startNatsServer()];
    const proxies = [await startTcpProxy(postgres.port), await startTcpProxy(nats.port)] as const;
    const cluster = new FaultCluster(root, postgres, nats, proxies);
    for (const process of cluster.processes) process.start();
    await cluster.ready();
    return cluster;
  }

  get apis(): readonly ClusterProcess[] {
    return this.processes.filter(({ role }) => role === 'api');
  }

  /** The leader that works; undefined while there is none. */
  get leader(): ClusterProcess | undefined {
    return this.processes.find(({ role, url }) => role === 'leader' && url !== undefined);
  }

  /** Waits until all processes work. */
  async ready(): Promise<void> {
    const endMs = performance.now() + READY_MS;
    while (!this.leader || this.processes.some(({ isReady, isStopped }) => !isReady || isStopped)) {
      if (performance.now() > endMs)
        throw new Error(
          `Not ready: ${this.processes.map(({ name, isReady, output }) => `${name} ${isReady}: ${output}`).join('\n')}`,
        );
      await delay(100);
    }
  }

  /** Opens the store without the proxy. */
  openStore(): Promise<Store> {
    const url = `postgres://postgres@127.0.0.1:${this.#postgres.port}/postgres`;
    return createPostgresStore({ database: connectPostgres({ url, connectionsMax: 2 }) });
  }

  /** Opens the log without the proxy. */
  openLog(): Promise<PositionLog> {
    const connection = { servers: `127.0.0.1:${this.#nats.port}` };
    return createNatsLog({ connection, name: LOG, bytesMax: LOG_BYTES_MAX });
  }

  /** Ends the processes, and starts none again. Detectors are killed: they would wait for others that have their slots. */
  async endProcesses(): Promise<void> {
    // The leader counts the usage that API processes send when they stop.
    await Promise.all(this.apis.map((api) => api.end('SIGTERM')));
    const others = this.processes.filter((each) => !this.apis.includes(each));
    await Promise.all(
      others.map((each) => each.end(each.role === 'leader' ? 'SIGTERM' : 'SIGKILL')),
    );
  }

  async dispose(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.end('SIGKILL')));
    await Promise.all([this.database.proxy.close(), this.log.proxy.close()]);
    await Promise.all([this.#postgres.dispose(), this.#nats.dispose()]);
    rmSync(this.#folder, { recursive: true });
  }
}

function proxied(server: Pick<ProxiedServer, 'kill' | 'start'>, proxy: TcpProxy): ProxiedServer {
  return { proxy, kill: () => server.kill(), start: () => server.start() };
}
