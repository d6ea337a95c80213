import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classLimits, classOf, DENSITY_COLOURS } from './density-classes.ts';

it('divides values into classes of the same size', () => {
  const values = Array.from({ length: 100 }, (_, i) => (i + 1) ** 2);
  const limits = classLimits(values);
  expect(limits).toEqual([1, 441, 1681, 3721, 6561]);
  expect(values.filter((value) => classOf(value, limits) === 4)).toHaveLength(20);
});

it('gives greater values the same or a higher class, and each a colour', () => {
  const value = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const limits = classLimits(values);
      const classes = [...values]
        .sort((one, other) => one - other)
        .map((each) => classOf(each, limits));
      expect(classes).toEqual([...classes].sort((one, other) => one - other));
      for (const each of classes) expect(DENSITY_COLOURS.light[each]).toBeDefined();
      expect(classes.at(-1)).toBe(4);
    }),
  );
});

it('has no limits without values', () => {
  expect(classLimits([])).toEqual([]);
});
