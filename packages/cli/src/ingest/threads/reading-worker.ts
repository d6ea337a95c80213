import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type ReadingOptions, trackedRecordings } from '../tracked-recordings.ts';
import { sendParts } from './reading-protocol.ts';

const port = parentPort as MessagePort;
const { stdin } = process;
await sendParts(port, (interrupted) =>
  trackedRecordings(workerData as ReadingOptions, { stdin, interrupted }),
);
port.close();
