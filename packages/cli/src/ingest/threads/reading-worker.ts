import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type ReadingOptions, trackedRecordings } from '../tracked-recordings.ts';
import { sendParts } from './reading-protocol.ts';

const port = parentPort as MessagePort;
const { stdin } = process;
await sendParts(port, async function* (interrupted) {
  const { parts } = await trackedRecordings(workerData as ReadingOptions, { stdin, interrupted });
  yield* parts();
});
port.close();
