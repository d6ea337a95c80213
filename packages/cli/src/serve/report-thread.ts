import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReportRunner } from '@roadstead/reports';
import type { ReportMessage, ReportWork } from './report-worker.ts';

/** As it is built: threads of Node 20 cannot begin with TypeScript. */
const WORKER = new URL('./report-worker.js', import.meta.url);

/** Makes reports of the store in a file, each on a thread of its own; from the sources there are no threads to make them. */
export function reportThreads(file: string): ReportRunner | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : inThread(file);
}

/** Makes each report on a thread: one that breaks ends with its thread, and holds up nobody. */
export function inThread(file: string): ReportRunner {
  return async function* (task, { signal, onProgress }) {
    const workerData: ReportWork = { file, task };
    const worker = new Worker(WORKER, { workerData });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
    });
    // What breaks the thread is told by the messages' end; when nobody listens to those any more, it ends by itself.
    worker.on('error', () => undefined);
    let isFinished = false;
    try {
      const options = { close: ['exit'], ...(signal && { signal }) };
      for await (const [message] of on(worker, 'message', options)) {
        const said = message as ReportMessage;
        if (said.kind === 'progress') onProgress?.(said.progress);
        else if (said.kind === 'records') yield said.records;
        else isFinished = true;
      }
      if (!isFinished) throw new Error('The thread that made the report has ended before it.');
    } finally {
      // It lets go of the store before it ends.
      worker.postMessage('stop');
      await ended;
    }
  };
}
