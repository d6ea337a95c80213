import { constants, createReadStream, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { addAbortSignal, Readable } from 'node:stream';
import type { ByteSource } from '@roadstead/contracts';

/**
 * Opens a file. A pipe that has a name is opened for writing too: so its opening waits for nobody, and it goes on when who
 * wrote into it has gone and another one comes.
 */
export async function fileBytes(path: string, signal: AbortSignal): Promise<ByteSource> {
  if (!(await stat(path)).isFIFO()) return createReadStream(path, { signal });
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  return addAbortSignal(signal, new Socket({ fd, readable: true, writable: false }));
}

/** Standard input. An abort closes it: a read that waits would keep the process alive. */
export function stdinBytes(stdin: ByteSource, signal: AbortSignal): ByteSource {
  return stdin instanceof Readable ? addAbortSignal(signal, stdin) : stdin;
}
