import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ReportProgress, ReportRecordJson, ReportTask } from '@roadstead/reports';
import { createReportRunner } from '@roadstead/service';
import { bundledCountries } from '../port-directory.ts';
import { openFileToRead } from './open-store.ts';

/** What a thread is begun with. */
export interface ReportWork {
  /** The store's. */
  readonly file: string;
  readonly task: ReportTask;
}

/** What a thread says; the last is that it has finished. */
export type ReportMessage =
  | { readonly kind: 'progress'; readonly progress: ReportProgress }
  | { readonly kind: 'records'; readonly records: readonly ReportRecordJson[] }
  | { readonly kind: 'finished' };

/** Nobody looks more often; a report of many ships would say thousands of times a second how far it is. */
const PROGRESS_MS = 100;

const port = parentPort as MessagePort;
const say = (message: ReportMessage): void => port.postMessage(message);

// Whatever it is told, it is to stop.
const stopping = new AbortController();
port.once('message', () => stopping.abort());

let toldMs = Number.NEGATIVE_INFINITY;
function onProgress(progress: ReportProgress): void {
  if (performance.now() - toldMs < PROGRESS_MS) return;
  toldMs = performance.now();
  say({ kind: 'progress', progress });
}

const { file, task } = workerData as ReportWork;
// As the store is now; what is written later is not in the report.
const store = await openFileToRead(file);
try {
  const run = createReportRunner({ store, countryOf: bundledCountries() });
  const { signal } = stopping;
  for await (const records of run(task, { signal, onProgress })) say({ kind: 'records', records });
  say({ kind: 'finished' });
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  await store.close();
  port.close();
}
