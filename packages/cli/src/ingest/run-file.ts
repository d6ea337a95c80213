import { type FileHandle, open } from 'node:fs/promises';
import { writeError } from '../host/host.ts';

/** Numbers in a temporary file, read in the pieces in which they were written. */
export class RunFile {
  readonly #file: FileHandle;
  /** The lengths of the pieces in bytes. */
  readonly #lengths: readonly number[];
  #piece = 0;
  #at = 0;

  private constructor(file: FileHandle, lengths: readonly number[]) {
    this.#file = file;
    this.#lengths = lengths;
  }

  /** Writes a file. @throws UserError if it cannot be written */
  static async write(path: string, pieces: Iterable<Float64Array>): Promise<RunFile> {
    let file: FileHandle | undefined;
    const lengths: number[] = [];
    try {
      file = await open(path, 'wx+', 0o600);
      for (const piece of pieces) {
        await file.appendFile(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength));
        lengths.push(piece.byteLength);
      }
      return new RunFile(file, lengths);
    } catch (error) {
      await file?.close();
      throw writeError(`The temporary file ${path}`, error);
    }
  }

  /** Returns the next piece, empty at the end. */
  async next(): Promise<Float64Array> {
    const bytes = new Uint8Array(this.#lengths[this.#piece++] ?? 0);
    for (let end = 0; end < bytes.length; ) {
      const { bytesRead } = await this.#file.read(bytes, end, bytes.length - end, this.#at);
      if (bytesRead === 0) throw new Error('A temporary file is shorter than it was written.');
      end += bytesRead;
      this.#at += bytesRead;
    }
    return new Float64Array(bytes.buffer);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }
}
