import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDigits, parseNumber } from './number-text.ts';

function numberOf(text: string): number {
  const bytes = new TextEncoder().encode(`x${text}y`);
  return parseNumber(bytes, 1, bytes.length - 1);
}

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['-0.1', -0.1],
    ['55.735817', 55.735817],
    ['50.7730133333333', 50.7730133333333],
    ['-1.108666666666666667', -1.1086666666666667],
    ['57,8794', 57.8794],
    ['.5', 0.5],
    ['12.', 12],
    ['+3', 3],
    ['-1.09e-05', -1.09e-5],
    [' 7.5 ', 7.5],
  ])('reads %s', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });

  it.each(['', '-', '.', 'abc', '1.2.3', '1 2', '0x10', 'Infinity', 'NaN', '1e999', '--1'])(
    'returns no finite number for "%s"',
    (text) => {
      expect(Number.isFinite(numberOf(text))).toBe(false);
    },
  );

  it('agrees with Number for every decimal number', () => {
    const decimal = fc
      .tuple(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.nat(12))
      .map(([all, decimals]) => {
        const digits = String(all < 0n ? -all : all).padStart(decimals + 1, '0');
        const whole = digits.slice(0, digits.length - decimals);
        const point = decimals > 0 ? `.${digits.slice(digits.length - decimals)}` : '';
        return `${all < 0n ? '-' : ''}${whole}${point}`;
      });
    fc.assert(
      fc.property(decimal, (text) => {
        expect(numberOf(text)).toBe(Number(text));
      }),
    );
  });

  it('parseDigits rejects signs and more than 15 digits', () => {
    const digitsOf = (text: string): number =>
      parseDigits(new TextEncoder().encode(text), 0, text.length);
    expect(digitsOf('219000001')).toBe(219_000_001);
    expect(['', '-1', '1.0', ' 1', '1234567890123456'].map(digitsOf)).toEqual([-1, -1, -1, -1, -1]);
  });
});
