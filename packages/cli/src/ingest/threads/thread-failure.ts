import type { Worker } from 'node:worker_threads';

/** Rejects with the error of a thread that fails, or with a message when it has ended; a rejection that nobody awaits is ignored. */
export function threadFailure(worker: Worker, ended: string): Promise<never> {
  const failed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error(ended)));
  });
  failed.catch(() => undefined);
  return failed;
}
