import { parentPort } from 'node:worker_threads';
import { sweepScenario } from './sweep-run.ts';
import type { SweepTask } from './sweep-task.ts';

parentPort?.on('message', (task: SweepTask) => {
  // A rejection is not handled, and so an error of the thread.
  void sweepScenario(task).then((result) => parentPort?.postMessage(result));
});
