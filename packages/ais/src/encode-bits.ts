import { armourByte } from './message-bits.ts';
import type { Field } from './message-layouts.ts';

const BITS = 6;

/** Creates sextets (characters of six bits) for a message of so many bits, all 0. */
export function emptySextets(bits: number): Uint8Array {
  return new Uint8Array(Math.ceil(bits / BITS));
}

/** Writes a whole number, in two's complement if negative, into a field of up to 31 bits that is still 0. */
export function putBits(sextets: Uint8Array, field: Field, value: number): void {
  const end = field[0] + field[1];
  let at = Math.trunc((end - 1) / BITS);
  let shift = BITS * (at + 1) - end;
  let rest = value;
  for (let left = field[1]; left > 0; at--) {
    const bits = Math.min(BITS - shift, left);
    sextets[at] |= (rest & ((1 << bits) - 1)) << shift;
    rest >>= bits;
    left -= bits;
    shift = 0;
  }
}

/** Writes the result of `sixBitText` into a field that is still 0 (which is `@`), truncated to the field. */
export function putText(sextets: Uint8Array, [start, bits]: Field, text: string): void {
  const length = Math.min(text.length, bits / BITS);
  for (let i = 0; i < length; i++) {
    putBits(sextets, [start + BITS * i, BITS, 'text'], text.charCodeAt(i) % 64);
  }
}

/**
 * Converts a text to the characters of six-bit ASCII (ITU-R M.1371-5, table 47): upper case, without accents. Any other
 * character becomes `?`, and so does `@`, which would end the text.
 */
export function sixBitText(text: string | null): string {
  return (text ?? '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(/[^ -?A-_]/gu, '?');
}

/** Converts a value to units of a field, rounded and clamped to 0 … `most`; null becomes `notAvailable`. */
export function toUnits(
  value: number | null,
  unitsPerOne: number,
  most: number,
  notAvailable: number,
): number {
  return value === null
    ? notAvailable
    : Math.min(Math.max(Math.round(value * unitsPerOne), 0), most);
}

/** Encodes the sextets from `start` to `end` as characters of a payload. */
export function armourPayload(sextets: Uint8Array, start: number, end: number): string {
  const bytes: number[] = [];
  for (let at = start; at < end; at++) bytes.push(armourByte(sextets[at]));
  return String.fromCharCode(...bytes);
}
