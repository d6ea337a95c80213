import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_RULE, parseShipFilter } from './ship-filter.ts';

/** The types, of all that AIS has and null, that a filter lets through. */
function letThrough(filter: string): readonly (number | null)[] {
  const parsed = parseShipFilter(filter);
  if (!parsed.ok) throw new Error(parsed.failure);
  const types = [null, ...Array.from({ length: 99 }, (_, i) => i + 1)];
  return types.filter((type) => parsed.value(type));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a filter of ships', () => {
  it('[V17] is of classes, types and ranges, in any case, and none of them lets through what is not known', () => {
    expect(letThrough(' Tanker ,cargo,30, 60 - 61')).toEqual([30, 60, 61, ...range(70, 89)]);
  });

  it('[V17] that is empty is for all ships', () => {
    expect(letThrough(' ')).toHaveLength(100);
  });

  it.each([
    'tankers',
    'tanker,,cargo',
    ',',
    '0',
    '100',
    '79-70',
    '70-',
    '-70',
    '7x',
    '1e1',
    'toString',
    `80${',80'.repeat(80)}`,
  ])('[V17] is not %j', (filter) => {
    expect(parseShipFilter(filter)).toEqual({ ok: false, failure: FILTER_RULE });
  });

  it('[V17] lets through what one of its parts does', () => {
    const part = fc.oneof(
      fc.constantFrom('tanker', 'cargo', 'other', 'wing-in-ground'),
      fc
        .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
        .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
      fc.integer({ min: 1, max: 99 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const one = new Set(parts.flatMap(letThrough));
        expect(new Set(letThrough(parts.join(',')))).toEqual(one);
      }),
    );
  });
});
