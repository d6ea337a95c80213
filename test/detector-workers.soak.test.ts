import { describe, expect, it } from 'vitest';
import { SOAK_SEED } from './soak-seed.ts';
import { CONFIGURATION, readRecording } from './solent.ts';
import { detectAlone } from './workers/cluster.ts';
import { COUNTS, DISTURBED, expectEqual, expectEqualHistories } from './workers/expect-equal.ts';
import { reportsInput, SEA_CONFIGURATIONS } from './workers/inputs.ts';
import { simulateSea } from './workers/simulated-sea.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 500);

describe(`several workers with SOAK_SEED=${SOAK_SEED}`, () => {
  it('[L17] [L18] [L19] find what one detector finds on half a simulated day of 100 ships', () => {
    const input = reportsInput(simulateSea(10, 12, SOAK_SEED), 2000, SEA_CONFIGURATIONS);
    const alone = detectAlone(input);
    expect(alone.length).toBeGreaterThan(100);
    for (const count of COUNTS) expectEqual(input, alone, count, SOAK_SEED);
    expectEqual(input, alone, 4, SOAK_SEED, DISTURBED);
  });

  it('[L18] [L19] find what one detector finds in the Solent, disturbed in ten ways', async () => {
    const input = reportsInput(await readRecording(), 100, [CONFIGURATION]);
    const alone = detectAlone(input);
    for (let seed = SOAK_SEED; seed < SOAK_SEED + 10; seed++) {
      const happened = expectEqual(input, alone, 1 + (seed % 4), seed, DISTURBED);
      expect(happened['save']).toBeGreaterThan(0);
    }
  });

  it('[L18] [L19] find what one detector and the oracle find in random histories', () => {
    expectEqualHistories(RUNS);
  });
});
