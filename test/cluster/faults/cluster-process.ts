import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { STOP_TIMEOUT_MS } from '../../../packages/usage/src/thresholds.ts';

/** A standby is one of the detectors. */
export type ClusterRole = 'leader' | 'api' | 'detector' | 'standby';

/** A supervisor starts a process again after this time. */
const RESTART_MS = 500;
/** The files of packages/cli/deploy give a process as long to end. */
const STOP_MS = 30_000;
const OUTPUT_MAX = 20_000;
/** A line of the log about a request whose user is known. */
const ANSWERED = /^\{"requestId".*"user":"/;

/** The requests of known users that a start of a process has answered. */
interface AnsweredRequests {
  all: number;
  /** U3: those that are certainly counted: none where the process was killed, and none that were pending for longer than its stop waits for them. */
  certain: number;
}

/** A process of a cluster, which is started again whenever it ends. */
export class ClusterProcess {
  readonly name: string;
  readonly role: ClusterRole;
  /** The end of everything that it has printed. */
  output = '';
  /** U1: requests of known users that it has answered, by its starts. */
  readonly answered: AnsweredRequests[] = [];
  /** Where it serves HTTP; undefined while it does not. A standby does not. */
  url: string | undefined;
  isStopped = false;
  /** The folder of the workspace whose command it runs. */
  #root: string;
  readonly #args: readonly string[];
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #isKilled = false;
  #isEnding = false;
  /** Until then a process that stops waits for pending requests. */
  #waitsUntilMs = Infinity;
  #restart: NodeJS.Timeout | undefined;

  /**
   * @param root the folder of the workspace whose command it runs
   * @param clockMs by how much its clock is ahead
   */
  constructor(
    root: string,
    name: string,
    role: ClusterRole,
    options: readonly string[],
    env: Readonly<Record<string, string>>,
    clockMs: number,
  ) {
    this.#root = root;
    this.name = name;
    this.role = role;
    const shift = `const now = Date.now; Date.now = () => now() + ${clockMs};`;
    this.#args = [
      ...(clockMs === 0 ? [] : ['--import', `data:text/javascript,${encodeURIComponent(shift)}`]),
      ...['packages/cli/bin/roadstead.js', 'serve', ...options],
      ...(role === 'standby' ? ['--role', 'detector', '--standby'] : ['--role', role]),
    ];
    this.#env = env;
  }

  /** Whether it has begun to work. */
  get isReady(): boolean {
    return this.url !== undefined || /^(?:detecting|standby: .*)$/m.test(this.output);
  }

  start(): void {
    this.#isKilled = false;
    this.#waitsUntilMs = Infinity;
    this.output = '';
    const answered: AnsweredRequests = { all: 0, certain: 0 };
    this.answered.push(answered);
    const child = spawn(process.execPath, this.#args, {
      cwd: this.#root,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        this.output = `${this.output}${line}\n`.slice(-OUTPUT_MAX);
        this.url = /^listening on (\S+)$/.exec(line)?.[1] ?? this.url;
        if (!ANSWERED.test(line)) return;
        answered.all++;
        if (performance.now() < this.#waitsUntilMs) answered.certain++;
      });
    child.once('close', (code) => {
      if (code !== 0) answered.certain = 0;
    });
    child.once('exit', () => {
      this.url = undefined;
      this.isStopped = false;
      if (this.#isEnding) return;
      if (!this.#isKilled) {
        const lines = this.output.trimEnd().split('\n').slice(-12).join(' | ');
        process.stdout.write(`  ${this.name} has ended: ${lines}\n`);
      }
      this.#restart = setTimeout(() => this.start(), RESTART_MS);
    });
  }

  /** Ends it as `kill -9` does. */
  kill(): void {
    this.#isKilled = true;
    this.url = undefined;
    this.#child?.kill('SIGKILL');
  }

  /** Lets it stand still. @returns a function that lets it continue */
  stop(): () => void {
    const child = this.#child;
    this.isStopped = true;
    child?.kill('SIGSTOP');
    return () => {
      child?.kill('SIGCONT');
      if (child === this.#child) this.isStopped = false;
    };
  }

  /** Ends it as a supervisor does, and starts the command of another workspace in its place. @returns when it had ended, and whether it had to be killed */
  async replace(root: string): Promise<{ readonly endedMs: number; readonly isKilled: boolean }> {
    const ended = this.end('SIGTERM').then(() => false);
    const isKilled = await Promise.race([ended, delay(STOP_MS, true, { ref: false })]);
    if (isKilled) await this.end('SIGKILL');
    const endedMs = performance.now();
    this.#root = root;
    this.#isEnding = false;
    this.start();
    return { endedMs, isKilled };
  }

  /** Ends it, and does not start it again. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    // After its last line.
    const closed = once(child, 'close');
    child.kill('SIGCONT');
    child.kill(signal);
    this.#waitsUntilMs = performance.now() + STOP_TIMEOUT_MS;
    await closed;
  }
}
