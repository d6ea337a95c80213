import { type Imo, type Mmsi, parseImo, parseMmsi } from './identifiers.ts';
import { isObject } from './is-object.ts';
import type { AisEta } from './reports.ts';
import type { Problem } from './result.ts';
import { parseTimestamp } from './timestamps.ts';

/** The longest text, in characters. AIS has up to 20 (ITU-R M.1371-5, table 53); a store has to hold each. */
const TEXT_MAX = 1000;

/** Epoch milliseconds that a `Date` can represent (ECMA-262, time values). */
export const DATE_MS_MAX = 8.64e15;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of a report. An absent field reads as null; a wrong one adds a problem and reads as null, and so does one
 * whose getter throws.
 */
export class FieldReader {
  readonly problems: Problem[] = [];
  readonly #fields: Fields;
  readonly #absent: Set<string> = new Set();

  constructor(fields: Fields) {
    this.#fields = fields;
  }

  mmsi(): Mmsi {
    const detail = 'must be an MMSI: a whole number from 0 to 999999999, or its digits.';
    const mmsi = this.#read('mmsi', (value) => parseIdentifier(value, parseMmsi), detail);
    return mmsi ?? (this.required('mmsi') as Mmsi);
  }

  imo(): Imo | null {
    const detail = 'must be an IMO number: seven digits with a check digit.';
    return this.#read(
      'imo',
      (value) => (value === 0 ? null : parseIdentifier(value, parseImo)),
      detail,
    );
  }

  /** Epoch milliseconds of `time`, or of `timeMs` where `time` is absent. */
  time(): number | null {
    const timeDetail =
      'must be a Date, an RFC 3339 timestamp with a zone, or whole epoch milliseconds.';
    const timeMs = this.#read('time', epochMs, timeDetail);
    return this.#absent.has('time') ? this.integer('timeMs', -DATE_MS_MAX, DATE_MS_MAX) : timeMs;
  }

  number(name: string, min: number, max: number, notAvailable?: readonly number[]): number | null {
    const detail = `must be a number from ${min} to ${max}.`;
    return this.#number(name, (value) => value >= min && value <= max, detail, notAvailable);
  }

  integer(name: string, min: number, max: number, notAvailable?: readonly number[]): number | null {
    const detail = `must be a whole number from ${min} to ${max}.`;
    const isValid = (value: number): boolean =>
      Number.isInteger(value) && value >= min && value <= max;
    return this.#number(name, isValid, detail, notAvailable);
  }

  angle(name: string, notAvailable: readonly number[]): number | null {
    const detail = 'must be a number of degrees from 0 to under 360.';
    return this.#number(name, (value) => value >= 0 && value < 360, detail, notAvailable);
  }

  meters(name: string, notAvailable?: readonly number[]): number | null {
    const detail = 'must be a finite number of metres, 0 or more.';
    const isValid = (value: number): boolean => value >= 0 && Number.isFinite(value);
    return this.#number(name, isValid, detail, notAvailable);
  }

  text(name: string): string | null {
    const parse = (value: unknown): string | null | undefined =>
      typeof value === 'string' && value.length <= TEXT_MAX ? value.trim() || null : undefined;
    return this.#read(name, parse, `must be a text of at most ${TEXT_MAX} characters.`);
  }

  eta(): AisEta | null {
    return this.#read(
      'eta',
      (value) => {
        const fields = value instanceof Date ? undefined : fieldsOf(value);
        if (!fields) return undefined;
        const reader = new FieldReader(fields);
        const eta: AisEta = {
          month: reader.integer('month', 1, 12, [0]),
          day: reader.integer('day', 1, 31, [0]),
          hour: reader.integer('hour', 0, 23, [24]),
          minute: reader.integer('minute', 0, 59, [60]),
        };
        for (const { pointer, detail } of reader.problems) this.#report(`eta${pointer}`, detail);
        return Object.values(eta).every((part) => part === null) ? null : eta;
      },
      'must be an object with month, day, hour and minute.',
    );
  }

  /** Adds a problem if all of the named fields were absent when they were read, and returns a substitute for the value. */
  required(...names: readonly string[]): number {
    if (names.every((name) => this.#absent.has(name))) this.#report(names[0], 'is required.');
    return 0;
  }

  #number(
    name: string,
    isValid: (value: number) => boolean,
    detail: string,
    notAvailable: readonly number[] = [],
  ): number | null {
    const parse = (value: unknown): number | null | undefined => {
      if (typeof value !== 'number') return undefined;
      if (notAvailable.includes(value)) return null;
      return isValid(value) ? value : undefined;
    };
    return this.#read(name, parse, detail);
  }

  /** @param parse returns null for "not available" and undefined for a wrong value. */
  #read<Value>(
    name: string,
    parse: (value: unknown) => Value | null | undefined,
    detail: string,
  ): Value | null {
    try {
      const value = this.#fields[name] ?? null;
      if (value === null) {
        this.#absent.add(name);
        return null;
      }
      const parsed = parse(value);
      if (parsed === undefined) this.#report(name, detail);
      return parsed ?? null;
    } catch {
      this.#report(name, 'cannot be read: it throws.');
      return null;
    }
  }

  #report(name: string, detail: string): void {
    this.problems.push({ pointer: `/${name}`, detail });
  }
}

function parseIdentifier<Identifier>(
  value: unknown,
  parse: (value: number | string) => Identifier | undefined,
): Identifier | undefined {
  return typeof value === 'number' || typeof value === 'string' ? parse(value) : undefined;
}

/** Returns epoch milliseconds, or undefined for a value that is not an instant. */
function epochMs(value: unknown): number | undefined {
  if (typeof value === 'string') return parseTimestamp(value);
  const timeMs = value instanceof Date ? value.getTime() : value;
  return typeof timeMs === 'number' && Number.isInteger(timeMs) && Math.abs(timeMs) <= DATE_MS_MAX
    ? timeMs
    : undefined;
}

/** Returns an object whose fields can be tried; undefined for another value, also for a revoked proxy. */
export function fieldsOf(input: unknown): Fields | undefined {
  try {
    return isObject(input) ? input : undefined;
  } catch {
    return undefined;
  }
}
