import { COMMA, DECIMAL_POINT, DIGIT_0, DIGIT_9, decodeText, MINUS } from './byte-text.ts';

/** Up to this many digits, digits and power of ten are exact, so their quotient is correctly rounded (IEEE 754). */
const EXACT_DIGITS_MAX = 15;
const POWERS_OF_TEN: Float64Array = Float64Array.from(
  { length: EXACT_DIGITS_MAX + 1 },
  (_, exponent) => 10 ** exponent,
);

/**
 * Parses a decimal number with a point or (as in Danish files) a comma.
 * @returns NaN for any other text.
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
    } else if ((byte === DECIMAL_POINT || byte === COMMA) && decimals < 0) decimals = 0;
    else return parseUnusualNumber(bytes, start, end);
  }
  if (digits === 0) return Number.NaN;
  if (digits > EXACT_DIGITS_MAX) return parseUnusualNumber(bytes, start, end);
  if (decimals > 0) value /= POWERS_OF_TEN[decimals];
  return negative ? -value : value;
}

/** Parses numbers with many digits, a plus, an exponent, or surrounding spaces. */
function parseUnusualNumber(bytes: Uint8Array, start: number, end: number): number {
  const text = decodeText(bytes, start, end).trim().replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? Number(text) : Number.NaN;
}

/**
 * Parses a whole number without a sign.
 * @returns −1 for any other text, or for more digits than are exact.
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
