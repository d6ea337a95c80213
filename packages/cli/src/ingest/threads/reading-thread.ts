import { Worker } from 'node:worker_threads';
import { type PositionSource, RunCounts } from '@roadstead/recordings';
import { type Host, STANDARD_INPUT } from '../../host/host.ts';
import { interruptible } from '../interruptible.ts';
import { openRecordingSource, type ReadingOptions } from '../recordings-source.ts';
import { receiveReports } from './reading-protocol.ts';
import { threadFailure } from './thread-failure.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./reading-worker.js', import.meta.url);

/** Smaller files are read on the thread that has them: another takes 0.3 s to start. Of plain rows both take as long with some 60 MB, compressed ones less. */
const THREAD_BYTES_MIN = 2 ** 25;

/** A pass over recordings. */
export interface ReadingPass extends ReadingOptions {
  readonly isSorted: boolean;
}

type ReadingHost = Pick<Host, 'stdin' | 'interrupted'>;

/**
 * Opens recordings that are read, decoded, and merged or sorted on a thread, while this one processes the reports before; small ones, and
 * all when run from source, which has no compiled worker, on this one.
 * @throws UserError as `openInputs`
 */
export async function openOnThread(
  options: ReadingOptions,
  host: ReadingHost,
): Promise<PositionSource> {
  const source = await openRecordingSource(options, host.stdin);
  const { bytesTotal = Number.POSITIVE_INFINITY } = source;
  if (bytesTotal < THREAD_BYTES_MIN || import.meta.url.endsWith('.ts'))
    return interruptible(source, host.interrupted);
  const opened = (isSorted: boolean): PositionSource => {
    const counts = new RunCounts();
    return {
      ...source,
      counts,
      read: startReading({ ...options, isSorted }, host, counts),
      sorted: undefined,
    };
  };
  const sorted = source.sorted && (async () => opened(true));
  return interruptible({ ...opened(false), sorted }, host.interrupted);
}

/** Starts a thread that reads, ahead of the reads of this one, which may have other things to load before. @returns reads its reports, once */
function startReading(
  pass: ReadingPass,
  { stdin, interrupted }: ReadingHost,
  counts: RunCounts,
): PositionSource['read'] {
  const readsInput = pass.paths.includes(STANDARD_INPUT);
  const worker = new Worker(WORKER, { workerData: pass, stdin: readsInput });
  if (readsInput) (stdin as NodeJS.ReadableStream).pipe(worker.stdin!);
  const failed = threadFailure(worker, 'The thread that reads has ended.');
  const receive = receiveReports(worker, failed, counts);
  // A read that waits for an input would not end.
  const end = (): unknown => worker.terminate();
  interrupted.addEventListener('abort', end, { once: true });
  return async function* (addStatics) {
    try {
      yield* receive(addStatics);
    } finally {
      interrupted.removeEventListener('abort', end);
      await worker.terminate();
    }
  };
}
