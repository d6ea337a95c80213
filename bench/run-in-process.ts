import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TableRow } from './write-report.ts';

const RUN_BENCH = fileURLToPath(new URL('./run-bench.ts', import.meta.url));
/** Time that a bench has to remove what it has created on servers, after a signal. */
const STOP_MS_MAX = 10_000;

/** The result of the process of a bench. */
export interface BenchRun {
  readonly question: string;
  readonly seed: number | null;
  readonly rows: readonly TableRow[];
}

/** A message of the process of a bench. */
export type BenchMessage = { readonly progress: string } | BenchRun;

export interface RunOptions {
  /** The folder for temporary files. */
  readonly folder: string;
  readonly progress: (text: string) => void;
  /** Stops the bench. */
  readonly signal: AbortSignal;
  /** Arguments of Node. Default: those of this process. */
  readonly execArgv?: readonly string[];
  /** The environment, besides the folder. Default: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a bench in a process of its own: one that computes for seconds can be stopped, and none is measured with the garbage of another.
 * The process leads a group, so that the programs which it has started end with it, however it ends. Returns undefined if it fails or is stopped.
 */
export async function runInProcess(
  name: string,
  { folder, progress, signal, execArgv = process.execArgv, env = process.env }: RunOptions,
): Promise<BenchRun | undefined> {
  const child = spawn(process.execPath, [...execArgv, RUN_BENCH, name], {
    detached: true,
    env: { ...env, TMPDIR: folder },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // JSON has null for a number that is none.
    serialization: 'advanced',
  });
  let run: BenchRun | undefined;
  child.on('message', (message: BenchMessage) => {
    if ('progress' in message) progress(message.progress);
    else run = message;
  });
  const stop = (): void => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX).unref();
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  const disconnected = once(child, 'disconnect');
  const [code] = (await once(child, 'exit')) as [number | null];
  signal.removeEventListener('abort', stop);
  endGroup(child.pid!);
  await disconnected;
  return code === 0 && !signal.aborted ? run : undefined;
}

function endGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch (error) {
    // ESRCH: no process of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
