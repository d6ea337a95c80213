import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SweepTask } from './sweep-task.ts';
import { runInWorkers } from './sweep-workers.ts';

/** Threads that respond with the task's seed; seed 13 makes them fail, and seed 99 never completes. */
const threads = vi.hoisted(() => ({ begun: 0, ended: 0 }));

vi.mock('node:worker_threads', () => ({
  Worker: class extends EventEmitter {
    #isEnded = false;
    constructor() {
      super();
      threads.begun++;
    }
    postMessage({ seed }: SweepTask): void {
      setImmediate(() => {
        if (seed === 13) this.emit('error', new Error('broken'));
        else if (seed !== 99) this.emit('message', [{ found: seed }]);
      });
    }
    async terminate(): Promise<void> {
      if (this.#isEnded) return;
      this.#isEnded = true;
      threads.ended++;
      this.emit('exit', 1);
    }
  },
}));

beforeEach(() => {
  Object.assign(threads, { begun: 0, ended: 0 });
});

function tasksOf(...seeds: readonly number[]): readonly SweepTask[] {
  return seeds.map((seed) => ({
    text: '',
    fileName: '',
    seed,
    cells: [],
    presets: [],
    options: {},
  }));
}

it.each([
  [1, 1],
  [3, 3],
  [9, 5],
])('with %i jobs runs five tasks once each, on %i threads', async (jobs, begun) => {
  const results = new Map<number, unknown>();
  const { signal } = new AbortController();
  const done = (task: number, counts: unknown): void => void results.set(task, counts);
  await runInWorkers(jobs)(tasksOf(5, 6, 7, 8, 9), done, signal);
  const expected = [5, 6, 7, 8, 9].map((seed, i) => [i, [{ found: seed }]] as const);
  expect(results).toEqual(new Map(expected));
  expect(threads).toEqual({ begun, ended: begun });
});

it('an interruption ends all threads at once, and reports no further task', async () => {
  const interruption = new AbortController();
  const listen = vi.spyOn(interruption.signal, 'addEventListener');
  const done = vi.fn();
  const run = runInWorkers(20)(tasksOf(...Array(40).fill(99)), done, interruption.signal);
  setTimeout(() => interruption.abort(), 5);
  await run;
  expect(done).not.toHaveBeenCalled();
  expect(threads).toEqual({ begun: 20, ended: 20 });
  expect(listen).toHaveBeenCalledOnce();
});

it('a failing thread ends all, with its error', async () => {
  const { signal } = new AbortController();
  const run = runInWorkers(2)(tasksOf(99, 13, 5), () => undefined, signal);
  await expect(run).rejects.toThrow('broken');
  expect(threads).toEqual({ begun: 2, ended: 2 });
});
