/** Writes pairs to a store, in a thread, and posts the number of each acknowledged pair. */
import { parentPort, workerData } from 'node:worker_threads';
import { createSqliteStore } from '../index.ts';
import { PAIR_COLLECTION, PAIR_SERIES, type PairsWork, pairOf } from './pairs.ts';

const { path, count } = workerData as PairsWork;
const store = await createSqliteStore({ path });
const pairs = store.collection(PAIR_COLLECTION);
const tracks = store.series(PAIR_SERIES);
for (let number = 1; number <= count; number++) {
  await store.write([
    ...pairOf(number).map((document) => pairs.put(document)),
    tracks.append([1, 2].map((key) => ({ key, timeMs: number, x: number }))),
  ]);
  parentPort!.postMessage(number);
}
await store.close();
