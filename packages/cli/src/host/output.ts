import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemCode, type TextOutput, UserError, writeError, writeText } from './host.ts';

/** Text is written in chunks of about this many characters. */
const CHUNK_LENGTH = 64 * 1024;

/** An output for lines, opened before long work begins so that an unwritable one is reported at once. */
export interface LineOutput {
  /** Writes text or bytes, with back-pressure. */
  append(parts: Iterable<string | Uint8Array>): Promise<void>;
  /** Completes the output: the lines are written. */
  finish(): Promise<void>;
  /** Removes an incomplete output; has no effect after `finish`. */
  discard(): Promise<void>;
}

export function streamOutput(stream: TextOutput): LineOutput {
  return {
    async append(parts) {
      for (const chunk of chunksOf(parts)) await writeText(stream, chunk);
    },
    finish: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

/**
 * Opens a file that appears complete: it is written beside its place and renamed.
 * @param inputs files that it must not replace
 * @throws UserError if it cannot be written
 */
export async function fileOutput(path: string, inputs: readonly string[]): Promise<LineOutput> {
  try {
    const existing = await existingOutput(path, inputs);
    // A device or a pipe is written to, not replaced.
    if (existing && !existing.isFile()) return new OpenFile(await open(path, 'w'));
    const target = existing ? await realpath(path) : path;
    const part = join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}.part`);
    return new OpenFile(await open(part, 'wx', existing?.mode ?? 0o666), { part, target });
  } catch (error) {
    throw writeError(path, error);
  }
}

class OpenFile implements LineOutput {
  readonly #file: FileHandle;
  /** The temporary file and its target; undefined for a file written in place, and after the rename. */
  #move: { readonly part: string; readonly target: string } | undefined;

  constructor(file: FileHandle, move?: { readonly part: string; readonly target: string }) {
    this.#file = file;
    this.#move = move;
    if (move) process.on('exit', this.#removePart);
  }

  async append(parts: Iterable<string | Uint8Array>): Promise<void> {
    try {
      for (const chunk of chunksOf(parts)) await this.#file.appendFile(chunk);
    } catch (error) {
      throw writeError(this.#move?.target ?? 'the output', error);
    }
  }

  async finish(): Promise<void> {
    try {
      await this.#file.close();
      if (this.#move) await rename(this.#move.part, this.#move.target);
      this.#forgetPart();
    } catch (error) {
      throw writeError(this.#move?.target ?? 'the output', error);
    }
  }

  async discard(): Promise<void> {
    if (!this.#move) return;
    await this.#file.close();
    await unlink(this.#move.part);
    this.#forgetPart();
  }

  #forgetPart(): void {
    this.#move = undefined;
    process.off('exit', this.#removePart);
  }

  /** A second Ctrl-C ends the process at once, without time for asynchronous work. */
  readonly #removePart = (): void => {
    if (this.#move) rmSync(this.#move.part, { force: true });
  };
}

/** Returns the file that an output replaces, if there is one. @throws UserError for a folder and for an input */
export async function existingOutput(
  path: string,
  inputs: readonly string[],
): Promise<Stats | undefined> {
  const existing = await statIfPresent(path);
  if (existing?.isDirectory()) throw new UserError(`${path} is a folder; name a file in it.`);
  for (const input of inputs) {
    const read = await statIfPresent(input);
    if (existing && read && existing.ino === read.ino && existing.dev === read.dev) {
      throw new UserError(`${path} is one of the inputs; name another file.`);
    }
  }
  return existing;
}

async function statIfPresent(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Joins texts to chunks; bytes pass as they are. */
function* chunksOf(
  parts: Iterable<string | Uint8Array>,
): Generator<string | Uint8Array, void, undefined> {
  let chunk = '';
  for (const part of parts) {
    if (typeof part === 'string') chunk += part;
    if (typeof part === 'string' && chunk.length < CHUNK_LENGTH) continue;
    if (chunk !== '') yield chunk;
    chunk = '';
    if (typeof part !== 'string') yield part;
  }
  if (chunk !== '') yield chunk;
}
