/**
 * Ingests batches of the meetings from an index on, with a service on the store at the given path; prints after each the
 * number of batches that are acknowledged without a gap. It runs until it is killed, or until all batches are ingested.
 */
import { createSqliteStore } from '@roadstead/store-sqlite';
import { ADMINISTRATOR, createKillTestService } from './create-kill-test-service.ts';
import { BATCHES, CONFIGURATION } from './meetings.ts';

const IN_FLIGHT = 8;

const [path = '', first = '0'] = process.argv.slice(2);
const store = await createSqliteStore({ path });
const service = createKillTestService(store);
await service.start();
if ((await service.configurations.list(ADMINISTRATOR)).total === 0) {
  await service.configurations.create(ADMINISTRATOR, CONFIGURATION);
}
const acknowledged = new Set<number>();
let next = Number(first);
let upTo = next;

async function ingest(): Promise<void> {
  while (next < BATCHES.length) {
    const batch = next++;
    const result = await service.ingest({ positions: BATCHES[batch] ?? [] });
    if (!result.ok) throw new Error(result.error.detail);
    acknowledged.add(batch);
    while (acknowledged.has(upTo)) upTo++;
    process.stdout.write(`${upTo}\n`);
  }
}
process.stdout.write(`${upTo}\n`);
await Promise.all(Array.from({ length: IN_FLIGHT }, ingest));
await service.stop();
await store.close();
