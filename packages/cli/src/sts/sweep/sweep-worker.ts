import { parentPort } from 'node:worker_threads';
import { sweepScenario } from './sweep-run.ts';
import type { SweepTask } from './sweep-task.ts';

parentPort?.on('message', (task: SweepTask) => parentPort?.postMessage(sweepScenario(task)));
