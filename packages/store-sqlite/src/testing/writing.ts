/** Writes to the store whose path it is given until it is killed, and says what was acknowledged, a line each. */
import { createSqliteStore } from '../index.ts';
import { BATCHES, batchRows, TRACKS } from './batches.ts';

const IN_FLIGHT = 8;

const store = await createSqliteStore({ path: process.argv[2]! });
const tracks = store.series(TRACKS);
const batches = store.collection(BATCHES);
let next = (await batches.find({}, { descending: true, limit: 1 }))[0]?.number ?? 0;

async function write(): Promise<never> {
  for (;;) {
    const number = ++next;
    await store.write([
      tracks.append(batchRows(number)),
      tracks.forgetArrivals(number - 100),
      batches.insert({ number }),
      store.tallies('batches').add('all', 1),
      store.keep.put('last', new Uint8Array(100_000).fill(number)),
    ]);
    process.stdout.write(`${number}\n`);
  }
}
await Promise.all(Array.from({ length: IN_FLIGHT }, write));
