import { Worker } from 'node:worker_threads';
import type { SweepResult, SweepTask } from './sweep-task.ts';

/** Runs tasks; `done` is called for each, in any order. */
export type SweepRunner = (
  tasks: readonly SweepTask[],
  done: (task: number, result: SweepResult) => void,
  signal: AbortSignal,
) => Promise<void>;

/** The compiled worker: threads of Node 20 cannot load TypeScript, so a sweep cannot run from source. */
const WORKER = new URL('./sweep-worker.js', import.meta.url);

/** Runs tasks on a number of threads. */
export function runInWorkers(jobs: number): SweepRunner {
  return async (tasks, done, signal) => {
    const count = Math.min(jobs, tasks.length);
    const workers = Array.from({ length: count }, () => new Worker(WORKER));
    const stop = (): void => {
      for (const worker of workers) void worker.terminate();
    };
    // One listener for all: Node warns of a leak above ten.
    signal.addEventListener('abort', stop, { once: true });
    let next = 0;
    const work = async (worker: Worker): Promise<void> => {
      while (next < tasks.length && !signal.aborted) {
        const task = next++;
        const result = await runTask(worker, tasks[task]);
        if (result) done(task, result);
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

/** Posts a task to a worker. @returns its result, or undefined if the worker ends before */
function runTask(worker: Worker, task: SweepTask): Promise<SweepResult | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      worker.off('message', take).off('error', fail).off('exit', stop);
      end();
    };
    const take = (result: SweepResult): void => settle(() => resolve(result));
    const fail = (error: Error): void => settle(() => reject(error));
    const stop = (): void => settle(() => resolve(undefined));
    worker.on('message', take).on('error', fail).on('exit', stop);
    worker.postMessage(task);
  });
}
