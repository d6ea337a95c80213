import { QUOTED_CHARACTERS_MAX } from './thresholds.ts';

export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const QUOTE = 34;
export const HASH = 35;
export const COMMA = 44;
export const MINUS = 45;
export const DECIMAL_POINT = 46;
export const DIGIT_0 = 48;
export const DIGIT_9 = 57;
export const BACKSLASH = 92;
export const BRACE = 123;

const utf8 = new TextDecoder();

/** Decodes UTF-8; invalid bytes become U+FFFD, and a byte order mark is dropped. */
export function decodeText(bytes: Uint8Array, start: number, end: number): string {
  return utf8.decode(bytes.subarray(start, end));
}

/** Quotes bytes of the input for a message, shortened. */
export function quoteBytes(bytes: Uint8Array, start: number, end: number): string {
  // A character of UTF-8 has 4 bytes at most.
  return quoteText(decodeText(bytes, start, Math.min(end, start + 4 * QUOTED_CHARACTERS_MAX + 4)));
}

/** Quotes a text of the input for a message, shortened. */
export function quoteText(text: string): string {
  return JSON.stringify(
    text.length > QUOTED_CHARACTERS_MAX ? `${text.slice(0, QUOTED_CHARACTERS_MAX)}…` : text,
  );
}

/** Returns the offset of the first such byte from `start` to `end`, or −1. Unlike `indexOf` it stops at `end`. */
export function indexOfByte(bytes: Uint8Array, byte: number, start: number, end: number): number {
  for (let at = start; at < end; at++) if (bytes[at] === byte) return at;
  return -1;
}

/** Returns the offset of the last such byte from `start` to `end`, or −1. */
export function lastIndexOfByte(
  bytes: Uint8Array,
  byte: number,
  start: number,
  end: number,
): number {
  for (let at = end - 1; at >= start; at--) if (bytes[at] === byte) return at;
  return -1;
}

/** Returns the end of a line without its carriage returns. */
export function lineEnd(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && bytes[last - 1] === CARRIAGE_RETURN) last--;
  return last;
}
