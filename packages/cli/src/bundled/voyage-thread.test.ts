import { EventEmitter } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import { beforeEach, expect, it, vi } from 'vitest';
import { SharedPlanner, WorkerPlanner } from './voyage-thread.ts';
import type { VoyageCall, VoyageMessage } from './voyage-worker.ts';

interface Thread extends EventEmitter {
  readonly url: URL;
  readonly calls: readonly VoyageCall[];
  readonly isReferenced: boolean;
}

/** Threads controlled by the test. */
const threads = vi.hoisted((): Thread[] => []);

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    readonly calls: VoyageCall[] = [];
    readonly url: URL;
    isReferenced = true;
    constructor(url: URL) {
      super();
      this.url = url;
      threads.push(this);
    }
    postMessage(call: VoyageCall): void {
      this.calls.push(call);
    }
    ref(): void {
      this.isReferenced = true;
    }
    unref(): void {
      this.isReferenced = false;
    }
    async terminate(): Promise<void> {
      this.emit('exit', 1);
    }
  },
}));

beforeEach(() => void threads.splice(0));

const PLACE = { longitude: 10, latitude: 54 };

function send(message: VoyageMessage): void {
  threads[0]?.emit('message', message);
}

it('is loaded when the thread has loaded the sea graph, and keeps no idle process from ending', async () => {
  const { loaded, voyages } = new WorkerPlanner();
  expect(threads[0]?.url.href).toMatch(/\/bundled\/voyage-worker\.js$/);
  expect(threads[0]?.isReferenced).toBe(true);
  send({ kind: 'loaded' });
  await loaded;
  expect(threads[0]?.isReferenced).toBe(false);
  const offWater = voyages.offWaterMeters(PLACE);
  expect(threads[0]?.isReferenced).toBe(true);
  send({ kind: 'result', id: 1, value: 12 });
  expect(await offWater).toBe(12);
  expect(threads[0]?.isReferenced).toBe(false);
});

it('gives each call its own result or error, in any order', async () => {
  const { voyages } = new WorkerPlanner();
  const calls = [1, 2, 3].map((longitude) => voyages.offWaterMeters({ longitude, latitude: 0 }));
  expect(threads[0]?.calls).toMatchObject([
    { id: 1, method: 'offWaterMeters', input: { longitude: 1 } },
    { id: 2, input: { longitude: 2 } },
    { id: 3, input: { longitude: 3 } },
  ]);
  send({ kind: 'result', id: 3, value: undefined });
  send({ kind: 'error', id: 1, error: new RangeError('invalid position') });
  send({ kind: 'result', id: 2, value: 20 });
  expect(await Promise.allSettled(calls)).toMatchObject([
    { status: 'rejected', reason: new RangeError('invalid position') },
    { status: 'fulfilled', value: 20 },
    { status: 'fulfilled', value: undefined },
  ]);
});

it('rejects pending and later calls with the error of a failed thread', async () => {
  const { loaded, voyages } = new WorkerPlanner();
  const pending = voyages.offWaterMeters(PLACE);
  threads[0]?.emit('error', new Error('out of memory'));
  threads[0]?.emit('exit', 1);
  await expect(pending).rejects.toThrow('out of memory');
  await expect(voyages.offWaterMeters(PLACE)).rejects.toThrow('out of memory');
  await expect(loaded).rejects.toThrow('out of memory');
});

it('ends with its thread', async () => {
  const planner = new WorkerPlanner();
  const pending = planner.voyages.offWaterMeters(PLACE);
  await Promise.all([planner.close(), expect(pending).rejects.toThrow('has ended')]);
});

it('is shared by another thread, whose calls have numbers and results of their own', async () => {
  const { port1, port2 } = new MessageChannel();
  const planner = new SharedPlanner(port2 as unknown as MessagePort);
  const { voyages } = planner;
  const calls: VoyageCall[] = [];
  const called = new Promise<void>((resolve) => {
    port1.onmessage = ({ data }) => {
      calls.push(data);
      resolve();
    };
  });
  port1.postMessage({ kind: 'loaded' });
  await planner.loaded;
  const offWater = voyages.offWaterMeters(PLACE);
  await called;
  expect(calls).toEqual([{ id: 1, method: 'offWaterMeters', input: PLACE }]);
  port1.postMessage({ kind: 'result', id: 1, value: 12 });
  expect(await offWater).toBe(12);
  const pending = voyages.offWaterMeters(PLACE);
  await Promise.all([planner.close(), expect(pending).rejects.toThrow('has ended')]);
});
