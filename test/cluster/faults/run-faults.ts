/** Makes random faults in a cluster: `npm run faults:cluster -- NUMBER [SEED]`. A signal ends it early, with its result. */
import { NATS_SERVER } from '../../../packages/log-nats/src/testing/nats-server.ts';
import { POSTGRES_PROGRAMS } from './postgres-server.ts';
import { runFaultCluster } from './run-fault-cluster.ts';

const [count = 200, seed = Math.floor(Date.now() / 1000)] = process.argv.slice(2).map(Number);
if (!(Number.isInteger(count) && count > 0 && Number.isInteger(seed))) {
  process.stderr.write('npm run faults:cluster -- NUMBER [SEED]\n');
  process.exit(2);
}
if (POSTGRES_PROGRAMS === undefined || NATS_SERVER === undefined) {
  process.stderr.write('The programs of PostgreSQL and nats-server are not installed.\n');
  process.exit(2);
}
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (isInterrupted = true));
const { wrong, measured } = await runFaultCluster(seed, count, () => isInterrupted);
for (const text of measured) process.stdout.write(`  ${text}\n`);
process.stdout.write(`seed ${seed}: ${wrong.length} rules broken\n`);
for (const text of wrong) process.stdout.write(`  ${text}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
