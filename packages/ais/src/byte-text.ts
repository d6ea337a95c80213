import { SHOWN_CHARACTERS_MAX } from './thresholds.ts';

export const LINE_FEED = 10;
export const CARRIAGE_RETURN = 13;
export const SPACE = 32;
export const QUOTE = 34;
export const HASH = 35;
export const COMMA = 44;
export const MINUS = 45;
export const POINT = 46;
export const DIGIT_0 = 48;
export const DIGIT_9 = 57;
export const BACKSLASH = 92;
export const BRACE = 123;

const utf8 = new TextDecoder();

/** UTF-8 text; bytes that are none become U+FFFD. A byte order mark is dropped. */
export function textOf(bytes: Uint8Array, start: number, end: number): string {
  return utf8.decode(bytes.subarray(start, end));
}

/** Text of the input as a message shows it: in quotes, cut short. */
export function shown(bytes: Uint8Array, start: number, end: number): string {
  // A character of UTF-8 has 4 bytes at most.
  return shownText(textOf(bytes, start, Math.min(end, start + 4 * SHOWN_CHARACTERS_MAX + 4)));
}

export function shownText(text: string): string {
  return JSON.stringify(
    text.length > SHOWN_CHARACTERS_MAX ? `${text.slice(0, SHOWN_CHARACTERS_MAX)}…` : text,
  );
}

/** The first such byte from `start` to `end`; −1 where there is none. Unlike `indexOf` it looks no further. */
export function indexOfByte(bytes: Uint8Array, byte: number, start: number, end: number): number {
  for (let at = start; at < end; at++) if (bytes[at] === byte) return at;
  return -1;
}

/** The last such byte from `start` to `end`; −1 where there is none. */
export function lastIndexOfByte(
  bytes: Uint8Array,
  byte: number,
  start: number,
  end: number,
): number {
  for (let at = end - 1; at >= start; at--) if (bytes[at] === byte) return at;
  return -1;
}

/** The end of the line without its carriage returns. */
export function lineEnd(bytes: Uint8Array, start: number, end: number): number {
  let last = end;
  while (last > start && bytes[last - 1] === CARRIAGE_RETURN) last--;
  return last;
}
