import { Worker } from 'node:worker_threads';
import type { TrackedPart } from '@roadstead/recordings';
import { type Host, STANDARD_INPUT } from '../../host/host.ts';
import { type ReadingOptions, trackedRecordings } from '../tracked-recordings.ts';
import { receiveParts } from './reading-protocol.ts';
import { threadFailure } from './thread-failure.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./reading-worker.js', import.meta.url);

/**
 * Reads, decodes, orders and tracks recordings on a thread, while this one processes the parts before; run from source, which
 * has no compiled worker, on this one.
 * @throws UserError as `trackedRecordings`, the error of a thread that fails
 */
export async function* readOnThread(
  options: ReadingOptions,
  { stdin, interrupted }: Pick<Host, 'stdin' | 'interrupted'>,
): AsyncGenerator<TrackedPart, void, undefined> {
  if (import.meta.url.endsWith('.ts')) {
    yield* trackedRecordings(options, { stdin, interrupted });
    return;
  }
  const readsInput = options.paths.includes(STANDARD_INPUT);
  const worker = new Worker(WORKER, { workerData: options, stdin: readsInput });
  if (readsInput) (stdin as NodeJS.ReadableStream).pipe(worker.stdin!);
  // It may end after the last part.
  const failed = threadFailure(worker, 'The thread that reads has ended.');
  try {
    yield* receiveParts(worker, failed, interrupted);
  } finally {
    await worker.terminate();
  }
}
