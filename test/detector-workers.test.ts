import { describe, expect, it } from 'vitest';
import { CONFIGURATION, readRecording } from './solent.ts';
import { detectAlone } from './workers/cluster.ts';
import { COUNTS, DISTURBED, expectEqual, expectEqualHistories } from './workers/expect-equal.ts';
import { filteredInput } from './workers/filtered-worker.ts';
import { reportsInput, SEA_CONFIGURATIONS } from './workers/inputs.ts';
import { simulateSea } from './workers/simulated-sea.ts';

const RUNS = Number(process.env['ORACLE_RUNS'] ?? 20);

describe('several workers', () => {
  it('[L17] find what one detector finds in the Solent', async () => {
    const input = reportsInput(await readRecording(), 500, [CONFIGURATION]);
    const alone = detectAlone(input);
    expect(alone).toHaveLength(249);
    for (const count of COUNTS) expectEqual(input, alone, count, count);
  });

  it('[L17] find what one detector finds in a simulated sea', () => {
    const input = reportsInput(simulateSea(5, 6, 1), 500, SEA_CONFIGURATIONS);
    const alone = detectAlone(input);
    expect(alone.length).toBeGreaterThan(50);
    for (const count of COUNTS) expectEqual(input, alone, count, count);
    expectEqual(input, alone, 3, 7, DISTURBED);
  });

  it('[D15] [L18] find what one detector with filters finds, while encounters that wait for them move', () => {
    const filters = { durationMinutesMin: 400, speedKnotsMedianMax: 2 };
    const configuration = { ...CONFIGURATION, windowMinutes: 10, filters };
    const input = filteredInput(simulateSea(5, 10, 2), 1000, configuration);
    const alone = detectAlone(input);
    const fired = alone.filter(({ kind }) => kind === 'fired');
    const waited = fired.filter(
      ({ event }) => event.firedTimeMs - event.activationTimeMs >= 400 * 60_000,
    );
    expect(waited.length).toBeGreaterThan(5);
    expectEqual(input, alone, 3, 1, DISTURBED);
  });

  it('[L18] [L19] find what one detector and the oracle find, while slots move and workers start and die', () => {
    expectEqualHistories(RUNS);
  });
});
