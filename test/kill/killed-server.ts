import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Outcome } from '../simulation/host.ts';
import { ROOT } from '../workspace.ts';
import { passwordOf } from './users.ts';

/** The response to a request, with its JSON read. */
export interface Reply {
  readonly ok: boolean;
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  readonly body: any;
}

/** Builds the packages, since a process that loads them as they are built starts in a third of the time. */
export function buildPackages(): void {
  execFileSync('npx', ['tsc', '--build'], { cwd: ROOT, stdio: 'inherit' });
}

/** A process that serves HTTP on a store, and is killed again and again. */
export class KilledServer {
  readonly #path: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #port = 0;

  /** @param hasLeader whether requests are served by an API process beside the leader */
  constructor(path: string, hasLeader = false) {
    this.#path = path;
    this.#args = hasLeader ? ['api'] : [];
  }

  /** Starts a process, and waits until it answers. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'test/kill/serve-http.ts', this.#path, ...this.#args],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    this.#child = child;
    for await (const line of createInterface({ input: child.stdout })) {
      this.#port = Number(line);
      return;
    }
    throw new Error('The server did not start.');
  }

  /** The port on 127.0.0.1 of the process. */
  get port(): number {
    return this.#port;
  }

  /** Ends the process as `kill -9` does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }

  /** Sends a request. @returns unknown where the connection broke before the response was complete */
  async send(
    user: string,
    asked: string,
    body?: unknown,
    password: string = passwordOf(user, 0),
  ): Promise<Outcome<Reply>> {
    const [method, path] = asked.split(' ');
    try {
      const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
        method: method ?? 'GET',
        headers: {
          authorization: `Basic ${btoa(`${user}:${password}`)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { ok, status } = response;
      return {
        kind: 'acknowledged',
        value: { ok, status, body: text === '' ? undefined : JSON.parse(text) },
      };
    } catch (error) {
      return { kind: 'unknown', error };
    }
  }
}
