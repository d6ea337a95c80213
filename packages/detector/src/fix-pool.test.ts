import type { Fix, Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FixPool } from './fix-pool.ts';
import { NONE } from './record-pool.ts';

function fix(timeMs: number): Fix {
  return { mmsi: 211000001 as Mmsi, timeMs, longitude: timeMs / 1000, latitude: -timeMs / 2000 };
}

/** The fixes of a list from the oldest on: time, and whether a new track starts there. */
function listOf(pool: FixPool, oldest: number): [number, boolean][] {
  const chain: [number, boolean][] = [];
  let isAnew = false;
  for (let at = oldest; at !== NONE; at = pool.next(at)) {
    expect(pool.longitude(at)).toBe(pool.timeMs(at) / 1000);
    expect(pool.latitude(at)).toBe(-pool.timeMs(at) / 2000);
    chain.push([pool.timeMs(at), isAnew]);
    isAnew = pool.isNextTrackStart(at);
  }
  return chain;
}

it('[D10] stores lists of fixes, some of which start a new track', () => {
  const action = fc.oneof(
    { weight: 6, arbitrary: fc.record({ ship: fc.nat(3), isAnew: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ prune: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.constant('restart' as const) },
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 100, size: 'max' }), (actions) => {
      let pool = new FixPool();
      const ships = [0, 1, 2, 3].map(() => ({
        places: [] as number[],
        chain: [] as [number, boolean][],
      }));
      for (const [timeMs, each] of actions.entries()) {
        if (each === 'restart') {
          const restored = new FixPool();
          restored.restore(pool.save());
          pool = restored;
        } else if ('prune' in each) {
          const { places, chain } = ships[each.prune];
          const oldest = places.shift();
          if (oldest !== undefined) pool.release(oldest);
          chain.shift();
          if (chain.length > 0) chain[0][1] = false;
        } else {
          const { places, chain } = ships[each.ship];
          const place = pool.add(fix(timeMs));
          const newest = places.at(-1);
          if (newest !== undefined) pool.link(newest, place, each.isAnew);
          places.push(place);
          chain.push([timeMs, chain.length > 0 && each.isAnew]);
        }
      }
      for (const { places, chain } of ships) {
        expect(listOf(pool, places[0] ?? NONE)).toEqual(chain);
      }
      expect(pool.count).toBe(ships.reduce((sum, { places }) => sum + places.length, 0));
    }),
  );
});

it('[D13] stores more fixes than a block, also when it is restored', () => {
  const pool = new FixPool();
  const places = Array.from({ length: 10_000 }, (_, i) => pool.add(fix(i)));
  for (let i = 1; i < places.length; i++) pool.link(places[i - 1], places[i], i % 4096 === 0);
  const restored = new FixPool();
  restored.restore(pool.save());
  const wrong = places.filter(
    (place, i) =>
      restored.timeMs(place) !== i ||
      restored.next(place) !== (places[i + 1] ?? NONE) ||
      restored.isNextTrackStart(place) !== ((i + 1) % 4096 === 0),
  );
  expect(wrong).toEqual([]);
  expect(places).not.toContain(restored.add(fix(0)));
});

it('[D12] does not grow while as many fixes are released as added', () => {
  const pool = new FixPool();
  const places = Array.from({ length: 4096 }, (_, i) => pool.add(fix(i)));
  const { byteLength } = pool;
  for (let i = 0; i < 10_000; i++) {
    pool.release(places[i % 4096]);
    places[i % 4096] = pool.add(fix(i));
  }
  expect(pool.byteLength).toBe(byteLength);
  expect(new Set(places).size).toBe(4096);
});
