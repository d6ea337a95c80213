import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRoute, routeHash } from './route.ts';

it('the address of a view leads back to it', () => {
  const name = fc.string({ minLength: 1 }).filter((text) => text !== '__proto__');
  const value = fc.string({ minLength: 1, unit: 'grapheme' });
  fc.assert(
    fc.property(
      fc.constantFrom('live', 'events', 'areas'),
      fc.option(value, { nil: undefined }),
      fc.dictionary(name, value),
      (page, id, values) => {
        expect(parseRoute(routeHash(page, id, values))).toEqual({
          page,
          id,
          values: { ...values },
        });
      },
    ),
  );
});

it.each([
  ['', { page: '', id: undefined, values: {} }],
  ['#/', { page: '', id: undefined, values: {} }],
  ['#live', { page: 'live', id: undefined, values: {} }],
  ['#/events/12?at=1,2,3', { page: 'events', id: '12', values: { at: '1,2,3' } }],
  ['#/events/%E0%A4%A', { page: 'events', id: '%E0%A4%A', values: {} }],
])('%j is read without an error', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

it('values that are empty or undefined are not in the address, and commas are as they are', () => {
  expect(routeHash('live', undefined, { a: '', b: undefined, at: '1,2' })).toBe('#/live?at=1,2');
});
