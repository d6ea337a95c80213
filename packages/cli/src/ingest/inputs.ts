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
import type { Recording } from '@roadstead/recordings';
import { STANDARD_INPUT, systemCode, UserError } from '../host/host.ts';
import { decodersOf } from '../node/decoders.ts';

/**
 * Opens the inputs; each file is opened when its first byte is read.
 * @param statics whether static reports are read
 * @throws UserError for a missing or unreadable file or a folder, now or while it is read
 */
export async function openInputs(
  paths: readonly string[],
  stdin: ByteSource,
  columns: ColumnMap,
  statics = false,
): Promise<readonly Recording[]> {
  if (paths.filter((path) => path === STANDARD_INPUT).length > 1) {
    throw new UserError('standard input (-) is named twice; it can be read only once.');
  }
  const sizes = await Promise.all(paths.map(sizeOf));
  return paths.map((path, i) => {
    const isStdin = path === STANDARD_INPUT;
    const name = isStdin ? 'standard input' : path;
    const bytes = isStdin ? stdin : fileBytes(path);
    const decoders = decodersOf(sizes[i] === undefined ? undefined : path);
    const options = { ...decoders, columns, statics };
    return { name, sizeBytes: sizes[i], batches: readInput(name, bytes, options) };
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

/** Larger chunks do not reduce the cost of system calls any further. */
const CHUNK_BYTES = 1 << 20;

/** The file is opened when the first byte is read. */
async function* fileBytes(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield* createReadStream(path, { highWaterMark: CHUNK_BYTES });
}

async function* readInput(
  name: string,
  bytes: ByteSource,
  options: ReadOptions,
): AsyncGenerator<ReadBatch, void, undefined> {
  try {
    yield* readReports(bytes, options);
  } catch (error) {
    throw readError(name, error);
  }
}

/** Converts the error of an input into a UserError; returns another error unchanged. */
export function readError(name: string, error: unknown): unknown {
  if (error instanceof FeedError) return new UserError(`${name}: ${error.message}`);
  const code = systemCode(error);
  if (code === undefined) return error;
  return new UserError(`${name} cannot be read: ${REASONS[code] ?? code}.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  ENOTDIR: 'the file does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EMFILE: 'too many files are open; raise ulimit -n, or concatenate files',
};
