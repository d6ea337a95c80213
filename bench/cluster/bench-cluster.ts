import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PositionLog, Store } from '@roadstead/contracts';
import { createNatsLog } from '@roadstead/log-nats';
import { connectPostgres, createPostgresStore } from '@roadstead/store-postgres';
import type { NatsServer } from '../../packages/log-nats/src/testing/nats-server.ts';
import { PASSWORD } from '../load/user.ts';
import { processorSeconds } from './processor-time.ts';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/roadstead.js', import.meta.url));
const APPEND = fileURLToPath(new URL('./append-reports.ts', import.meta.url));
const BYTES_MAX = 2 ** 30;

export type BenchRole = 'leader' | 'detector' | 'api';

/** The processes of a cluster, as they are built, with a database and a stream of their own. */
export class BenchCluster {
  readonly store: Store;
  readonly log: PositionLog;
  /** Processes by what they do, PostgreSQL's and NATS's excluded. */
  readonly processes: { readonly role: string; readonly child: ChildProcess }[] = [];
  readonly #url: string;
  readonly #name: string;
  readonly #nats: NatsServer;
  readonly #folder: string;
  #disposed: Promise<void> | undefined;
  readonly #secretsKey: string = randomBytes(32).toString('base64');
  /** Seconds of processor time of connections to PostgreSQL, by process. */
  readonly #backends: Map<number, number> = new Map();

  private constructor(
    url: string,
    name: string,
    nats: NatsServer,
    { store, log }: { readonly store: Store; readonly log: PositionLog },
  ) {
    this.#url = url;
    this.#name = name;
    this.#nats = nats;
    this.store = store;
    this.log = log;
    this.#folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    writeFileSync(this.#config, 'map: false\nrateLimit: false\n');
  }

  /** @param url a database of the server, in which a database of the cluster is created */
  static async create(url: string, nats: NatsServer): Promise<BenchCluster> {
    const name = `roadstead_bench_${randomUUID().slice(0, 8)}`;
    await execute(url, `CREATE DATABASE ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    const store = await createPostgresStore({
      database: connectPostgres({ url: own.href, connectionsMax: 2 }),
    });
    const connection = { servers: `127.0.0.1:${nats.port}` };
    const log = await createNatsLog({ connection, name, bytesMax: BYTES_MAX });
    return new BenchCluster(url, name, nats, { store, log });
  }

  get #config(): string {
    return join(this.#folder, 'settings.yaml');
  }

  get #database(): string {
    const own = new URL(this.#url);
    own.pathname = `/${this.#name}`;
    return own.href;
  }

  /** Starts a process. @returns the port at which it serves HTTP; 0 for a detector */
  async start(role: BenchRole): Promise<number> {
    const argv = ['serve', '--role', role, '--config', this.#config, '--port', '0'];
    const servers = [
      '--data',
      this.#database,
      '--log',
      `nats://127.0.0.1:${this.#nats.port}/${this.#name}`,
    ];
    const child = spawn(process.execPath, [...profileFlags(role), COMMAND, ...argv, ...servers], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        ROADSTEAD_ADMIN_PASSWORD: PASSWORD,
        ROADSTEAD_SECRETS_KEY: this.#secretsKey,
      },
    });
    this.processes.push({ role, child });
    for await (const line of createInterface({ input: child.stdout })) {
      if (line === 'detecting') return 0;
      const [, port] = /^listening on http:.*:(\d+)$/.exec(line) ?? [];
      if (port !== undefined) return Number(port);
    }
    throw new Error(`The process ${role} did not start.`);
  }

  /** Starts a process that ingests as an embedding host does. */
  async startIngest(): Promise<ChildProcess> {
    const argv = [`127.0.0.1:${this.#nats.port}`, this.#name];
    const execArgv = [...profileFlags('ingest'), '--import', 'tsx'];
    const child = fork(APPEND, argv, { execArgv });
    this.processes.push({ role: 'ingest', child });
    await once(child, 'message');
    return child;
  }

  /**
   * Returns the seconds of processor time so far, by role, and of both servers: of PostgreSQL the processes of connections, which have to be read
   * before they end.
   */
  async readProcessorSeconds(): Promise<ReadonlyMap<string, number>> {
    const backends = await execute(
      this.#url,
      `SELECT pid FROM pg_stat_activity WHERE datname = '${this.#name}'`,
    );
    for (const [pid] of backends) this.#backends.set(Number(pid), processorSeconds(Number(pid)));
    const seconds = new Map<string, number>();
    const add = (role: string, more: number): void =>
      void seconds.set(role, (seconds.get(role) ?? 0) + more);
    for (const { role, child } of this.processes) add(role, processorSeconds(child.pid ?? 0));
    add('nats', processorSeconds(this.#nats.pid ?? 0));
    for (const of of this.#backends.values()) add('postgres', of);
    return seconds;
  }

  async countEvents(): Promise<number> {
    const [[count] = []] = await execute(
      this.#database,
      'SELECT count(*)::int FROM roadstead.events',
    );
    return Number(count);
  }

  /** Ends the processes, and deletes the database; the stream is that of a server which is deleted. */
  dispose(): Promise<void> {
    this.#disposed ??= this.#dispose();
    return this.#disposed;
  }

  async #dispose(): Promise<void> {
    // A detector that leaves would wait for others that have its slots. A profile is written at the end.
    const signal = process.env['BENCH_PROFILE_FOLDER'] === undefined ? 'SIGKILL' : 'SIGTERM';
    await Promise.all(
      this.processes.map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const exited = once(child, 'exit');
        child.kill(signal);
        await exited;
      }),
    );
    await this.log.close();
    await this.store.close();
    await execute(this.#url, `DROP DATABASE ${this.#name} WITH (FORCE)`);
    rmSync(this.#folder, { recursive: true });
  }
}

function profileFlags(role: string): readonly string[] {
  const folder = process.env['BENCH_PROFILE_FOLDER'];
  const name = `${role}-${randomUUID().slice(0, 4)}.cpuprofile`;
  return folder === undefined
    ? []
    : ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}`];
}

async function execute(url: string, statement: string): Promise<readonly (readonly unknown[])[]> {
  const database = connectPostgres({ url, connectionsMax: 1 });
  try {
    const session = await database.connect(60_000);
    try {
      return await session.query(statement);
    } finally {
      session.release(false);
    }
  } finally {
    await database.close();
  }
}
