import { Worker } from 'node:worker_threads';
import type { CellCounts, SweepTask } from './sweep-run.ts';

/** Runs tasks somewhere; `done` is told of each, in any order. */
export type SweepRunner = (
  tasks: readonly SweepTask[],
  done: (task: number, counts: readonly CellCounts[]) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Runs tasks on so many threads. */
export function inWorkers(jobs: number): SweepRunner {
  return async (tasks, done, signal) => {
    let next = 0;
    const work = async (): Promise<void> => {
      const worker = new Worker(new URL('./sweep-worker.js', import.meta.url));
      try {
        while (next < tasks.length && !signal.aborted) {
          const task = next++;
          done(task, await answer(worker, tasks[task], signal));
        }
      } finally {
        await worker.terminate();
      }
    };
    await Promise.all(Array.from({ length: Math.min(jobs, tasks.length) }, work));
  };
}

/** Gives a worker a task. @returns its answer, or nothing when the signal comes before */
function answer(
  worker: Worker,
  task: SweepTask,
  signal: AbortSignal,
): Promise<readonly CellCounts[]> {
  return new Promise((resolve, reject) => {
    const stop = (): void => settle(() => resolve([]));
    const fail = (error: Error): void => settle(() => reject(error));
    const take = (counts: readonly CellCounts[]): void => settle(() => resolve(counts));
    const settle = (end: () => void): void => {
      worker.off('message', take);
      worker.off('error', fail);
      signal.removeEventListener('abort', stop);
      end();
    };
    worker.on('message', take);
    worker.on('error', fail);
    signal.addEventListener('abort', stop);
    worker.postMessage(task);
  });
}
