import { COMMA, DIGIT_0, DIGIT_9, MINUS, POINT, textOf } from './byte-text.ts';

/** With so many digits the digits and the power of ten are exact, so their quotient is the nearest number (IEEE 754). */
const EXACT_DIGITS_MAX = 15;
const POWERS_OF_TEN: Float64Array = Float64Array.from(
  { length: EXACT_DIGITS_MAX + 1 },
  (_, exponent) => 10 ** exponent,
);

/**
 * Reads a decimal number, with a point or (as in Danish files) a comma.
 * @returns NaN where there is none.
 */
export function parseNumber(bytes: Uint8Array, start: number, end: number): number {
  const negative = bytes[start] === MINUS;
  let digits = 0;
  let decimals = -1;
  let value = 0;
  for (let at = negative ? start + 1 : start; at < end; at++) {
    const byte = bytes[at];
    if (byte >= DIGIT_0 && byte <= DIGIT_9) {
      value = value * 10 + (byte - DIGIT_0);
      digits++;
      if (decimals >= 0) decimals++;
    } else if ((byte === POINT || byte === COMMA) && decimals < 0) decimals = 0;
    else return parseUnusualNumber(bytes, start, end);
  }
  if (digits === 0) return Number.NaN;
  if (digits > EXACT_DIGITS_MAX) return parseUnusualNumber(bytes, start, end);
  if (decimals > 0) value /= POWERS_OF_TEN[decimals];
  return negative ? -value : value;
}

/** Many digits, a plus, an exponent, spaces around it. */
function parseUnusualNumber(bytes: Uint8Array, start: number, end: number): number {
  const text = textOf(bytes, start, end).trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN;
}

/**
 * Reads a whole number without sign.
 * @returns −1 where there is none, or it has more digits than can be told apart.
 */
export function parseDigits(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start || end - start > EXACT_DIGITS_MAX) return -1;
  let value = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte < DIGIT_0 || byte > DIGIT_9) return -1;
    value = value * 10 + (byte - DIGIT_0);
  }
  return value;
}
