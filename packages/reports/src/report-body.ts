import { boundedText, type Mmsi, parseMmsi, parseTimestamp } from '@roadstead/model';
import { z } from 'zod';
import { CELL_DEGREES, CELL_DEGREES_DEFAULT, REPORT_SHIPS_MAX } from './thresholds.ts';

const NAME_LENGTH_MAX = 200;

const NAME_RULE = `must be a text of 1 to ${NAME_LENGTH_MAX} characters, not blank, without control characters.`;
const INSTANT_RULE = 'must be an RFC 3339 timestamp, as 2026-01-31T12:00:00Z.';
const SHIPS_RULE = `must be an array of 1 to ${REPORT_SHIPS_MAX} MMSIs.`;
const SHIP_RULE = 'must be an MMSI, a text or number of at most nine digits.';
const CELL_DEGREES_RULE = `must be one of ${CELL_DEGREES.join(', ')}.`;

const NAME = boundedText(1, NAME_LENGTH_MAX, NAME_RULE).refine(
  (name) => name.trim() !== '' && !/\p{Cc}/u.test(name),
  NAME_RULE,
);

/** An RFC 3339 timestamp; parsed to epoch milliseconds. */
const INSTANT = z
  .string(INSTANT_RULE)
  .transform((text, { issues }) => {
    const timeMs = parseTimestamp(text);
    if (timeMs !== undefined) return timeMs;
    issues.push({ code: 'custom', message: INSTANT_RULE, input: text });
    return z.NEVER;
  })
  .meta({ format: 'date-time' });

const CELL = z
  .number(CELL_DEGREES_RULE)
  .refine((degrees) => CELL_DEGREES.some((each) => each === degrees), CELL_DEGREES_RULE)
  .nullish()
  .transform((degrees) => degrees ?? CELL_DEGREES_DEFAULT)
  .meta({ description: `Width and height of a cell; default ${CELL_DEGREES_DEFAULT}.` });

/** Q3: a ship of a `multiship` report. */
export const REPORT_SHIP: z.ZodType<Mmsi> = z
  .union([z.string(), z.int(SHIP_RULE)], SHIP_RULE)
  .transform((value, { issues }) => {
    const mmsi = parseMmsi(value);
    if (mmsi !== undefined) return mmsi;
    issues.push({ code: 'custom', message: SHIP_RULE, input: value });
    return z.NEVER;
  });

/** Q3: the ships of a `multiship` report, before they are parsed. */
export const REPORT_SHIPS: z.ZodType<readonly unknown[]> = z
  .array(z.unknown(), SHIPS_RULE)
  .min(1, SHIPS_RULE)
  .max(REPORT_SHIPS_MAX, SHIPS_RULE);

/**
 * Q1 to Q3: the members of a report request but `shape`, which `parseArea` and `parseLine` of `@roadstead/geo` parse.
 * `parseReportRequest` validates with these schemas, member by member, and HTTP derives its documentation from them.
 */
export const REPORT_BODY: z.ZodObject<{
  name: z.ZodType<string>;
  begin: z.ZodType<number>;
  end: z.ZodType<number>;
  ships: z.ZodType;
  cell_degrees: z.ZodType<number>;
}> = z.object({
  name: NAME,
  begin: INSTANT,
  end: INSTANT.meta({ format: 'date-time', description: 'Exclusive.' }),
  ships: z
    .array(REPORT_SHIP)
    .min(1)
    .max(REPORT_SHIPS_MAX)
    .optional()
    .meta({ description: 'MMSIs, without duplicates.' }),
  cell_degrees: CELL,
});
