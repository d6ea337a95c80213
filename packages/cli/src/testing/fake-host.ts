import type { Host, TextOutput } from '../host.ts';
import { runProgram } from '../program.ts';
import { sweepScenario } from '../sweep-run.ts';
import type { SweepRunner } from '../sweep-workers.ts';

/** An output that keeps what is written, or fails. */
export class FakeOutput implements TextOutput {
  text = '';
  readonly isTTY: boolean;
  failure: Error | undefined;
  /** Is told all that was written, each time that something is. */
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

/** What of the host is other than usual. */
export interface Setting {
  stdin?: AsyncIterable<Uint8Array>;
  stdout?: FakeOutput;
  stderr?: FakeOutput;
  env?: Record<string, string>;
  interrupted?: AbortSignal;
}

/** What came of a command. */
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
    nowMs: () => (nowMs += 200),
    sweepRunner: inThisProcess,
  };
  const code = await runProgram(host);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The bytes of a text, as standard input gives them. */
export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** Threads are done in no certain order: one goes from the first task to the last, several the other way. */
function inThisProcess(jobs: number): SweepRunner {
  return async (tasks, done, signal) => {
    const order = [...tasks.keys()];
    for (const task of jobs === 1 ? order : order.reverse()) {
      if (signal.aborted) return;
      done(task, sweepScenario(tasks[task]));
    }
  };
}
