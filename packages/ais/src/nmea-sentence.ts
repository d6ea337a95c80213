import { BACKSLASH, COMMA, DIGIT_0, lastIndexOfByte } from './byte-text.ts';
import type { MessageFailure } from './decode-message.ts';
import { parseDigits, parseNumber } from './number-text.ts';
import { PAYLOAD_CHARACTERS_MAX } from './thresholds.ts';
import { epochMs } from './time-text.ts';

export const EXCLAMATION_MARK = 33;
export const DOLLAR = 36;
export const STAR = 42;
const LETTER_D = 68;
const LETTER_M = 77;
const LETTER_O = 79;
const LETTER_V = 86;
/** Commas between `!AIVDM` and `*`: number of parts, part, sequence, channel, payload, fill bits. */
const COMMAS = 6;
const PARTS_MAX = 9;
const NO_SEQUENCE = -1;

/** Returns the offset of the first sentence or tag block of a line, or the end of the line. */
export function sentenceStart(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (
    at < end &&
    bytes[at] !== EXCLAMATION_MARK &&
    bytes[at] !== DOLLAR &&
    bytes[at] !== BACKSLASH
  ) {
    at++;
  }
  return at;
}

/** Returns whether a sentence is `!`, a talker of two characters, and `VDM` or (own ship) `VDO`. */
export function isVdmOrVdo(bytes: Uint8Array, start: number, end: number): boolean {
  return (
    end - start > 6 &&
    bytes[start + 6] === COMMA &&
    bytes[start + 3] === LETTER_V &&
    bytes[start + 4] === LETTER_D &&
    (bytes[start + 5] === LETTER_M || bytes[start + 5] === LETTER_O)
  );
}

/** A scanner of VDM and VDO sentences. It holds the fields of the last one, which saves an object for each line. */
export class SentenceScan {
  parts = 0;
  part = 0;
  /** Sequence number of a multipart message; −1 without one. */
  sequence: number = NO_SEQUENCE;
  /** Byte of the channel; 0 without one. */
  channel = 0;
  payloadStart = 0;
  payloadEnd = 0;
  fillBits = 0;
  /** Time that the receiver wrote after the checksum, epoch milliseconds; NaN without one. */
  stampMs: number = Number.NaN;
  readonly #commas = new Int32Array(COMMAS);

  /** Scans a sentence from its `!`. The characters of the payload are not checked. */
  scan(bytes: Uint8Array, start: number, end: number): MessageFailure | undefined {
    const commas = this.#commas;
    let sum = 0;
    let count = 0;
    let star = start + 1;
    for (; star < end; star++) {
      const byte = bytes[star];
      if (byte === STAR) break;
      sum ^= byte;
      if (byte === COMMA) {
        if (count < COMMAS) commas[count] = star;
        count++;
      }
    }
    const error = checksumError(bytes, star, end, sum);
    if (error !== undefined) return error;
    if (count !== COMMAS) return malformed(`${count + 1} fields, not ${COMMAS + 1}`);
    this.parts = parseDigits(bytes, commas[0] + 1, commas[1]);
    this.part = parseDigits(bytes, commas[1] + 1, commas[2]);
    this.sequence = parseDigits(bytes, commas[2] + 1, commas[3]);
    this.channel = commas[4] === commas[3] + 1 ? 0 : bytes[commas[3] + 1];
    this.payloadStart = commas[4] + 1;
    this.payloadEnd = commas[5];
    // An empty field of fill bits means 0.
    this.fillBits = commas[5] + 1 === star ? 0 : parseDigits(bytes, commas[5] + 1, star);
    this.stampMs = stampAfter(bytes, star + 3, end);
    return this.#validate();
  }

  #validate(): MessageFailure | undefined {
    if (this.parts < 1 || this.parts > PARTS_MAX || this.part < 1 || this.part > this.parts) {
      return malformed('the part numbers are inconsistent');
    }
    if (this.fillBits < 0 || this.fillBits > 5) return malformed('the fill bits are not 0 to 5');
    if (this.part < this.parts && this.fillBits > 0) {
      return malformed('only the last part can have fill bits');
    }
    if (this.payloadEnd - this.payloadStart > PAYLOAD_CHARACTERS_MAX) {
      return malformed('the payload is too long');
    }
    return undefined;
  }
}

/**
 * Compares a checksum with the two hexadecimal digits after the `*` at `star`.
 * @returns undefined if they are equal.
 */
export function checksumError(
  bytes: Uint8Array,
  star: number,
  end: number,
  sum: number,
): MessageFailure | undefined {
  const high = star + 2 < end ? hexDigit(bytes[star + 1]) : -1;
  const low = star + 2 < end ? hexDigit(bytes[star + 2]) : -1;
  if (high < 0 || low < 0) return malformed('no checksum');
  return high * 16 + low === sum
    ? undefined
    : { reason: 'bad-checksum', detail: `the checksum of the bytes is ${hexByte(sum)}` };
}

/** Returns the exclusive or of the bytes from `start` to `end`. */
export function checksum(bytes: Uint8Array, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at++) sum ^= bytes[at];
  return sum;
}

/** Parses the stamp of US Coast Guard recordings, `*5C,rnhjel,1241827197`, whose last field is the time in seconds. */
function stampAfter(bytes: Uint8Array, start: number, end: number): number {
  if (end <= start || bytes[start] !== COMMA) return Number.NaN;
  const last = lastIndexOfByte(bytes, COMMA, start, end);
  return epochMs(parseNumber(bytes, last + 1, end));
}

function hexByte(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}

/** Returns the value of a hexadecimal digit, or −1. */
function hexDigit(byte: number): number {
  if (byte >= DIGIT_0 && byte < DIGIT_0 + 10) return byte - DIGIT_0;
  const letter = (byte | 32) - 97;
  return letter >= 0 && letter < 6 ? letter + 10 : -1;
}

function malformed(detail: string): MessageFailure {
  return { reason: 'malformed', detail };
}
