import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import {
  type ColumnMap,
  FeedError,
  type ReadBatch,
  type ReadOptions,
  readReports,
} from '@roadstead/ais';
import type { ByteSource } from '@roadstead/contracts';
import { gunzip } from './gunzip.ts';
import { systemCode, UserError } from './host.ts';

/** How standard input is named. */
export const STANDARD_INPUT = '-';

/** A recording that is going to be read. */
export interface Input {
  readonly name: string;
  /** Undefined where nobody knows: standard input, a pipe. */
  readonly sizeBytes: number | undefined;
  readonly batches: AsyncIterable<ReadBatch>;
}

/**
 * Finds the inputs; each is opened when it is read.
 * @param statics whether static reports are wanted
 * @throws UserError where one is missing, is a folder, or may not be read, now or later while it is read.
 */
export async function findInputs(
  paths: readonly string[],
  stdin: ByteSource,
  columns: ColumnMap,
  statics = false,
): Promise<readonly Input[]> {
  if (paths.filter((path) => path === STANDARD_INPUT).length > 1) {
    throw new UserError('standard input (-) is given twice; it can be read once.');
  }
  const sizes = await Promise.all(paths.map(sizeOf));
  return paths.map((path, i) => {
    const isStdin = path === STANDARD_INPUT;
    const name = isStdin ? 'standard input' : path;
    const bytes = isStdin ? stdin : fileBytes(path);
    return { name, sizeBytes: sizes[i], batches: readInput(name, bytes, { columns, statics }) };
  });
}

async function sizeOf(path: string): Promise<number | undefined> {
  if (path === STANDARD_INPUT) return undefined;
  try {
    const found = await stat(path);
    if (found.isDirectory()) {
      throw new UserError(`${path} is a folder; name the files in it, for example ${path}/*.csv.`);
    }
    await access(path, constants.R_OK);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    throw readError(path, error);
  }
}

/** Each chunk costs a way to the system and back; larger ones than this save nothing more. */
const CHUNK_BYTES = 1 << 20;

/** A file is opened when its first byte is asked for. */
async function* fileBytes(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* createReadStream(path, { highWaterMark: CHUNK_BYTES });
}

async function* readInput(
  name: string,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  try {
    yield* readReports(bytes, { gunzip, ...options });
  } catch (error) {
    throw readError(name, error);
  }
}

/** What to tell of an input that cannot be read; an error that is not the input's stays as it is. */
export function readError(name: string, error: unknown): unknown {
  if (error instanceof FeedError) return new UserError(`${name}: ${error.message}`);
  const code = systemCode(error);
  if (code === undefined) return error;
  return new UserError(`${name} cannot be read: ${REASONS[code] ?? code}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EMFILE: 'too many files are open; raise ulimit -n, or put files together',
};
