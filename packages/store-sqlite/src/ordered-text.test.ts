import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { LAST_CHARACTER, orderedText, originalText } from './ordered-text.ts';

/** Any code units, and those around the limits of the mapping. */
const units = array(integer({ min: 0, max: 0xffff }), { maxLength: 5 });
const border = array(integer({ min: 0, max: 9 }), { maxLength: 5 });
const BORDERS = [0, 1, 2, 0x20, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xe000, 0xffff];

const utf8 = (text: string): Buffer => Buffer.from(text);

it('texts are restored, also after UTF-8 encoding', () => {
  const check = (codes: readonly number[]): void => {
    const text = String.fromCharCode(...codes);
    const ordered = orderedText(text);
    expect(ordered).not.toContain('\0');
    expect(originalText(utf8(ordered).toString())).toBe(text);
  };
  assert(property(units, check));
  assert(
    property(border, (at) => check(at.map((i) => BORDERS[i]!))),
    { numRuns: 1000 },
  );
});

it('UTF-8 bytes have the order of the code units', () => {
  const check = (one: readonly number[], other: readonly number[]): void => {
    const [a, b] = [String.fromCharCode(...one), String.fromCharCode(...other)];
    const order = a === b ? 0 : a < b ? -1 : 1;
    expect(Buffer.compare(utf8(orderedText(a)), utf8(orderedText(b)))).toBe(order);
    expect(Buffer.compare(utf8(orderedText(a)), utf8(LAST_CHARACTER))).toBe(-1);
  };
  assert(property(units, units, check));
  const unitsAt = (at: readonly number[]): number[] => at.map((i) => BORDERS[i]!);
  assert(
    property(border, border, (a, b) => check(unitsAt(a), unitsAt(b))),
    { numRuns: 2000 },
  );
});
