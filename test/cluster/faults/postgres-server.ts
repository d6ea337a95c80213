import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../packages/log-nats/src/testing/nats-server.ts';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: `POSTGRES_BIN`, or that of the newest version of Debian's packages. */
export const POSTGRES_PROGRAMS: string | undefined = [
  process.env['POSTGRES_BIN'] ?? [],
  versions().map((version) => join(DEBIAN, String(version), 'bin')),
]
  .flat()
  .find((folder) => existsSync(join(folder, 'initdb')));

function versions(): readonly number[] {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .map(Number)
    .sort((a, b) => b - a);
}

/** A database server of a test with a folder of its own, which can be killed and started again at the same port. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #user: { readonly uid?: number; readonly gid?: number };
  #server: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
    this.#folder = mkdtempSync(join(tmpdir(), 'roadstead-postgres-'));
    this.#user = process.getuid?.() === 0 ? unprivileged() : {};
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) chownSync(this.#folder, uid, gid);
  }

  static async start(): Promise<PostgresServer> {
    const server = new PostgresServer(await freePort());
    const setup = ['--username=postgres', '--auth=trust', '--no-locale', '--encoding=UTF8'];
    execFileSync(join(POSTGRES_PROGRAMS!, 'initdb'), ['-D', server.#data, ...setup], {
      ...{ ...server.#user, cwd: server.#folder, stdio: ['ignore', 'ignore', 'inherit'] },
    });
    await server.start();
    return server;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const server = spawn(
      join(POSTGRES_PROGRAMS!, 'postgres'),
      ['-D', this.#data, '-p', String(this.port), ...settings.flatMap((each) => ['-c', each])],
      { ...this.#user, cwd: this.#folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.#server = server;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr.on('data', (text) => {
        log = `${log}${text}`.slice(-10_000);
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres has ended: ${log}`)));
      server.once('error', reject);
    });
  }

  /** Ends all processes at once, without a checkpoint; what was not written is lost, as after a crash of the server. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill('SIGQUIT');
    await exit;
  }

  /** Ends the processes, and removes the folder. */
  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true });
  }
}

/** Returns a user without rights: the server refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } {
  const idOf = (option: string): number =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
