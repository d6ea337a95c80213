import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openRecordingSource } from '../recordings-source.ts';
import { sendReports } from './reading-protocol.ts';
import type { ReadingPass } from './reading-thread.ts';

const port = parentPort as MessagePort;
const { isSorted, ...options } = workerData as ReadingPass;
await sendReports(port, async () => {
  const source = await openRecordingSource(options, process.stdin);
  return isSorted && source.sorted ? source.sorted() : source;
});
port.close();
