import { parentPort } from 'node:worker_threads';
import { bundledSurroundingsOnce } from '../../bundled/bundled-surroundings.ts';
import { sweepScenario } from './sweep-run.ts';
import type { SweepTask } from './sweep-task.ts';

const surroundings = bundledSurroundingsOnce();
parentPort?.on('message', (task: SweepTask) => {
  // A rejection is not handled, and so an error of the thread.
  void sweepScenario(task, surroundings).then((result) => parentPort?.postMessage(result));
});
