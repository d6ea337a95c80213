import { type Mmsi, parseMmsi } from '@roadstead/model';
import { z } from 'zod';
import type { Point, Spread } from '../scenario.ts';

const DAYS_MAX = 400;
const UNIT_SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };
const PARTS = String.raw`(?=\d)(?:\d+(?:\.\d+)?d ?)?(?:\d+(?:\.\d+)?h ?)?(?:\d+(?:\.\d+)?m ?)?(?:\d+(?:\.\d+)?s)?`;
const INSTANT = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z`;
const DURATION_EXPECTED =
  'expected a duration with its unit: 90s, 20m, 1h30m, 1.5h or 2d (not over 400d)';
const INSTANT_EXPECTED = 'expected an instant in UTC such as 2026-01-10T00:00:00Z';
const TIME_EXPECTED =
  "expected a time after the scenario's start such as +1h30m, or an instant such as 2026-01-10T01:30:00Z";

/** Schema of a value in a file, by its parsed type. */
export type Schema<Value> = z.ZodType<Value>;

/** A duration, in seconds. */
export const duration: Schema<number> = z
  .string(DURATION_EXPECTED)
  .regex(new RegExp(`^${PARTS}$`), abortWith(DURATION_EXPECTED))
  .meta({ examples: ['90s', '20m', '1h30m', '2d'] })
  .transform(secondsOf)
  .refine((seconds) => seconds <= DAYS_MAX * UNIT_SECONDS['d'], DURATION_EXPECTED);

/** A duration with a sign, in seconds. */
export const signedDuration: Schema<number> = z
  .string('expected a duration with its sign, such as +5m or -1h')
  .regex(
    new RegExp(`^[+-]?${PARTS}$`),
    abortWith('expected a duration with its sign, such as +5m or -1h'),
  )
  .meta({ examples: ['+5m', '-1h'] })
  .transform((text) => (text.startsWith('-') ? -1 : 1) * secondsOf(text))
  .refine(
    (seconds) => Math.abs(seconds) <= DAYS_MAX * UNIT_SECONDS['d'],
    'expected a duration of not over 400d',
  );

/** An instant, in epoch milliseconds. */
export const instant: Schema<number> = z
  .string(INSTANT_EXPECTED)
  .regex(new RegExp(`^${INSTANT}$`), abortWith(INSTANT_EXPECTED))
  .meta({ examples: ['2026-01-10T00:00:00Z'] })
  .refine(isDate, 'expected a day and a time that exist')
  .transform((text) => Date.parse(text));

/** A time inside the scenario, in seconds since its start. An invalid start or duration does not limit it. */
export function timeSchema(startMs: number | undefined, durationSeconds: number): Schema<number> {
  return z
    .string(TIME_EXPECTED)
    .regex(new RegExp(`^(?:\\+?${PARTS}|${INSTANT})$`), abortWith(TIME_EXPECTED))
    .meta({ examples: ['+1h30m', '2026-01-10T01:30:00Z'] })
    .refine((text) => !isInstant(text) || isDate(text), 'expected a day and time that exist')
    .transform((text) => {
      if (!isInstant(text)) return secondsOf(text);
      return startMs === undefined ? 0 : (Date.parse(text) - startMs) / 1000;
    })
    .refine(
      (seconds) => seconds >= 0 && seconds <= durationSeconds,
      `expected a time inside the scenario, from +0s to ${scenarioTimeText(durationSeconds)}`,
    );
}

/** Rounds to a millisecond: decimals of hours are seldom whole seconds in binary. */
function secondsOf(text: string): number {
  let seconds = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)([dhms])/g)) {
    seconds += Number(amount) * UNIT_SECONDS[unit];
  }
  return Math.round(seconds * 1000) / 1000;
}

/** Formats a time since the start in the form of a scenario file. */
export function scenarioTimeText(seconds: number): string {
  let text = '';
  let rest = seconds;
  for (const [unit, unitSeconds] of Object.entries(UNIT_SECONDS)) {
    const amount = unit === 's' ? Number(rest.toFixed(3)) : Math.floor(rest / unitSeconds);
    rest -= amount * unitSeconds;
    if (amount > 0) text += `${amount}${unit}`;
  }
  return `+${text || '0s'}`;
}

/** Distinguishes an instant from a time since the start. */
function isInstant(text: string): boolean {
  return text.includes('T');
}

/** Rejects days that do not exist: Date.parse reads 30 February as 2 March. */
function isDate(text: string): boolean {
  const timeMs = Date.parse(text);
  return !Number.isNaN(timeMs) && new Date(timeMs).toISOString().slice(0, 16) === text.slice(0, 16);
}

/** Error of a text of the wrong form, after which no further checks of the text run. */
function abortWith(error: string): { readonly error: string; readonly abort: true } {
  return { error, abort: true };
}

/** A number within bounds; `unit` appears in the error. */
export function number(least: number, greatest: number, unit: string): Schema<number> {
  const error = `expected ${unit}, a number from ${least} to ${greatest}`;
  return z.number(error).min(least, error).max(greatest, error);
}

/** An integer within bounds. */
export function wholeNumber(least: number, greatest: number): Schema<number> {
  const error = `expected a whole number from ${least} to ${greatest}`;
  return z.int(error).min(least, error).max(greatest, error);
}

/** One value, or the bounds of a random draw. */
export function spread(one: Schema<number>, what: string): Schema<Spread> {
  return z
    .union([one, z.tuple([one, one])], `expected ${what}; or [least, greatest] to draw between`)
    .transform((value): Spread => (typeof value === 'number' ? [value, value] : value))
    .refine(
      ([least, greatest]) => least <= greatest,
      'expected the least first, then the greatest',
    );
}

/** A range of a number within bounds. */
export function numberSpread(least: number, greatest: number, unit: string): Schema<Spread> {
  const what = `${unit}, a number from ${least} to ${greatest}`;
  return spread(number(least, greatest, unit), what);
}

export const durationSpread: Schema<Spread> = spread(
  duration,
  'a duration with its unit, such as 90s or 1h30m',
);

/** Permits more than a turn, so that a range can cross north: [350, 370]. */
export const headings: Schema<Spread> = numberSpread(-360, 720, 'degrees');
export const degrees: Schema<number> = number(0, 360, 'degrees clockwise from north');
export const knots: Schema<Spread> = numberSpread(0, 60, 'knots');
/** A slower ship would not arrive. */
export const knotsUnderWay: Schema<Spread> = numberSpread(0.1, 60, 'knots');
/** Half the circumference of the earth. */
export const METERS_MAX = 20_000_000;
export const rate: Schema<number> = number(0, 1, 'a share');

const POINT_EXPECTED = 'expected [longitude, latitude] in degrees, such as [24.1, 36.2]';

/** Longitude and latitude. */
export const point: Schema<Point> = z
  .tuple(
    [
      z.number(POINT_EXPECTED).meta({ minimum: -180, maximum: 180 }),
      z.number(POINT_EXPECTED).meta({ minimum: -90, maximum: 90 }),
    ],
    POINT_EXPECTED,
  )
  .meta({ examples: [[24.1, 36.2]] })
  .superRefine(([longitude, latitude], context) => {
    if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return;
    const isSwapped = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
    context.addIssue(
      isSwapped
        ? `expected longitude first: did you mean [${latitude}, ${longitude}]?`
        : 'expected a longitude from -180 to 180 and a latitude from -90 to 90',
    );
  });

/** A line of one or more points; a single one needs no list around it. */
export const waypoints: Schema<readonly Point[]> = z
  .union(
    [point, z.array(point).min(1)],
    'expected a point [longitude, latitude], or a list of them',
  )
  .transform((value): readonly Point[] => (isPoint(value) ? [value] : value));

function isPoint(value: Point | readonly Point[]): value is Point {
  return typeof value[0] === 'number';
}

const NAME_EXPECTED =
  'expected a name of 1 to 20 letters, digits, spaces, dots, hyphens and underlines';

/** The name of a ship: AIS has room for 20 characters. */
export const shipName: Schema<string> = z
  .string(NAME_EXPECTED)
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]{0,18}[A-Za-z0-9._-])?$/, NAME_EXPECTED);

/** One or more names of ships. */
export const shipNames: Schema<readonly string[]> = z
  .union([z.string(), z.array(z.string()).min(1)], 'expected the name of a ship, or a list of them')
  .transform((value) => (typeof value === 'string' ? [value] : value));

const MMSI_EXPECTED = 'expected an MMSI, nine digits such as 235000001';

export const mmsiSchema: Schema<Mmsi> = z
  .int(MMSI_EXPECTED)
  .min(1, MMSI_EXPECTED)
  .max(999_999_999, MMSI_EXPECTED)
  .transform((value, context) => {
    const parsed = parseMmsi(value);
    if (parsed !== undefined) return parsed;
    context.addIssue(MMSI_EXPECTED);
    return z.NEVER;
  });
