import { z } from 'zod';

/** A parameter of the path or the query: the schema checks the value and describes it in the document. */
export interface Parameter<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly schema: Schema;
  /** What is said of a value that is none: `must be …`. */
  readonly rule: string;
  readonly description: string;
  readonly isRequired?: boolean;
}

export type IntegerParameter = Parameter<z.ZodInt>;
export type TextParameter = Parameter<z.ZodString>;

const MMSI_MAX = 999_999_999;
/** So that the offset of a page is exact in any store. */
const PAGE_MAX = 2 ** 31 - 1;
const SIZE_MAX = 1000;

/** The part of a list that is given where nothing is said. */
export const FIRST_PAGE = { page: 1, size: 50 };

export const PAGE: IntegerParameter = {
  name: 'page',
  schema: z.int().min(1).max(PAGE_MAX),
  rule: `must be a whole number from 1 to ${PAGE_MAX}.`,
  description:
    'From 1, default 1. A page past the end is empty, with the true `total` and `pages`.',
};

export const SIZE: IntegerParameter = {
  name: 'size',
  schema: z.int().min(1).max(SIZE_MAX),
  rule: `must be a whole number from 1 to ${SIZE_MAX}.`,
  description: `Entries of a page, 1 to ${SIZE_MAX}, default 50.`,
};

/** @param name of the parameter */
export function mmsiParameter(name: string, description: string): IntegerParameter {
  const schema = z.int().min(0).max(MMSI_MAX);
  return { name, schema, rule: 'must be an MMSI, a number of at most nine digits.', description };
}

export const CONFIGURATION_ID: IntegerParameter = {
  name: 'configuration_id',
  schema: z.int(),
  rule: 'must be a whole number.',
  description: 'Only events of this configuration.',
};

/** The number in the path by which something is found. */
export const ID: IntegerParameter = {
  name: 'id',
  schema: z.int(),
  rule: 'must be a whole number.',
  description: 'Its id.',
};

/** @param name of the parameter */
export function timestampParameter(name: string, description: string): TextParameter {
  const schema = z.string().meta({ format: 'date-time' });
  const rule = 'must be an RFC 3339 timestamp, as 2026-01-31T12:00:00Z.';
  return { name, schema, rule, description, isRequired: true };
}

/** @param name of the parameter */
export function textParameter(name: string, description: string): TextParameter {
  return { name, schema: z.string(), rule: 'must be given.', description, isRequired: true };
}

/** Both spellings of the specification. */
export const TIME_RANGES: readonly TextParameter[] = ['time_period', 'time_range'].map((name) => ({
  name,
  schema: z.string(),
  rule: 'must be [begin,end]: RFC 3339 timestamps, of which either may be left out.',
  description:
    'Only events whose life, from activation to deactivation or now, overlaps `[begin,end]`. Either end may be empty. ' +
    '`time_period` and `time_range` are the same; both given and different is an error.',
}));
