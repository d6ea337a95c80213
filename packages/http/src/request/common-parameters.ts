import {
  type Imo,
  type Locode,
  type Mmsi,
  parseImo,
  parseLocode,
  parseMmsi,
  parseTimestamp,
} from '@roadstead/model';
import { z } from 'zod';
import { HttpError } from '../server/http-error.ts';
import { IMO_RULE, TIMESTAMP_RULE } from './body-fields.ts';
import type { Parameter } from './parameters.ts';

const MMSI_MAX = 999_999_999;
/** Bounds the offset of a page, so that it is exact in any store. */
const PAGE_MAX = 2 ** 31 - 1;
const PAGE_SIZE_MAX = 1000;
const INTEGER_TEXT = /^[+-]?\d+(?:\.0*)?(?:e\+?\d+)?$/i;

/** A required parameter. */
type Required<Value> = Parameter<Value> & { readonly isRequired: true };

/** A whole number of the query. */
export function integer(schema: z.ZodInt, rule: string, description: string): Parameter<number> {
  return {
    schema,
    rule,
    description,
    read(text, reject) {
      const value = INTEGER_TEXT.test(text) ? Number(text) : Number.NaN;
      if (Number.isNaN(value)) return reject('malformed');
      return schema.safeParse(value).success ? value : reject('invalid');
    },
  };
}

/** A required text. */
export function text(description: string): Required<string> {
  return {
    schema: z.string(),
    rule: 'is required.',
    description,
    isRequired: true,
    read: (value) => value,
  };
}

export const PAGE: Parameter<number> = integer(
  z.int().min(1).max(PAGE_MAX),
  `must be a whole number from 1 to ${PAGE_MAX}.`,
  'From 1, default 1. A page past the end is empty, with the true `total` and `pages`.',
);

export const PAGE_SIZE: Parameter<number> = integer(
  z.int().min(1).max(PAGE_SIZE_MAX),
  `must be a whole number from 1 to ${PAGE_SIZE_MAX}.`,
  `Entries of a page, 1 to ${PAGE_SIZE_MAX}, default 50.`,
);

/** The page that is returned by default. */
export function pagingOf({
  page = 1,
  size = 50,
}: {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}): { readonly page: number; readonly size: number } {
  return { page, size };
}

/** An MMSI of the query. */
export function mmsiNumber(description: string): Parameter<number> {
  const rule = 'must be an MMSI, a number of at most nine digits.';
  return integer(z.int().min(0).max(MMSI_MAX), rule, description);
}

/**
 * A numeric id of the path. A number that no object has, 0 or -1 for instance, is answered with 404.
 * @param kind of the object, `configuration`
 */
export function id(kind: string, description = 'Its id.'): Parameter<number> {
  return {
    schema: z.int(),
    rule: 'must be a whole number.',
    description,
    read(value, reject) {
      if (!/^[+-]?\d+$/.test(value)) return reject('malformed');
      const number = Number(value);
      if (Number.isSafeInteger(number) && number > 0) return number;
      throw new HttpError({ code: 'not-found', detail: `The ${kind} ${value} does not exist.` });
    },
  };
}

/** The MMSI of the path. */
export const MMSI_IN_PATH: Parameter<Mmsi> = {
  ...mmsiNumber('MMSI of the ship.'),
  read: (value, reject) => parseMmsi(value) ?? reject('malformed'),
};

/** The IMO number of the path: a number with a wrong check digit is invalid. */
export const IMO_IN_PATH: Parameter<Imo> = {
  schema: z.int().min(1_000_000).max(9_999_999),
  rule: IMO_RULE,
  description: 'IMO number of the ship.',
  read: (value, reject) =>
    parseImo(value) ?? reject(/^\s*[+-]?\d+\s*$/.test(value) ? 'invalid' : 'malformed'),
};

/** A required UN/LOCODE. */
export function locode(description: string): Required<Locode> {
  return {
    ...text(description),
    rule: 'must be a UN/LOCODE, as NLRTM.',
    read: (code, reject) => parseLocode(code) ?? reject('invalid'),
  };
}

/** A required instant of the query, in epoch milliseconds. */
export function timestamp(description: string): Required<number> {
  return { ...optionalTimestamp(description), isRequired: true };
}

/** An instant of the query, in epoch milliseconds. */
export function optionalTimestamp(description: string): Parameter<number> {
  return {
    schema: z.string().meta({ format: 'date-time' }),
    rule: TIMESTAMP_RULE,
    description,
    read: (value, reject) => timeOf(value) ?? reject('malformed'),
  };
}

/** Epoch milliseconds. */
export interface TimeRange {
  readonly beginMs?: number;
  readonly endMs?: number;
}

/** `[begin,end]`, either of which may be empty. */
export const TIME_RANGE: Parameter<TimeRange> = {
  schema: z.string(),
  rule: 'must be [begin,end]: RFC 3339 timestamps, of which either may be left out.',
  description:
    'Only events whose period, from activation to deactivation or now, overlaps `[begin,end]`. Either end may be empty. ' +
    '`time_period` and `time_range` are the same; different values of both are an error.',
  read(value, reject) {
    const ends = /^\s*\[([^,]*),([^,]*)\]\s*$/.exec(value)?.slice(1);
    const times = ends?.map((end) => (end.trim() === '' ? null : timeOf(end.trim())));
    if (!times || times.includes(undefined)) return reject('malformed');
    const [beginMs = null, endMs = null] = times;
    if (beginMs !== null && endMs !== null && beginMs > endMs) {
      return reject('invalid', 'begins after its end.');
    }
    return { ...(beginMs !== null && { beginMs }), ...(endMs !== null && { endMs }) };
  },
};

function timeOf(value: string): number | undefined {
  // The plus of a UTC offset is a blank in a query, unless it was escaped.
  return parseTimestamp(value.replace(/ (?=\d\d:\d\d$)(?<=:\d\d(?:\.\d+)? )/, '+'));
}
