import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

/** The same value with the members of its objects in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

it('sorts the members of objects by name, and preserves the order of arrays', () => {
  expect(canonicalJson({ b: [3, 1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[3,1,{"c":"x","d":null}]}',
  );
});

it('sorts by UTF-16 code units, as RFC 8785 requires', () => {
  expect(canonicalJson({ é: 1, b: 2, B: 3, '€': 4 })).toBe('{"B":3,"b":2,"é":1,"€":4}');
});

it('returns equal text for equal values, which parses to the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
