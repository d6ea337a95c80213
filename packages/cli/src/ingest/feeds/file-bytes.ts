import { constants, createReadStream, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { addAbortSignal, Readable } from 'node:stream';
import type { ByteSource } from '@roadstead/contracts';

/**
 * Opens a file. A named pipe is opened for writing as well: so opening it does not block, and it stays open when its
 * writer is replaced by another one.
 */
export async function fileBytes(path: string, signal: AbortSignal): Promise<ByteSource> {
  if (!(await isPipe(path))) return createReadStream(path, { signal });
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  return addAbortSignal(signal, new Socket({ fd, readable: true, writable: false }));
}

/** Whether a path is a named pipe, which cannot be read twice. */
export async function isPipe(path: string): Promise<boolean> {
  return (await stat(path)).isFIFO();
}

/** Standard input. An abort closes it: a pending read would keep the process alive. */
export function stdinBytes(stdin: ByteSource, signal: AbortSignal): ByteSource {
  return stdin instanceof Readable ? addAbortSignal(signal, stdin) : stdin;
}
