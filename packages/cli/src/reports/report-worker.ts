import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { ReportProgress, ReportRecordJson, ReportTask } from '@roadstead/reports';
import { createReportRunner } from '@roadstead/service';
import { bundledCountries } from '../bundled/bundled-ports.ts';
import { openStoreReadOnly } from '../operations/open-store.ts';

/** The data that a thread is started with. */
export interface ReportWorkerData {
  /** The folder of the store, or the address of its database. */
  readonly data: string;
  readonly task: ReportTask;
}

/** A message of a thread; the last one is `finished`. */
export type ReportMessage =
  | { readonly kind: 'progress'; readonly progress: ReportProgress }
  | { readonly kind: 'records'; readonly records: readonly ReportRecordJson[] }
  | { readonly kind: 'finished' };

/** The minimum interval between two progress messages: a report of many ships would send thousands a second. */
const PROGRESS_MS = 100;

const port = parentPort as MessagePort;
const post = (message: ReportMessage): void => port.postMessage(message);

// Any message means stop.
const stopping = new AbortController();
port.once('message', () => stopping.abort());

let postedMs = Number.NEGATIVE_INFINITY;
function onProgress(progress: ReportProgress): void {
  if (performance.now() - postedMs < PROGRESS_MS) return;
  postedMs = performance.now();
  post({ kind: 'progress', progress });
}

const { data, task } = workerData as ReportWorkerData;
// The store as it is now; later writes are not in the report.
const store = await openStoreReadOnly(data);
try {
  const run = createReportRunner({ store, countryOf: bundledCountries() });
  const { signal } = stopping;
  for await (const records of run(task, { signal, onProgress })) post({ kind: 'records', records });
  post({ kind: 'finished' });
} catch (error) {
  if (!stopping.signal.aborted) throw error;
} finally {
  await store.close();
  port.close();
}
