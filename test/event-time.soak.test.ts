import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrongClocks } from './event-time/wrong-clocks.ts';
import { SOAK_SEED } from './soak-seed.ts';

/** Time for the histories of one kind of feed. */
const SEARCH_MS = 20_000;

it.each(['live', 'recorded'] as const)(
  '[D8] no group below the quorum makes a fix of the others late, %s',
  (kind) => {
    const found = fc.check(
      fc.property(wrongClocks(kind), ({ check }) => check()),
      { numRuns: 1_000_000, interruptAfterTimeLimit: SEARCH_MS, seed: SOAK_SEED },
    );
    expect(found.failed && !found.interrupted ? fc.defaultReportMessage(found) : undefined).toBe(
      undefined,
    );
    expect(found.numRuns).toBeGreaterThan(100);
  },
);
