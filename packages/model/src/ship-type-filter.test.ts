import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseShipTypeFilter, SHIP_TYPE_FILTER_RULE } from './ship-type-filter.ts';

/** The types that match a filter, of null and all types of AIS. */
function matchingTypes(filter: string): readonly (number | null)[] {
  const parsed = parseShipTypeFilter(filter);
  if (!parsed.ok) throw new Error(parsed.error);
  const types = [null, ...Array.from({ length: 99 }, (_, i) => i + 1)];
  return types.filter((type) => parsed.value(type));
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('a ship filter', () => {
  it('[V17] consists of classes, types and ranges, in any case, which do not match an unknown type', () => {
    expect(matchingTypes(' Tanker ,cargo,30, 60 - 61')).toEqual([30, 60, 61, ...range(70, 89)]);
  });

  it('[V17] that is empty matches all ships', () => {
    expect(matchingTypes(' ')).toHaveLength(100);
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
  ])('[V17] rejects %j', (filter) => {
    expect(parseShipTypeFilter(filter)).toEqual({ ok: false, error: SHIP_TYPE_FILTER_RULE });
  });

  it('[V17] matches the types that any of its parts matches', () => {
    const part = fc.oneof(
      fc.constantFrom('tanker', 'cargo', 'other', 'wing-in-ground'),
      fc
        .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
        .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
      fc.integer({ min: 1, max: 99 }).map(String),
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const one = new Set(parts.flatMap(matchingTypes));
        expect(new Set(matchingTypes(parts.join(',')))).toEqual(one);
      }),
    );
  });
});
