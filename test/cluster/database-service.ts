import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { ROOT } from '../workspace.ts';

/** The server to test with. Without it the tests are left out. */
export const DATABASE_URL: string | undefined = process.env['ROADSTEAD_POSTGRES_URL'];

const PROGRAM = 'packages/cli/bin/roadstead.js';
const PASSWORD = 'admin-password';
const AUTHORIZATION = `Basic ${btoa(`admin:${PASSWORD}`)}`;

/** A process of `roadstead serve` on a database. */
export class DatabaseService {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  output = '';
  #url = '';
  readonly #waiting: Set<() => void> = new Set();

  /** @param data the address of the database, with the schema of the test */
  constructor(data: string) {
    this.child = spawn(process.execPath, [PROGRAM, 'serve', '--data', data, '--port', '0'], {
      cwd: ROOT,
      env: { ...process.env, ROADSTEAD_ADMIN_PASSWORD: PASSWORD },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
        for (const check of [...this.#waiting]) check();
      });
  }

  /** Waits until it has printed a text. Rejects when it ends before. */
  async printed(text: string | RegExp): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const end = (): void =>
        reject(new Error(`The service has ended before ${text}:\n${this.output}`));
      const check = (): void => {
        if (this.output.search(text) < 0) return;
        this.#waiting.delete(check);
        this.child.off('exit', end);
        resolve();
      };
      this.#waiting.add(check);
      this.child.once('exit', end);
      check();
    });
  }

  /** Waits until it serves. */
  async listening(): Promise<void> {
    await this.printed(/^listening on \S+\n/m);
    this.#url = /^listening on (\S+)\n/m.exec(this.output)![1]!;
  }

  /** Sends a request as the administrator. @returns undefined where the connection was lost */
  async send(method: string, path: string, body?: unknown): Promise<Response | undefined> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: { authorization: AUTHORIZATION, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return exitCode;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    const [code] = (await exit) as [number | null];
    return code;
  }
}

/** Runs the program. @returns its output and its exit code */
export async function runProgram(
  ...argv: readonly string[]
): Promise<{ readonly text: string; readonly code: number }> {
  try {
    const run = await promisify(execFile)(process.execPath, [PROGRAM, ...argv], { cwd: ROOT });
    return { text: run.stdout + run.stderr, code: 0 };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout: string; stderr: string; code: number };
    return { text: stdout + stderr, code };
  }
}
