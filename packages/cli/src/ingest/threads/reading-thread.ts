import { Worker } from 'node:worker_threads';
import type { TrackedPart } from '@roadstead/recordings';
import { type Host, STANDARD_INPUT } from '../../host/host.ts';
import type { ReadingOptions } from '../tracked-recordings.ts';
import { receiveParts } from './reading-protocol.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./reading-worker.js', import.meta.url);

/**
 * Reads, decodes, orders and tracks recordings on a thread, while this one processes the parts before.
 * @throws UserError as `trackedRecordings`, the error of a thread that fails
 */
export async function* readOnThread(
  options: ReadingOptions,
  { stdin, interrupted }: Pick<Host, 'stdin' | 'interrupted'>,
): AsyncGenerator<TrackedPart, void, undefined> {
  const readsInput = options.paths.includes(STANDARD_INPUT);
  const worker = new Worker(WORKER, { workerData: options, stdin: readsInput });
  if (readsInput) (stdin as NodeJS.ReadableStream).pipe(worker.stdin!);
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread that reads has ended.')));
  });
  // It may end after the last part.
  failed.catch(() => undefined);
  try {
    yield* receiveParts(worker, failed, interrupted);
  } finally {
    await worker.terminate();
  }
}
