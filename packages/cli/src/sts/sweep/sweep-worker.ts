import { parentPort } from 'node:worker_threads';
import { type SweepTask, sweepScenario } from './sweep-run.ts';

parentPort?.on('message', (task: SweepTask) => parentPort?.postMessage(sweepScenario(task)));
