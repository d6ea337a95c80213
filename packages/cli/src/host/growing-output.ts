import { randomUUID } from 'node:crypto';
import { createReadStream, rmSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, rm, stat, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Chunk, Encoder } from '../formats/encoder.ts';
import { type TextOutput, UserError, writeError } from './host.ts';
import { existingOutput, fileOutput, type LineOutput, streamOutput } from './output.ts';

/** An output that is written while a command runs. */
export interface GrowingOutput {
  /** Writes parts. @param tail text after them that completes the output; the next parts replace it */
  append(parts: Iterable<Chunk>, tail: string): Promise<void>;
  /** Removes all that was written, to begin again; only of an output that was opened as one that may. */
  restart(): Promise<void>;
  /** Completes the output. */
  finish(): Promise<void>;
  /** Closes an output that stays incomplete; has no effect after `finish`. */
  discard(): Promise<void>;
}

/**
 * Opens the output of a command. A file grows as `PATH.part`, which a run leaves that does not end, and is renamed at its end. A stream, and a file
 * that is a device or a pipe, gets the parts at once, or if they may be removed at the end.
 * @param path default: `stdout`
 * @param inputs files that the output must not replace
 * @throws UserError if it cannot be written
 */
export async function growingOutput(
  path: string | undefined,
  inputs: readonly string[],
  stdout: TextOutput,
  mayRestart: boolean,
): Promise<GrowingOutput> {
  try {
    const existing = path === undefined ? undefined : await existingOutput(path, inputs);
    if (path === undefined || (existing && !existing.isFile())) {
      const stream = path === undefined ? streamOutput(stdout) : await fileOutput(path, inputs);
      return mayRestart ? await TemporaryOutput.open(stream) : new DirectOutput(stream);
    }
    const target = existing ? await realpath(path) : path;
    const part = `${target}.part`;
    await existingOutput(part, inputs);
    // A run that still writes the former one notices it at its end.
    await rm(part, { force: true });
    return new PartOutput(await open(part, 'wx', existing?.mode ?? 0o666), part, target);
  } catch (error) {
    throw writeError(path ?? 'the output', error);
  }
}

/** Appends items with an encoder. */
export async function appendItems<Item>(
  output: GrowingOutput,
  encoder: Encoder<Item>,
  items: readonly Item[],
): Promise<void> {
  // Encoded before its tail is read.
  const parts = [...encoder.encode(items)];
  await output.append(parts, encoder.tail);
}

/** Passes parts on at once. */
class DirectOutput implements GrowingOutput {
  readonly #output: LineOutput;
  #tail = '';

  constructor(output: LineOutput) {
    this.#output = output;
  }

  async append(parts: Iterable<Chunk>, tail: string): Promise<void> {
    await this.#output.append(parts);
    this.#tail = tail;
  }

  async restart(): Promise<void> {
    throw new Error('What a stream has got cannot be removed.');
  }

  async finish(): Promise<void> {
    await this.#output.append([this.#tail]);
    await this.#output.finish();
  }

  discard(): Promise<void> {
    return this.#output.discard();
  }
}

/** A file whose end is replaced. */
class GrowingFile {
  readonly file: FileHandle;
  readonly #name: string;
  /** Without the tail. */
  #length = 0;

  constructor(file: FileHandle, name: string) {
    this.file = file;
    this.#name = name;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Writes all with one call, so that a process that is killed leaves no part of a line. */
  async append(parts: Iterable<Chunk>, tail: string): Promise<void> {
    const content = Buffer.concat(Array.from(parts, (part) => Buffer.from(part)));
    const bytes = Buffer.concat([content, Buffer.from(tail)]);
    try {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await this.file.write(bytes, at, null, this.#length + at);
        at += bytesWritten;
      }
    } catch (error) {
      throw writeError(this.#name, error);
    }
    this.#length += content.length;
  }

  async restart(): Promise<void> {
    await this.file.truncate();
    this.#length = 0;
  }
}

/** A file that is renamed when it is complete. */
class PartOutput implements GrowingOutput {
  readonly #file: GrowingFile;
  readonly #part: string;
  readonly #target: string;
  #isOpen = true;

  constructor(file: FileHandle, part: string, target: string) {
    this.#file = new GrowingFile(file, target);
    this.#part = part;
    this.#target = target;
  }

  append(parts: Iterable<Chunk>, tail: string): Promise<void> {
    return this.#file.append(parts, tail);
  }

  restart(): Promise<void> {
    return this.#file.restart();
  }

  async finish(): Promise<void> {
    try {
      const [own, present] = await Promise.all([this.#file.file.stat(), stat(this.#part)]);
      await this.#file.file.close();
      this.#isOpen = false;
      if (own.ino !== present.ino)
        throw new UserError(`${this.#target} is written by another run.`);
      await rename(this.#part, this.#target);
    } catch (error) {
      throw writeError(this.#target, error);
    }
  }

  async discard(): Promise<void> {
    if (!this.#isOpen) return;
    await this.#file.file.close();
    if (this.#file.isEmpty) await unlink(this.#part);
  }
}

/** Holds parts in a temporary file until the output is complete. */
class TemporaryOutput implements GrowingOutput {
  readonly #file: GrowingFile;
  readonly #path: string;
  readonly #output: LineOutput;

  private constructor(file: FileHandle, path: string, output: LineOutput) {
    this.#file = new GrowingFile(file, `The temporary file ${path}`);
    this.#path = path;
    this.#output = output;
    process.on('exit', this.#remove);
  }

  static async open(output: LineOutput): Promise<TemporaryOutput> {
    const path = join(tmpdir(), `roadstead-output-${randomUUID()}`);
    return new TemporaryOutput(await open(path, 'wx', 0o600), path, output);
  }

  append(parts: Iterable<Chunk>, tail: string): Promise<void> {
    return this.#file.append(parts, tail);
  }

  restart(): Promise<void> {
    return this.#file.restart();
  }

  async finish(): Promise<void> {
    for await (const chunk of createReadStream(this.#path)) await this.#output.append([chunk]);
    await this.#output.finish();
  }

  async discard(): Promise<void> {
    await this.#file.file.close();
    this.#remove();
    process.off('exit', this.#remove);
    await this.#output.discard();
  }

  /** A second Ctrl-C ends the process at once, without time for asynchronous work. */
  readonly #remove = (): void => rmSync(this.#path, { force: true });
}
