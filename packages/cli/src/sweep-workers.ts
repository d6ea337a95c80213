import { Worker } from 'node:worker_threads';
import type { CellCounts, SweepTask } from './sweep-run.ts';

/** Runs tasks somewhere; `done` is told of each, in any order. */
export type SweepRunner = (
  tasks: readonly SweepTask[],
  done: (task: number, counts: readonly CellCounts[]) => void,
  signal: AbortSignal,
) => Promise<void>;

/** As it is built: threads of Node 20 cannot begin with TypeScript, so that a sweep does not run from its sources. */
const WORKER = new URL('./sweep-worker.js', import.meta.url);

/** Runs tasks on so many threads. */
export function inWorkers(jobs: number): SweepRunner {
  return async (tasks, done, signal) => {
    const count = Math.min(jobs, tasks.length);
    const workers = Array.from({ length: count }, () => new Worker(WORKER));
    const stop = (): void => {
      for (const worker of workers) void worker.terminate();
    };
    // One listener for all: node takes one for each of many threads for a leak.
    signal.addEventListener('abort', stop, { once: true });
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < tasks.length && !signal.aborted) {
        const task = next++;
        const counts = await answer(worker, tasks[task]);
        if (counts) done(task, counts);
      }
    };
    try {
      await Promise.all(workers.map(work));
    } finally {
      signal.removeEventListener('abort', stop);
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  };
}

/** Gives a worker a task. @returns its answer, or nothing when the worker is ended before */
function answer(worker: Worker, task: SweepTask): Promise<readonly CellCounts[] | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off('message', take).off('error', fail).off('exit', stop);
      end();
    };
    const take = (counts: readonly CellCounts[]): void => settle(() => resolve(counts));
    const fail = (error: Error): void => settle(() => reject(error));
    const stop = (): void => settle(() => resolve(undefined));
    worker.on('message', take).on('error', fail).on('exit', stop);
    worker.postMessage(task);
  });
}
