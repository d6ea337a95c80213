/**
 * Hands batches of the meetings to a service with the store whose path it is given, from a batch on; says after each which
 * batches are acknowledged, all up to it. It lives until it is killed, or until it has nothing more to do.
 */
import { createSqliteStore } from '@roadstead/store-sqlite';
import { BATCHES, CONFIGURATION } from './meetings.ts';
import { CHIEF, serviceFor } from './service-for.ts';

const IN_FLIGHT = 8;

const [path = '', first = '0'] = process.argv.slice(2);
const store = await createSqliteStore({ path });
const service = serviceFor(store);
await service.start();
if ((await service.sts.configurations(CHIEF)).total === 0) {
  await service.sts.createConfiguration(CHIEF, CONFIGURATION);
}
const acknowledged = new Set<number>();
let next = Number(first);
let upTo = next;

async function hand(): Promise<void> {
  while (next < BATCHES.length) {
    const batch = next++;
    const taken = await service.ingest(BATCHES[batch] ?? []);
    if (!taken.ok) throw new Error(taken.failure.detail);
    acknowledged.add(batch);
    while (acknowledged.has(upTo)) upTo++;
    process.stdout.write(`${upTo}\n`);
  }
}
process.stdout.write(`${upTo}\n`);
await Promise.all(Array.from({ length: IN_FLIGHT }, hand));
await service.stop();
await store.close();
