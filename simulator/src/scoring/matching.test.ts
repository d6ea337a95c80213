import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Matching } from './matching.ts';

it('an item moves to another expectation to make room', () => {
  const matching = new Matching<{ fits: string }, string>((item, wanted) =>
    item.fits.includes(wanted),
  );
  expect(matching.assign({ fits: 'ab' }, ['a', 'b'])).toBe(true);
  expect(matching.assign({ fits: 'a' }, ['a', 'b'])).toBe(true);
  expect(matching.assign({ fits: 'ab' }, ['a', 'b'])).toBe(false);
});

/** Greatest number of items that can be assigned, by exhaustive search. */
function mostPlaced(items: readonly (readonly number[])[], used: ReadonlySet<number>): number {
  if (items.length === 0) return 0;
  const [first, ...rest] = items;
  const placed = first
    .filter((place) => !used.has(place))
    .map((place) => 1 + mostPlaced(rest, new Set([...used, place])));
  return Math.max(mostPlaced(rest, used), ...placed);
}

it('as many as possible are assigned', () => {
  const places = fc.uniqueArray(fc.nat(4), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(places, { maxLength: 6 }), (items) => {
      const matching = new Matching<readonly number[], number>((item, place) =>
        item.includes(place),
      );
      const all = [0, 1, 2, 3, 4];
      const placed = items.filter((item) => matching.assign(item, all));
      expect(placed).toHaveLength(mostPlaced(items, new Set()));
      expect(all.filter((place) => matching.has(place))).toHaveLength(placed.length);
    }),
  );
});
