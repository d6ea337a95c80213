import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type DetectingOptions, detectOnPort } from './detect-on-port.ts';

await detectOnPort(parentPort as MessagePort, workerData as DetectingOptions);
