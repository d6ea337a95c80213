import { describe, expect, it } from 'vitest';
import { NATS_SERVER } from '../../../packages/log-nats/src/testing/nats-server.ts';
import { SOAK_SEED } from '../../soak-seed.ts';
import { POSTGRES_PROGRAMS } from '../faults/postgres-server.ts';
import { previousCommit } from './release.ts';
import { upgradeCluster } from './upgrade-cluster.ts';

/** Two builds and six starts: three and a half minutes on two cores that others use. */
const TEST_MS = 7 * 60_000;

const commit = previousCommit();
const missing = [
  commit === undefined && 'the commit before this one (UPGRADE_FROM names another)',
  POSTGRES_PROGRAMS === undefined && 'the programs of PostgreSQL (POSTGRES_BIN)',
  NATS_SERVER === undefined && 'the program nats-server (NATS_SERVER)',
].filter((each) => each !== false);
for (const each of missing)
  process.stderr.write(`Left out: the upgrade of a cluster, without ${each}.\n`);

describe('an upgrade under load', () => {
  it.skipIf(missing.length > 0)(
    '[L21] loses nothing, stores nothing twice, and serves reads, from the previous commit',
    async () => {
      const { wrong, measured } = await upgradeCluster(commit!, SOAK_SEED);
      for (const text of measured) process.stdout.write(`  ${text}\n`);
      expect(wrong).toEqual([]);
    },
    TEST_MS,
  );
});
