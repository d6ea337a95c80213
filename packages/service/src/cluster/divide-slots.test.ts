import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideSlots, divideWithStandbys } from './divide-slots.ts';

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

describe('divideWithStandbys', () => {
  const worker = (name: string, isStandby = false, isLeaving = false) => ({
    ...{ name, isStandby, isLeaving },
  });
  const [A, B] = [worker('a'), worker('b')];
  const STANDBYS = [worker('s', true), worker('t', true)];
  const never = (): boolean => false;

  it('[L18] a standby gets no slots while other workers run', () => {
    const divided = divideWithStandbys(
      ...([['a', 'a', 'a', null], [...STANDBYS, A, B], always, never] as const),
    );
    expect(divided).toEqual(['a', 'a', 'b', 'b']);
  });

  it('[L18] a standby gets all slots of a worker that is gone, and no other slot moves', () => {
    const before = ['gone', 'a', 'a', 'gone', 'b'];
    expect(divideWithStandbys(before, [A, B, worker('c'), ...STANDBYS], always, never)).toEqual([
      's',
      'a',
      'a',
      's',
      'b',
    ]);
    const more = ['gone', 'lost', 'a', 'late'];
    expect(divideWithStandbys(more, [A, ...STANDBYS], always, never)).toEqual([
      's',
      't',
      'a',
      'late',
    ]);
  });

  it('[L18] without a standby a worker without slots gets all slots of one that is gone, also while it waits', () => {
    const before = ['gone', 'a', 'a', 'gone', 'a'];
    expect(divideWithStandbys(before, [A, B], always, always)).toEqual(['b', 'a', 'a', 'b', 'a']);
  });

  it('[L18] a worker that starts gets the slots of a standby when this one has joined them, and no others before', () => {
    const before = ['s', 'a', 's', 'a', 's', 'a'];
    const running = [A, B, ...STANDBYS];
    const divide = (...rules: [(slot: number) => boolean, () => boolean]) =>
      divideWithStandbys(before, running, ...rules);
    expect(divide(always, never)).toEqual(['b', 'a', 'b', 'a', 'b', 'a']);
    expect(divide((slot) => slot !== 0, never)).toEqual(before);
    expect(divide(always, always)).toEqual(before);
  });

  it('[L18] a worker that waits gets no slots of one that runs', () => {
    const before = ['a', 'a', 'a', null];
    expect(divideWithStandbys(before, [A, B], always, always)).toEqual(['a', 'a', 'a', 'a']);
    expect(divideWithStandbys(before, [A, B], always, never)).toEqual(['a', 'a', 'b', 'b']);
  });

  it('[L18] without other workers one standby gets all slots', () => {
    const before = [null, 'a', 'a'];
    const running = [worker('a', false, true), ...STANDBYS];
    expect(divideWithStandbys(before, running, always, never)).toEqual(['s', 's', 's']);
    expect(divideWithStandbys(before, [worker('s', true, true)], always, never)).toEqual(before);
  });
});
