import type { ByteSource, Clock } from '@roadstead/contracts';
import type { PasswordHasher } from '@roadstead/service';
import type { SweepRunner } from '../sts/sweep/sweep-workers.ts';

/** An output for text; a terminal reports that it is one, and its width. */
export interface TextOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string | Uint8Array, done: (error?: Error | null) => void): boolean;
}

/** The parts of the machine that a command uses, injected so that tests run commands in their own process. */
export interface Host {
  /** The arguments without the program's name. */
  readonly argv: readonly string[];
  readonly stdin: ByteSource;
  /** The data of a command: events, or with `--out` the table. */
  readonly stdout: TextOutput;
  /** Messages, summaries and progress. */
  readonly stderr: TextOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted by Ctrl-C or another signal to stop; a command still writes the results so far. */
  readonly interrupted: AbortSignal;
  /** The time of day. */
  readonly clock: Clock;
  /** Milliseconds of a monotonic clock. */
  readonly nowMs: () => number;
  readonly passwordHasher: PasswordHasher;
  /** Reads the page that shows a replay. */
  readonly replayTemplate: () => Promise<string>;
  /** Creates a runner of simulations on a number of threads. */
  readonly sweepRunner: (jobs: number) => SweepRunner;
}

/** The name of standard input or output in place of a file. */
export const STANDARD_INPUT = '-';

export const EXIT_OK = 0;
/** An expectation of a scenario is not met. */
export const EXIT_NOT_AS_EXPECTED = 1;
/** A store is damaged. */
export const EXIT_DAMAGED = 1;
export const EXIT_USAGE = 2;
/** 128 plus the number of SIGINT, as shells report it. */
export const EXIT_INTERRUPTED = 130;

/** Wrong usage, or an unreadable input; the message names the remedy. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** Returns the code of a system error, such as `ENOENT`; undefined for another error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Converts the system error of an output into a UserError; returns another error unchanged. */
export function writeError(name: string, error: unknown): unknown {
  const code = systemCode(error);
  // A reader that has closed the pipe is no error: the program ends without a message.
  if (code === undefined || code === 'EPIPE') return error;
  return new UserError(`${name} cannot be written: ${WRITE_REASONS[code] ?? code}.`);
}

const WRITE_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder does not exist',
  EEXIST: 'a file has that name',
  ENOTDIR: 'its folder does not exist',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/** Writes text or bytes, and waits until it is flushed (back-pressure). @throws UserError if the output cannot be written */
export function writeText(output: TextOutput, text: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(text, (error) => {
      if (error) reject(writeError('the output', error));
      else resolve();
    });
  });
}
