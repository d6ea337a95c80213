import { describe, it } from 'vitest';
import { SOAK_SEED } from '../soak-seed.ts';
import { assertSameEvents } from './random-scenarios.ts';

/** Two and a half minutes of one core; `ORACLE_RUNS=100000`, before a change of the detector, takes half an hour. */
const RUNS = Number(process.env['ORACLE_RUNS'] ?? 8000);
/** Of one scenario, on a busy machine; a failure takes minutes to shrink. */
const RUN_MS_MAX = 60;

describe('the detector and the oracle', () => {
  it(
    `[D1–D7, D11, D15, D16] find the same events in ${RUNS} random fleets`,
    () => {
      assertSameEvents({ numRuns: RUNS, seed: SOAK_SEED });
    },
    RUNS * RUN_MS_MAX,
  );
});
