import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connectPostgres } from '@roadstead/store-postgres';
import { NATS_SERVER } from '../../packages/log-nats/src/testing/nats-server.ts';
import { ROOT } from '../workspace.ts';
import { POSTGRES_PROGRAMS } from './faults/postgres-server.ts';

/** The tests that need servers. */
const TESTS = [
  'packages/store-postgres/src/server',
  'packages/log-nats/src',
  'test/cluster/standby.test.ts',
  'test/cluster/servers.test.ts',
  'test/cluster/copy-store.test.ts',
  'test/cluster/faults/faults.test.ts',
];
/** Random faults; `npm run faults:cluster` makes more. */
const FAULTS = 20;

/** Where Debian's PostgreSQL listens. */
const url = process.env['ROADSTEAD_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Names the tests that are left out. @returns whether there are some that must run */
function reportMissing(missing: readonly string[]): boolean {
  for (const each of missing) process.stderr.write(`Left out: ${each}\n`);
  return missing.length > 0 && process.argv.includes('--required');
}

/** Runs a statement on the server. */
async function execute(statement: string): Promise<void> {
  const database = connectPostgres({ url });
  try {
    const session = await database.connect(60_000);
    try {
      await session.query(statement);
    } finally {
      session.release(false);
    }
  } finally {
    await database.close();
  }
}

/** The file for the results of `npm test`, beside which those of these tests are written; set by `.ci/run`. */
const results = process.env['TEST_RESULTS'];
const name = `roadstead_test_${randomUUID().slice(0, 8)}`;
const missing: string[] = [];
let own: string | undefined;
try {
  await execute(`CREATE DATABASE ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  own = address.href;
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  missing.push(`tests of PostgreSQL; name a server with ROADSTEAD_POSTGRES_URL (${reason}).`);
}
if (NATS_SERVER === undefined)
  missing.push('tests of NATS; install the program nats-server, or name it with NATS_SERVER.');
if (POSTGRES_PROGRAMS === undefined)
  missing.push(
    'random faults; install the programs of PostgreSQL, or name them with POSTGRES_BIN.',
  );

if (reportMissing(missing)) {
  process.exitCode = 1;
} else {
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'together', '--no-file-parallelism', ...TESTS],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...(own !== undefined && { ROADSTEAD_POSTGRES_URL: own }),
        ...(POSTGRES_PROGRAMS !== undefined && { CLUSTER_FAULTS: String(FAULTS) }),
        ...(results !== undefined && {
          TEST_RESULTS: results.replace(/\.json$/, '-servers.json'),
        }),
      },
    },
  );
  process.exitCode = status ?? 1;
}
if (own !== undefined) await execute(`DROP DATABASE ${name} WITH (FORCE)`);
