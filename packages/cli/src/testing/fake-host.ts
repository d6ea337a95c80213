import type { PasswordHasher } from '@roadstead/service';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import type { Host, TextOutput } from '../host/host.ts';
import { scryptPasswordHasher } from '../node/secrets.ts';
import { runProgram } from '../program.ts';
import { sweepScenario } from '../sts/sweep/sweep-run.ts';
import type { SweepRunner } from '../sts/sweep/sweep-workers.ts';

/** An output that records the text written, or fails. */
export class FakeOutput implements TextOutput {
  text = '';
  readonly isTTY: boolean;
  failure: Error | undefined;
  /** Called with the whole text after each write. */
  readonly onText: (text: string) => void;
  constructor(isTTY = false, onText: (text: string) => void = () => undefined) {
    this.isTTY = isTTY;
    this.onText = onText;
  }
  write(text: string, done: (error?: Error | null) => void): boolean {
    if (!this.failure) this.text += text;
    this.onText(this.text);
    done(this.failure);
    return true;
  }
}

/** Passwords in clear text: a hash by scrypt takes some tenths of a second. */
const quickPasswordHasher: PasswordHasher = {
  hash: async (password) => password,
  verify: async (password, hashed) => password === hashed,
  digest: (secret) => scryptPasswordHasher.digest(secret),
};

/** The differences from the default host. */
export interface Setting {
  stdin?: AsyncIterable<Uint8Array>;
  stdout?: FakeOutput;
  stderr?: FakeOutput;
  env?: Record<string, string>;
  interrupted?: AbortSignal;
  replayTemplate?: string;
}

/** A page of replays with a place for the data, and nothing to show it. */
export const REPLAY_TEMPLATE =
  '<!doctype html><script type="application/octet-stream" id="replay-data"></script>';

/** The result of a command. */
export interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `roadstead` in this process. */
export async function roadstead(argv: readonly string[], setting: Setting = {}): Promise<Run> {
  const stdout = setting.stdout ?? new FakeOutput();
  const stderr = setting.stderr ?? new FakeOutput();
  let nowMs = 0;
  const host: Host = {
    argv,
    stdin: setting.stdin ?? bytesOf(''),
    stdout,
    stderr,
    env: setting.env ?? {},
    interrupted: setting.interrupted ?? new AbortController().signal,
    clock: { now: () => Date.UTC(2026, 0, 10) },
    nowMs: () => (nowMs += 200),
    replayTemplate: async () => setting.replayTemplate ?? REPLAY_TEMPLATE,
    passwordHasher: quickPasswordHasher,
    sweepRunner: inThisProcess,
  };
  const code = await runProgram(host);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The bytes of a text, as from standard input. */
export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Threads complete in any order: one thread runs the tasks forwards, several backwards. */
function inThisProcess(jobs: number): SweepRunner {
  return async (tasks, done, signal) => {
    const order = [...tasks.keys()];
    for (const task of jobs === 1 ? order : order.reverse()) {
      if (signal.aborted) return;
      done(task, await sweepScenario(tasks[task], bundledSurroundings));
    }
  };
}
