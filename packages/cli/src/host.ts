import type { ByteSource } from '@roadstead/contracts';
import type { SweepRunner } from './sweep-workers.ts';

/** Where text goes; a terminal says so and how wide it is. */
export interface TextOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string, done: (error?: Error | null) => void): boolean;
}

/** What the command touches of the machine, handed in so that tests run the command in their own process. */
export interface Host {
  /** Without the program's own name. */
  readonly argv: readonly string[];
  readonly stdin: ByteSource;
  /** The events, or with `--out` the table. */
  readonly stdout: TextOutput;
  /** All that is for people. */
  readonly stderr: TextOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Ctrl-C, or another wish that we end: what was found so far is still written. */
  readonly interrupted: AbortSignal;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
  /** Runs simulations on so many threads. */
  readonly sweepRunner: (jobs: number) => SweepRunner;
}

export const EXIT_OK = 0;
/** What a scenario expects has not come out. */
export const EXIT_NOT_AS_EXPECTED = 1;
export const EXIT_USAGE = 2;
/** 128 and the number of SIGINT, as shells have it. */
export const EXIT_INTERRUPTED = 130;

/** Wrong usage, or an input that cannot be read: the message is for the user and says what to do. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The code of a system call's error, such as `ENOENT`; undefined where it is another error. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** What to tell of an output that cannot be written; an error that is not the output's stays as it is. */
export function writeError(name: string, error: unknown): unknown {
  const code = systemCode(error);
  // A reader that has gone away is no fault: the program ends quietly.
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

/** Writes text and waits until it is taken (back-pressure). @throws UserError where it cannot be written. */
export function write(output: TextOutput, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    output.write(text, (error) => {
      if (error) reject(writeError('the output', error));
      else resolve();
    });
  });
}
