import { utc } from '@date-fns/utc/utc';
import { isValid } from 'date-fns/isValid';
import { parse } from 'date-fns/parse';

/** A pattern has a year and a day, or is an epoch time alone (`t` seconds, `T` milliseconds). */
const PATTERN = /^(?:[tT]|(?=.*[yu]).*[dD].*)$/;

/** Returns whether a text is a pattern of date-fns, such as `MM/dd/yyyy HH:mm:ss`, `t` or `T`. */
export function isTimePattern(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  try {
    parse('', text, 0, { in: utc });
    return true;
  } catch {
    return false;
  }
}

/**
 * Parses times by a pattern of date-fns; without a zone they are UTC. It takes some microseconds, and consecutive rows often
 * have the same time, so the last result is cached.
 */
export class TimePattern {
  readonly #pattern: string;
  #lastText = '';
  #lastMs: number = Number.NaN;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Returns epoch milliseconds; NaN for a text that does not match, or a time before 1970. */
  parse(text: string): number {
    if (text !== this.#lastText) {
      const time = parse(text, this.#pattern, 0, { in: utc });
      this.#lastText = text;
      this.#lastMs = isValid(time) && time.getTime() >= 0 ? time.getTime() : Number.NaN;
    }
    return this.#lastMs;
  }
}
