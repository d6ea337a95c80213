import { BACKSLASH, COMMA, indexOfByte, lastIndexOfByte, MINUS } from './byte-text.ts';
import type { MessageFailure } from './decode-message.ts';
import { checksum, checksumError, STAR } from './nmea-sentence.ts';
import { parseDigits, parseNumber } from './number-text.ts';
import { epochMs } from './time-text.ts';

const COLON = 58;
const LETTER_C = 99;
const LETTER_G = 103;
export const NO_GROUP = -1;

/**
 * A scanner of the tag blocks before a sentence (NMEA 0183 4.10, 7): `\g:1-2-1234,s:station,c:1241544035*4A\`. It holds
 * the result of the last scan.
 */
export class TagBlockScan {
  /** Time from `c:` (seconds or milliseconds) in epoch milliseconds; NaN without it. */
  timeMs: number = Number.NaN;
  /** Number of the group from `g:`; −1 without it. */
  group: number = NO_GROUP;
  /** Number of the sentence in the group, from 1. */
  groupPart = 0;
  /** Offset after the last block. */
  end = 0;

  /** Scans one or more blocks from a `\`. */
  scan(bytes: Uint8Array, start: number, end: number): MessageFailure | undefined {
    this.timeMs = Number.NaN;
    this.group = NO_GROUP;
    this.groupPart = 0;
    let at = start;
    while (at < end && bytes[at] === BACKSLASH) {
      const close = indexOfByte(bytes, BACKSLASH, at + 1, end);
      if (close < 0) return malformed('a tag block without end');
      const star = lastIndexOfByte(bytes, STAR, at, close);
      if (star < 0) return malformed('a tag block without checksum');
      const error =
        checksumError(bytes, star, close, checksum(bytes, at + 1, star)) ??
        this.#scanItems(bytes, at + 1, star);
      if (error !== undefined) return error;
      at = close + 1;
    }
    this.end = at;
    return undefined;
  }

  #scanItems(bytes: Uint8Array, start: number, end: number): MessageFailure | undefined {
    let at = start;
    while (at < end) {
      const comma = indexOfByte(bytes, COMMA, at, end);
      const itemEnd = comma < 0 ? end : comma;
      if (bytes[at + 1] === COLON) {
        if (bytes[at] === LETTER_C) {
          this.timeMs = epochMs(parseNumber(bytes, at + 2, itemEnd));
          if (Number.isNaN(this.timeMs)) return { reason: 'bad-time', detail: 'tag block c:' };
        } else if (bytes[at] === LETTER_G) this.#scanGroup(bytes, at + 2, itemEnd);
      }
      at = itemEnd + 1;
    }
    return undefined;
  }

  /** Scans `1-2-1234`, the first of two sentences of group 1234. */
  #scanGroup(bytes: Uint8Array, start: number, end: number): void {
    const first = indexOfByte(bytes, MINUS, start, end);
    const last = lastIndexOfByte(bytes, MINUS, start, end);
    if (first < 0 || last === first) return;
    this.groupPart = parseDigits(bytes, start, first);
    this.group = parseDigits(bytes, last + 1, end);
  }
}

function malformed(detail: string): MessageFailure {
  return { reason: 'malformed', detail };
}
