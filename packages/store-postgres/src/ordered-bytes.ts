import { Buffer } from 'node:buffer';
import type { FieldValue } from '@roadstead/contracts';

/**
 * PostgreSQL compares `bytea` byte by byte, independently of any collation. Texts are stored as each of their UTF-16 code units in the
 * form that UTF-8 gives to it (CESU-8), which has the order of the code units and holds every text, with NUL and lone surrogates.
 */
const ASCII = /^[\0-\x7f]*$/;
const NUMBER_TAG = 1;
const TEXT_TAG = 2;

/** Returns the bytes of a text, in the order of UTF-16 code units. */
export function bytesOfText(text: string): Buffer {
  if (ASCII.test(text)) return Buffer.from(text, 'latin1');
  const bytes = Buffer.alloc(3 * text.length);
  let end = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[end++] = unit;
    else if (unit < 0x800) {
      bytes[end++] = 0xc0 | (unit >> 6);
      bytes[end++] = 0x80 | (unit & 0x3f);
    } else {
      bytes[end++] = 0xe0 | (unit >> 12);
      bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return bytes.subarray(0, end);
}

/** Reverses `bytesOfText`. */
export function textOfOrderedBytes(bytes: Uint8Array): string {
  const units: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at++]!;
    if (first < 0x80) units.push(String.fromCharCode(first));
    else if (first < 0xe0)
      units.push(String.fromCharCode(((first & 0x1f) << 6) | (bytes[at++]! & 0x3f)));
    else {
      const second = bytes[at++]! & 0x3f;
      const unit = ((first & 0x0f) << 12) | (second << 6) | (bytes[at++]! & 0x3f);
      units.push(String.fromCharCode(unit));
    }
  }
  return units.join('');
}

/** Returns the least bytes that follow all bytes with a prefix; undefined if none do. Texts contain no byte 0xff. */
export function bytesAfterPrefix(prefix: Uint8Array): Buffer {
  return Buffer.concat([prefix, Buffer.of(0xff)]);
}

/** Reverses `bytesOfValue`. */
export function valueOfBytes(bytes: Uint8Array): FieldValue {
  if (bytes[0] === TEXT_TAG) return textOfOrderedBytes(bytes.subarray(1));
  const isNegative = bytes[1]! < 0x80;
  const double = Buffer.from(bytes.subarray(1));
  if (isNegative) for (let at = 0; at < double.length; at++) double[at] = ~double[at]!;
  else double[0] = double[0]! & 0x7f;
  return double.readDoubleBE();
}

/** Returns the bytes of a key or an indexed value: numbers by value precede texts by code unit. */
export function bytesOfValue(value: FieldValue): Buffer {
  if (typeof value === 'string') return Buffer.concat([Buffer.of(TEXT_TAG), bytesOfText(value)]);
  const bytes = Buffer.alloc(9);
  bytes[0] = NUMBER_TAG;
  // -0 equals 0. The order of doubles is that of their bits, with negative ones inverted and the sign bit of others set.
  bytes.writeDoubleBE(value + 0, 1);
  const isNegative = bytes[1]! >= 0x80;
  if (isNegative) for (let at = 1; at < bytes.length; at++) bytes[at] = ~bytes[at]!;
  else bytes[1] = bytes[1]! | 0x80;
  return bytes;
}
