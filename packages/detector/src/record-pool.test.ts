import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RecordPool } from './record-pool.ts';

const [FLOATS, INTS] = [2, 3];

function write(pool: RecordPool, place: number, value: number): void {
  pool.floats.fill(value + 0.5, place * FLOATS, (place + 1) * FLOATS);
  pool.ints.fill(value, place * INTS, (place + 1) * INTS);
}

function read(pool: RecordPool, place: number): number[] {
  return [
    ...pool.floats.slice(place * FLOATS, (place + 1) * FLOATS),
    ...pool.ints.slice(place * INTS, (place + 1) * INTS),
  ];
}

it('stores each record in a place of its own, over releases, growth and restarts', () => {
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.constant('allocate' as const) },
    { weight: 3, arbitrary: fc.record({ release: fc.nat() }) },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 300, size: 'max' }), (actions) => {
      let pool = new RecordPool(FLOATS, INTS);
      const model = new Map<number, number>();
      for (const [value, each] of actions.entries()) {
        if (each === 'allocate') {
          const place = pool.allocate();
          if (model.has(place)) throw new Error(`place ${place} was given twice`);
          model.set(place, value);
          write(pool, place, value);
        } else if (each === 'restart') {
          const restored = new RecordPool(FLOATS, INTS);
          restored.restore(pool.save());
          pool = restored;
        } else if (model.size > 0) {
          const place = [...model.keys()][each.release % model.size];
          model.delete(place);
          pool.release(place);
        }
      }
      expect(pool.count).toBe(model.size);
      expect(Math.max(-1, ...model.keys())).toBeLessThan(pool.used);
      for (const [place, value] of model) {
        const half = value + 0.5;
        expect(read(pool, place)).toEqual([half, half, value, value, value]);
      }
    }),
  );
});

it('[D12] reuses released places before it grows', () => {
  const pool = new RecordPool(FLOATS, INTS);
  const places = Array.from({ length: 100 }, () => pool.allocate());
  const { byteLength } = pool;
  for (let turn = 0; turn < 20; turn++) {
    for (const place of places) pool.release(place);
    expect(pool.count).toBe(0);
    const again = places.map(() => pool.allocate());
    expect([...again].sort((a, b) => a - b)).toEqual(places);
  }
  expect(pool.used).toBe(100);
  expect(pool.byteLength).toBe(byteLength);
});
