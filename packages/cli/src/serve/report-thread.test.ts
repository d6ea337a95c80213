import { EventEmitter } from 'node:events';
import type { Mmsi } from '@roadstead/model';
import type { ReportProgress, ReportRun, ReportTask } from '@roadstead/reports';
import { beforeEach, expect, it, vi } from 'vitest';
import { inThread } from './report-thread.ts';
import type { ReportMessage } from './report-worker.ts';

interface Thread extends EventEmitter {
  readonly url: URL;
  readonly workerData: unknown;
  readonly told: unknown[];
}

/** Threads that do what the test says; told to stop, they end a moment later. */
const threads = vi.hoisted((): Thread[] => []);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    readonly told: unknown[] = [];
    readonly workerData: unknown;
    readonly url: URL;
    constructor(url: URL, options: { readonly workerData: unknown }) {
      super();
      this.url = url;
      this.workerData = options.workerData;
      threads.push(this);
    }
    postMessage(message: unknown): void {
      this.told.push(message);
      setImmediate(() => this.emit('exit', 0));
    }
  },
}));

beforeEach(() => void threads.splice(0));

const TASK: ReportTask = {
  request: { type: 'multiship', name: 'A', beginMs: 0, endMs: 1, ships: [211_000_001 as Mmsi] },
  caller: { uuid: 'a', name: 'anna', roles: [] },
};

function say(message: ReportMessage): void {
  threads[0]?.emit('message', message);
}

/** All batches of a report. */
async function batchesOf(run: ReportRun = {}): Promise<unknown[]> {
  const batches: unknown[] = [];
  for await (const records of inThread('store.sqlite')(TASK, run)) batches.push(records);
  return batches;
}

it('a thread is begun when a report is read, with the file and what is asked for', async () => {
  const report = inThread('store.sqlite')(TASK, {})[Symbol.asyncIterator]();
  expect(threads).toHaveLength(0);
  const first = report.next();
  expect(threads).toHaveLength(1);
  expect(threads[0]?.workerData).toEqual({ file: 'store.sqlite', task: TASK });
  expect(threads[0]?.url.href).toMatch(/\/serve\/report-worker\.js$/);
  say({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  expect(await first).toEqual({ done: true, value: undefined });
});

it('records come in their order, and how far it is', async () => {
  const told: ReportProgress[] = [];
  const batches = batchesOf({ onProgress: (progress) => told.push(progress) });
  const progress = { shipsDone: 1, shipsTotal: 2, shipPart: 0 };
  say({ kind: 'records', records: [1 as never] });
  say({ kind: 'progress', progress });
  say({ kind: 'records', records: [2 as never, 3 as never] });
  say({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  expect(await batches).toEqual([[1], [2, 3]]);
  expect(told).toEqual([progress]);
});

it('a thread that breaks ends the report with what broke it', async () => {
  const batches = batchesOf();
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  await expect(batches).rejects.toThrow('out of memory');
});

it('a thread that breaks when it is over harms nobody', async () => {
  const batches = batchesOf();
  say({ kind: 'finished' });
  threads[0]?.emit('exit', 0);
  await batches;
  threads[0]?.emit('error', new Error('out of memory'));
});

it('a thread that ends before the report does not pass for the end of it', async () => {
  const batches = batchesOf();
  say({ kind: 'records', records: [] });
  threads[0]?.emit('exit', 1);
  await expect(batches).rejects.toThrow('has ended before it');
});

it('an interruption stops the thread, and waits until it has ended', async () => {
  const interruption = new AbortController();
  const batches = batchesOf({ signal: interruption.signal });
  let hasEnded = false;
  threads[0]?.on('exit', () => {
    hasEnded = true;
  });
  interruption.abort();
  await expect(batches).rejects.toThrow();
  expect(threads[0]?.told).toEqual(['stop']);
  expect(hasEnded).toBe(true);
});

it('who reads no further stops the thread', async () => {
  const report = inThread('store.sqlite')(TASK, {})[Symbol.asyncIterator]();
  const first = report.next();
  say({ kind: 'records', records: [1 as never] });
  await first;
  await report.return?.();
  expect(threads[0]?.told).toEqual(['stop']);
});
