import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PASSWORD } from '../load/user.ts';

const COMMAND = fileURLToPath(new URL('../../packages/cli/bin/roadstead.js', import.meta.url));
/** Of the times in /proc, on all common systems. */
const TICKS_PER_SECOND = 100;

/** Processor time so far; nothing on systems without /proc. */
export interface ThreadSeconds {
  readonly main: number;
  readonly byThread: ReadonlyMap<number, number>;
}

/** `roadstead serve`, as it is built, in a process of its own, on a new store. */
export class ServedCommand {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(port: number, child: ChildProcess, folder: string) {
    this.port = port;
    this.#child = child;
    this.#folder = folder;
  }

  static async start(feed: string, hasThreads: boolean): Promise<ServedCommand> {
    const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
    const config = join(folder, 'settings.yaml');
    writeFileSync(config, 'map: false\nrateLimit: false\n');
    const argv = ['serve', '--config', config, '--data', join(folder, 'store'), '--feed', feed];
    const options = ['--port', '0', ...(hasThreads ? ['--threads'] : [])];
    const profile = process.env['BENCH_PROFILE_FOLDER'];
    const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = spawn(process.execPath, [...flags, COMMAND, ...argv, ...options], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ROADSTEAD_ADMIN_PASSWORD: PASSWORD },
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const [, port] = /^listening on http:.*:(\d+)$/.exec(line) ?? [];
      if (port !== undefined) return new ServedCommand(Number(port), child, folder);
    }
    rmSync(folder, { recursive: true });
    throw new Error('The service did not start.');
  }

  readThreadSeconds(): ThreadSeconds {
    const main = this.#child.pid ?? 0;
    const tasks = `/proc/${main}/task`;
    const byThread = new Map<number, number>();
    try {
      for (const thread of readdirSync(tasks)) {
        const fields = readFileSync(`${tasks}/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ');
        const ticks = Number(fields?.[11]) + Number(fields?.[12]);
        byThread.set(Number(thread), ticks / TICKS_PER_SECOND);
      }
    } catch {
      // A thread has ended, or there is no /proc.
    }
    return { main, byThread };
  }

  /** Returns the number of positions that were ingested. */
  async readPositions(): Promise<number> {
    const metrics = await (await fetch(`http://127.0.0.1:${this.port}/metrics`)).text();
    return Number(/roadstead_reports_total\{kind="position"\} (\d+)/.exec(metrics)?.[1]);
  }

  async stop(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await exited;
    rmSync(this.#folder, { recursive: true });
  }
}
