import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { Host } from '../host/host.ts';

/** Time until a process that has ended is started again. */
const RESTART_MS = 1000;
/** A process that ends by itself so often, each time within a minute, does not get right by repetition. */
const FAILURES_MAX = 3;
const START_MS = 60_000;

/** A process of a cluster: its name, and its arguments after those of Node. */
export interface ChildPlan {
  readonly name: string;
  readonly args: readonly string[];
}

/** Processes that are started again when they end, as a supervisor does it. */
export class ChildProcesses {
  readonly #running: Map<string, ChildProcess> = new Map();
  readonly #print: (line: string) => void;
  readonly #env: Host['env'];
  #isStopping = false;

  /** @param print receives the lines of the processes, but their logs of requests */
  constructor(env: Host['env'], print: (line: string) => void) {
    this.#env = env;
    this.#print = print;
  }

  /** Runs a process until `stop`, or until a start fails by itself, with its exit code. */
  async run({ name, args }: ChildPlan): Promise<number> {
    for (let failures = 0; !this.#isStopping; ) {
      const startedMs = performance.now();
      const child = spawn(process.execPath, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: this.#env,
      });
      this.#running.set(name, child);
      this.#print(`${name}: process ${child.pid}`);
      for (const output of [child.stdout, child.stderr]) void this.#printLines(name, output);
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
      this.#running.delete(name);
      if (this.#isStopping) break;
      // Wrong usage does not become right by repetition.
      if (code === 2) return code;
      const isFailed = signal === null && performance.now() - startedMs < START_MS;
      failures = isFailed ? failures + 1 : 0;
      if (failures === FAILURES_MAX) {
        this.#print(`${name}: ended ${FAILURES_MAX} times within a minute of its start`);
        return 1;
      }
      this.#print(`${name}: ended (${signal ?? `exit code ${code}`}), and is started again`);
      await setTimeout(RESTART_MS);
    }
    return 0;
  }

  /** Stops the processes, and starts none again. */
  stop(): void {
    this.#isStopping = true;
    for (const child of this.#running.values()) child.kill('SIGTERM');
  }

  async #printLines(name: string, output: Readable): Promise<void> {
    for await (const line of createInterface({ input: output }))
      if (!line.startsWith('{"requestId"')) this.#print(`${name}: ${line}`);
  }
}
