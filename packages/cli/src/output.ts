import { randomUUID } from 'node:crypto';
import { rmSync, type Stats } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemCode, type TextOutput, UserError, write, writeError } from './host.ts';

/** Text is put together to chunks of about this many characters. */
const CHUNK_LENGTH = 64 * 1024;

/** Where text goes: known to be writable before the long work begins. */
export interface LineOutput {
  /** Adds lines, as fast as they are taken. */
  append(lines: Iterable<string>): Promise<void>;
  /** Ends it: what was added is there now. */
  finish(): Promise<void>;
  /** Leaves nothing behind; harmless after `finish`. */
  discard(): Promise<void>;
}

export function streamOutput(stream: TextOutput): LineOutput {
  return {
    async append(lines) {
      for (const chunk of chunksOf(lines)) await write(stream, chunk);
    },
    finish: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}

/**
 * A file that appears as a whole: it is written beside its place and then moved there.
 * @param inputs files that it must not replace.
 * @throws UserError where it cannot be written.
 */
export async function fileOutput(path: string, inputs: readonly string[]): Promise<LineOutput> {
  try {
    const existing = await statOrNone(path);
    if (existing?.isDirectory()) throw new UserError(`${path} is a folder; name a file in it.`);
    for (const input of inputs) {
      const read = await statOrNone(input);
      if (existing && read && existing.ino === read.ino && existing.dev === read.dev) {
        throw new UserError(`${path} is one of the inputs; name another file.`);
      }
    }
    // A device or a pipe stays what it is: it is written to, not replaced.
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
  /** Where the file is and where it goes to; undefined where it stays, and when it is there. */
  #move: { readonly part: string; readonly target: string } | undefined;

  constructor(file: FileHandle, move?: { readonly part: string; readonly target: string }) {
    this.#file = file;
    this.#move = move;
    if (move) process.on('exit', this.#removePart);
  }

  async append(lines: Iterable<string>): Promise<void> {
    try {
      for (const chunk of chunksOf(lines)) await this.#file.appendFile(chunk);
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

  /** A second Ctrl-C ends the process at once, with no time for anything that has to be waited for. */
  readonly #removePart = (): void => {
    if (this.#move) rmSync(this.#move.part, { force: true });
  };
}

async function statOrNone(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function* chunksOf(lines: Iterable<string>): Generator<string, void, undefined> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
