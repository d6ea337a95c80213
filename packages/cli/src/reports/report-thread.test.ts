import { EventEmitter } from 'node:events';
import type { Mmsi } from '@roadstead/model';
import type { ReportProgress, ReportRunOptions, ReportTask } from '@roadstead/reports';
import { beforeEach, expect, it, vi } from 'vitest';
import { runInWorker } from './report-thread.ts';
import type { ReportMessage } from './report-worker.ts';

interface Thread extends EventEmitter {
  readonly url: URL;
  readonly workerData: unknown;
  readonly posted: unknown[];
}

/** Threads controlled by the test; a stopped one ends a moment later. */
const threads = vi.hoisted((): Thread[] => []);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    readonly posted: unknown[] = [];
    readonly workerData: unknown;
    readonly url: URL;
    constructor(url: URL, options: { readonly workerData: unknown }) {
      super();
      this.url = url;
      this.workerData = options.workerData;
      threads.push(this);
    }
    postMessage(message: unknown): void {
      this.posted.push(message);
      setImmediate(() => this.emit('exit', 0));
    }
  },
}));

beforeEach(() => void threads.splice(0));

const TASK: ReportTask = {
  request: { type: 'multiship', name: 'A', beginMs: 0, endMs: 1, ships: [211_000_001 as Mmsi] },
  caller: { uuid: 'a', name: 'anna', roles: [] },
};

function send(message: ReportMessage): void {
  threads[0]?.emit('message', message);
}

/** All batches of a report. */
async function batchesOf(run: ReportRunOptions = {}): Promise<unknown[]> {
  const batches: unknown[] = [];
  for await (const records of runInWorker('store.sqlite')(TASK, run)) batches.push(records);
  return batches;
}

it('starts a thread when a report is read, with the place of the store and the task', async () => {
  const report = runInWorker('store.sqlite')(TASK, {})[Symbol.asyncIterator]();
  expect(threads).toHaveLength(0);
  const first = report.next();
  expect(threads).toHaveLength(1);
  expect(threads[0]?.workerData).toEqual({ data: 'store.sqlite', task: TASK });
  expect(threads[0]?.url.href).toMatch(/\/reports\/report-worker\.js$/);
  send({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  expect(await first).toEqual({ done: true, value: undefined });
});

it('yields records in order, and reports progress', async () => {
  const posted: ReportProgress[] = [];
  const batches = batchesOf({ onProgress: (progress) => posted.push(progress) });
  const progress = { shipsDone: 1, shipsTotal: 2, shipPart: 0 };
  send({ kind: 'records', records: [1 as never] });
  send({ kind: 'progress', progress });
  send({ kind: 'records', records: [2 as never, 3 as never] });
  send({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  expect(await batches).toEqual([[1], [2, 3]]);
  expect(posted).toEqual([progress]);
});

it('a failing thread ends the report with its error', async () => {
  const batches = batchesOf();
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  await expect(batches).rejects.toThrow('out of memory');
});

it('a thread may fail after its report is complete', async () => {
  const batches = batchesOf();
  send({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  await batches;
  threads[0]?.emit('error', new Error('out of memory'));
});

it('a thread that ends early is an error', async () => {
  const batches = batchesOf();
  send({ kind: 'records', records: [] });
  threads[0]?.emit('exit', 1);
  await expect(batches).rejects.toThrow('ended before its report was complete');
});

it('an interruption stops the thread, and waits for its end', async () => {
  const interruption = new AbortController();
  const batches = batchesOf({ signal: interruption.signal });
  let hasEnded = false;
  threads[0]?.on('exit', () => {
    hasEnded = true;
  });
  interruption.abort();
  await expect(batches).rejects.toThrow();
  expect(threads[0]?.posted).toEqual(['stop']);
  expect(hasEnded).toBe(true);
});

it('leaving the iteration stops the thread', async () => {
  const report = runInWorker('store.sqlite')(TASK, {})[Symbol.asyncIterator]();
  const first = report.next();
  send({ kind: 'records', records: [1 as never] });
  await first;
  await report.return?.();
  expect(threads[0]?.posted).toEqual(['stop']);
});
