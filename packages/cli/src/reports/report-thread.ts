import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReportRunner } from '@roadstead/reports';
import type { ReportMessage, ReportWorkerData } from './report-worker.ts';

/** The compiled worker: threads of Node 20 cannot load TypeScript. */
const WORKER = new URL('./report-worker.js', import.meta.url);

/**
 * Creates reports of the store in a folder or a database, each on its own thread; undefined when run from source, which has no
 * compiled worker.
 */
export function reportThreads(data: string): ReportRunner | undefined {
  return import.meta.url.endsWith('.ts') ? undefined : runInWorker(data);
}

/** Creates each report on its own thread: a failure ends the thread only, and other work is not delayed. */
export function runInWorker(data: string): ReportRunner {
  return async function* (task, { signal, onProgress }) {
    const workerData: ReportWorkerData = { data, task };
    const worker = new Worker(WORKER, { workerData });
    const ended = new Promise<void>((resolve) => {
      worker.once('exit', () => resolve());
    });
    // An error ends the messages, which is reported below; without a listener it would end the process.
    worker.on('error', () => undefined);
    let isFinished = false;
    try {
      const options = { close: ['exit'], ...(signal && { signal }) };
      for await (const [message] of on(worker, 'message', options)) {
        const received = message as ReportMessage;
        if (received.kind === 'progress') onProgress?.(received.progress);
        else if (received.kind === 'records') yield received.records;
        else isFinished = true;
      }
      if (!isFinished) throw new Error('The thread ended before its report was complete.');
    } finally {
      // The thread closes the store before it ends.
      worker.postMessage('stop');
      await ended;
    }
  };
}
