import { expect, it } from 'vitest';
import { SOAK_SEED } from '../../soak-seed.ts';
import { runFaultCluster } from './run-fault-cluster.ts';

/** Set by `npm run test:cluster`: the faults take two minutes, and need the programs of PostgreSQL and NATS. */
const FAULTS = Number(process.env['CLUSTER_FAULTS'] ?? 0);

it.skipIf(FAULTS === 0)(
  `[L16] [L19] [L20] [L21] loses nothing and repeats nothing in ${FAULTS} random faults, with SOAK_SEED=${SOAK_SEED}`,
  { timeout: 600_000 },
  async () => {
    const { wrong, measured } = await runFaultCluster(SOAK_SEED, FAULTS);
    for (const text of measured) process.stdout.write(`  ${text}\n`);
    expect(wrong).toEqual([]);
  },
);
