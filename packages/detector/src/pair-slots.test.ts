import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OwnedSlots, PAIR_SLOTS, pairSlotOf } from './pair-slots.ts';

const RECORDING = new URL('../../cli/data/solent-2016-01-12.csv', import.meta.url);

/** The MMSIs of the ships in the bundled recording. */
function recordedMmsis(): readonly number[] {
  const [header, ...lines] = readFileSync(RECORDING, 'utf8').trim().split(/\r?\n/);
  const column = header
    .toLowerCase()
    .split(',')
    .findIndex((name) => name.includes('mmsi'));
  return [...new Set(lines.map((line) => Number(line.split(',')[column])))];
}

/** Returns the number of pairs in each slot. */
function countSlots(mmsis: readonly number[]): readonly number[] {
  const counts = Array.from({ length: PAIR_SLOTS }, () => 0);
  for (const [i, a] of mmsis.entries())
    for (const b of mmsis.slice(0, i)) counts[pairSlotOf(a, b)]++;
  return counts;
}

/** Pearson's statistic of even slots: 63 degrees of freedom, so its mean is 63 and 1 of 1000 random hashes exceeds 104. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

describe('the slot of a pair', () => {
  it('[L17] is the same for both orders of the ships', () => {
    const mmsis = recordedMmsis();
    for (const a of mmsis) for (const b of mmsis) expect(pairSlotOf(a, b)).toBe(pairSlotOf(b, a));
  });

  it('[L17] never changes, because snapshots and assignments contain it', () => {
    const pairs = [
      [201000000, 775999999],
      [235013375, 235070762],
      [211000001, 211000002],
      [563000004, 244000007],
    ];
    expect(pairs.map(([a, b]) => pairSlotOf(a, b))).toEqual([55, 57, 45, 58]);
  });

  it('[L17] spreads the pairs of a recording evenly', () => {
    const mmsis = recordedMmsis();
    expect(mmsis.length).toBe(91);
    expect(chiSquare(countSlots(mmsis))).toBeLessThan(104);
  });

  it.each([1, 2, 64, 1907])(
    '[L17] spreads the pairs of ships whose MMSIs differ by %i evenly',
    (step) => {
      const mmsis = Array.from({ length: 400 }, (_, i) => 244_000_000 + i * step);
      expect(chiSquare(countSlots(mmsis))).toBeLessThan(104);
    },
  );

  it('[L17] spreads the pairs of one ship with the others evenly', () => {
    const counts = Array.from({ length: PAIR_SLOTS }, () => 0);
    for (let i = 1; i <= 6400; i++) counts[pairSlotOf(235_013_375, 235_013_375 + i)]++;
    expect(chiSquare(counts)).toBeLessThan(104);
  });
});

describe('owned slots', () => {
  it('are all only with every slot', () => {
    const owned = new OwnedSlots(Array.from({ length: PAIR_SLOTS }, (_, slot) => slot));
    expect(owned.isAll).toBe(true);
    owned.delete(63);
    owned.delete(63);
    expect([owned.isAll, owned.has(63), owned.list.length]).toEqual([false, false, 63]);
    owned.add(63);
    owned.add(63);
    expect(owned.isAll).toBe(true);
  });

  it.each([-1, 64, 0.5, Number.NaN])('do not include %d', (slot) => {
    expect(() => new OwnedSlots([slot])).toThrow(RangeError);
  });
});
