import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SlotIndex } from './slot-index.ts';

const GREATEST_KEY = 2 ** 31 - 1;

/** Few keys, so that they repeat; some far apart, some consecutive as MMSIs are. */
const key = fc.oneof(
  fc.nat(40),
  fc.integer({ min: 211_000_000, max: 211_000_040 }),
  fc.constantFrom(0, GREATEST_KEY, GREATEST_KEY - 1),
);
const action = fc.oneof(
  { weight: 20, arbitrary: key },
  { weight: 1, arbitrary: fc.constant('restore' as const) },
);

/** The argument of `restore`. */
function keysBySlot(model: ReadonlyMap<number, number>, slotsUsed: number): Int32Array {
  const keys = new Int32Array(slotsUsed).fill(-1);
  for (const [each, slot] of model) keys[slot] = each;
  return keys;
}

describe('SlotIndex', () => {
  it('maps each key to a slot of its own', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 200, size: 'max' }), (actions) => {
        let index = new SlotIndex();
        const model = new Map<number, number>();
        for (const each of actions) {
          if (each === 'restore') {
            const restored = new SlotIndex();
            restored.restore(keysBySlot(model, index.slotsUsed));
            index = restored;
          } else if (model.delete(each)) {
            index.remove(each);
          } else {
            const slot = index.add(each);
            model.set(each, slot);
          }
          if (new Set(model.values()).size !== model.size) throw new Error('one slot, two keys');
        }
        expect(index.size).toBe(model.size);
        expect([...model.keys()].map((each) => index.get(each))).toEqual([...model.values()]);
        expect(Math.max(-1, ...model.values())).toBeLessThan(index.slotsUsed);
        const absent = Array.from({ length: 42 }, (_, i) => i).filter((each) => !model.has(each));
        expect(absent.filter((each) => index.get(each) !== -1)).toEqual([]);
      }),
    );
  });

  it('reuses the slots of removed keys', () => {
    const index = new SlotIndex();
    for (let each = 0; each < 100; each++) index.add(each);
    for (let each = 100; each < 5000; each++) {
      index.remove(each - 100);
      index.add(each);
    }
    expect(index.slotsUsed).toBe(100);
    expect(index.size).toBe(100);
  });

  it('[D12] uses 16 to 32 bytes for each key, and frees them', () => {
    const index = new SlotIndex();
    for (let each = 0; each < 3000; each++) index.add(7 * each);
    expect(index.byteLength / 3000).toBeGreaterThanOrEqual(16);
    expect(index.byteLength / 3000).toBeLessThanOrEqual(32);
    const before = index.byteLength;
    for (let each = 0; each < 2900; each++) index.remove(7 * each);
    expect(index.byteLength).toBeLessThan(before / 2);
    for (let each = 2900; each < 3000; each++) expect(index.get(7 * each)).toBe(each);
  });
});
