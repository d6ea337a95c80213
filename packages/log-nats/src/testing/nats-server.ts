import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The program of the server: at `NATS_SERVER`, or found by the search path. */
export const NATS_SERVER: string | undefined = [
  process.env['NATS_SERVER'] ?? [],
  (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'nats-server')),
]
  .flat()
  .find(isExecutable);

/** A server of a test with a folder of its own, which can be killed and started again at the same port. */
export interface NatsServer {
  readonly port: number;
  /** Of the newest process. */
  readonly pid: number | undefined;
  /** Ends the process as `kill -9` does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Copies the files of the stopped server. */
  backup(): void;
  /** Replaces the files of the stopped server by the copy, as a machine that has lost the newest writes. */
  restore(): void;
  /** Kills the process, and removes its folder. */
  dispose(): Promise<void>;
}

/** @param settings further lines of the configuration */
export async function startNatsServer(settings = ''): Promise<NatsServer> {
  const folder = mkdtempSync(join(tmpdir(), 'log-nats-'));
  const port = await freePort();
  const config = join(folder, 'server.conf');
  const store = join(folder, 'store');
  const backup = join(folder, 'backup');
  const listen = `listen: 127.0.0.1:${port}`;
  writeFileSync(config, `${listen}\njetstream { store_dir: "${store}" }\n${settings}\n`);
  let server: ChildProcess | undefined;
  const running: NatsServer = {
    port,
    get pid() {
      return server?.pid;
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGKILL');
      await exit;
    },
    async start() {
      server = spawn(NATS_SERVER!, ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
      await ready(server);
    },
    backup: () => cpSync(store, backup, { recursive: true }),
    restore() {
      rmSync(store, { recursive: true });
      cpSync(backup, store, { recursive: true });
    },
    async dispose() {
      await running.kill();
      rmSync(folder, { recursive: true });
    },
  };
  await running.start();
  return running;
}

/** Waits until the log of the server says that it accepts connections. */
async function ready(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr!.on('data', (text) => {
      log += text;
      if (log.includes('Server is ready')) resolve();
    });
    server.once('exit', () => reject(new Error(`nats-server has ended: ${log}`)));
    server.once('error', reject);
  });
}

/** Returns a port of 127.0.0.1 at which nothing listens. */
export async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  listening.close();
  await once(listening, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
