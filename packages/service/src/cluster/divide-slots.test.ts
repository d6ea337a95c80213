import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideSlots } from './divide-slots.ts';

const WORKERS = ['a', 'b', 'c', 'd', 'e'];
const owners = fc.array(fc.constantFrom(null, 'gone', ...WORKERS), {
  minLength: 64,
  maxLength: 64,
});
const workers = fc.subarray(WORKERS, { minLength: 1 });
const always = (): boolean => true;

function countsOf(divided: readonly (string | null)[], names: readonly string[]): number[] {
  return names.map((name) => divided.filter((owner) => owner === name).length);
}

describe('divideSlots', () => {
  it('[L17] divides slots evenly between the workers', () => {
    fc.assert(
      fc.property(owners, workers, (before, names) => {
        const counts = countsOf(divideSlots(before, names, always), names);
        expect(counts.reduce((sum, count) => sum + count)).toBe(64);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('moves no more slots than it has to', () => {
    fc.assert(
      fc.property(owners, workers, (before, names) => {
        const divided = divideSlots(before, names, always);
        const moved = divided.filter((owner, slot) => owner !== before[slot]).length;
        const counts = countsOf(before, names).sort((one, other) => other - one);
        // Those with the most slots have the greater shares.
        const shares = names.map(
          (_, i) => Math.floor(64 / names.length) + +(i < 64 % names.length),
        );
        const stay = counts.reduce((sum, count, i) => sum + Math.min(count, shares[i]), 0);
        expect(moved).toBe(64 - stay);
      }),
    );
  });

  it('[L18] moves only movable slots', () => {
    fc.assert(
      fc.property(
        owners,
        workers,
        fc.array(fc.boolean(), { minLength: 64 }),
        (before, names, can) => {
          const divided = divideSlots(before, names, (slot) => can[slot]);
          for (const [slot, owner] of divided.entries())
            if (!can[slot]) expect(owner).toBe(before[slot]);
        },
      ),
    );
  });

  it('leaves the slots as they are without workers', () => {
    expect(divideSlots(['gone', null], [], always)).toEqual(['gone', null]);
  });
});
