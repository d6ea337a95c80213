/** Fuzzes the HTTP interface: `npm run fuzz:http -- 1000000 [SEED]`. A signal ends it early, with its result. */
import { createChance } from '../simulation/world.ts';
import { fuzz } from './fuzz.ts';

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
if (!(count > 0 && Number.isInteger(seed))) {
  process.stderr.write('npm run fuzz:http -- REQUESTS [SEED]\n');
  process.exit(2);
}
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
const result = await fuzz(createChance(seed), (requests) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${requests} of ${count} requests `);
  return isInterrupted || requests >= count;
});
const { requests, wrong, statuses, neverOk, heaps } = result;
process.stdout.write(`${requests} requests: ${JSON.stringify(statuses)}\n`);
process.stdout.write(`never successful: ${neverOk.join(', ') || 'none'}\n`);
process.stdout.write(`heap in megabytes: ${heaps.join(' ')}\n`);
for (const text of wrong) process.stdout.write(`wrong: ${text}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
