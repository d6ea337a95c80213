/** Writes to the store at the given path until it is killed; prints the number of each acknowledged batch on a line. */
import { createSqliteStore } from '../index.ts';
import { BATCH_COLLECTION, BATCH_SERIES, batchRows } from './batches.ts';

const IN_FLIGHT = 8;

const store = await createSqliteStore({ path: process.argv[2]! });
const tracks = store.series(BATCH_SERIES);
const batches = store.collection(BATCH_COLLECTION);
let next = (await batches.find({}, { descending: true, limit: 1 }))[0]?.number ?? 0;

async function write(): Promise<never> {
  for (;;) {
    const number = ++next;
    await store.write([
      tracks.append(batchRows(number)),
      tracks.discardArrivals(number - 100),
      batches.insert({ number }),
      store.counters('batches').add('all', 1),
      store.blobs.put('last', new Uint8Array(100_000).fill(number)),
    ]);
    process.stdout.write(`${number}\n`);
  }
}
await Promise.all(Array.from({ length: IN_FLIGHT }, write));
