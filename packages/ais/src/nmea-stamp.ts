import { COMMA, indexOfByte, lastIndexOfByte } from './byte-text.ts';
import type { MessageFailure } from './decode-message.ts';
import { checksum, checksumError, STAR } from './nmea-sentence.ts';
import { parseDigits } from './number-text.ts';
import { dayMs, timeOfDayMs } from './time-text.ts';

const PREFIX: readonly number[] = Array.from('$PGHP,1,', (character) => character.charCodeAt(0));
/** Year, month, day, hour, minute, second, millisecond. */
const TIME_FIELDS = 7;

/** Returns whether a line is the time stamp of a Gatehouse receiver: `$PGHP,1,2010,6,11,11,46,11,390,…*5B`. */
export function isStamp(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start < PREFIX.length) return false;
  for (let i = 0; i < PREFIX.length; i++) if (bytes[start + i] !== PREFIX[i]) return false;
  return true;
}

/** Parses the time of such a line, in epoch milliseconds, UTC. */
export function readStamp(bytes: Uint8Array, start: number, end: number): number | MessageFailure {
  const found = lastIndexOfByte(bytes, STAR, start, end);
  const star = found < 0 ? end : found;
  const error = checksumError(bytes, star, end, checksum(bytes, start + 1, star));
  if (error !== undefined) return error;
  const values: number[] = [];
  for (let at = start + PREFIX.length; at <= star && values.length < TIME_FIELDS; ) {
    const comma = indexOfByte(bytes, COMMA, at, star);
    const fieldEnd = comma < 0 ? star : comma;
    values.push(parseDigits(bytes, at, fieldEnd));
    at = fieldEnd + 1;
  }
  const [year, month, day, hour, minute, second, millisecond] = values;
  const timeMs = dayMs(year, month, day) + timeOfDayMs(hour, minute, second) + millisecond;
  return timeMs >= 0 && millisecond >= 0 && millisecond < 1000
    ? timeMs
    : { reason: 'bad-time', detail: 'the time of the stamp is invalid' };
}
