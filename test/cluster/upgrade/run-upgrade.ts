/** Upgrades a cluster under load from the commit before this one, or from `UPGRADE_FROM`, to this workspace: `npm run upgrade:cluster [SEED]`. */
import { NATS_SERVER } from '../../../packages/log-nats/src/testing/nats-server.ts';
import { POSTGRES_PROGRAMS } from '../faults/postgres-server.ts';
import { previousCommit } from './release.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

const seed = Number(process.argv[2] ?? Math.floor(Date.now() / 1000));
const commit = previousCommit();
if (!Number.isInteger(seed)) {
  process.stderr.write('npm run upgrade:cluster [SEED]\n');
  process.exit(2);
}
if (POSTGRES_PROGRAMS === undefined || NATS_SERVER === undefined || commit === undefined) {
  process.stderr.write(
    'It needs the programs of PostgreSQL, nats-server, and the commit to upgrade from.\n',
  );
  process.exit(2);
}
const { wrong, measured } = await upgradeCluster(commit, seed);
for (const text of measured) process.stdout.write(`  ${text}\n`);
process.stdout.write(`seed ${seed}: ${wrong.length} rules broken\n`);
for (const text of wrong) process.stdout.write(`  ${text}\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;
