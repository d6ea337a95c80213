import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

/** The same value with the members of its objects the other way round. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

it('orders the members of objects by their names, and leaves arrays as they are', () => {
  expect(canonicalJson({ b: [3, 1, { d: null, c: 'x' }], a: true })).toBe(
    '{"a":true,"b":[3,1,{"c":"x","d":null}]}',
  );
});

it('orders them by UTF-16 code units, as RFC 8785 has it', () => {
  expect(canonicalJson({ é: 1, b: 2, B: 3, '€': 4 })).toBe('{"B":3,"b":2,"é":1,"€":4}');
});

it('is the same for equal values, and says what they are', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(reversed(value))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
