import { MMSI_MAX } from './identifiers.ts';
import { DATE_MS_MAX, FieldReader, fieldsOf } from './report-field-reader.ts';
import {
  NAV_STATUS_UNDEFINED,
  ROT_DEGREES_PER_MINUTE_MAX as ROT_MAX,
  SHIPTYPE_MAX,
  SOG_KNOTS_MAX,
  sogKnotsMax,
} from './report-ranges.ts';
import type { PositionReport, StaticReport } from './reports.ts';
import { failure, type Problem, type Result, success } from './result.ts';

/** An instant: a `Date`, an RFC 3339 timestamp with its zone, or whole epoch milliseconds. */
export type TimeInput = Date | string | number;

type Optional<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | null | undefined };

/** A position report as a plain object, with `time` or, as in `PositionReport`, `timeMs`. Null and undefined are "not available". */
export type PositionInput = { readonly mmsi: number | string } & (
  | { readonly time: TimeInput }
  | { readonly timeMs: number }
) &
  Pick<PositionReport, 'longitude' | 'latitude'> &
  Optional<Pick<PositionReport, 'sog' | 'cog' | 'heading' | 'rot' | 'navStatus'>>;

/** A static report as a plain object. Null and undefined are "not available"; `time` or `timeMs` may be absent. */
export type StaticInput = {
  readonly mmsi: number | string;
  readonly time?: TimeInput | null | undefined;
  readonly imo?: number | string | null | undefined;
} & Optional<Omit<StaticReport, 'mmsi' | 'imo'>>;

/**
 * Values that AIS sends for "not available" (ITU-R M.1371-5, tables 48 and 53). Many decoders pass them on, so they are read as
 * null and do not cost the position. ±127 is "turning, no rate known"; no indicated rate comes out at ±127 or ±128.
 */
const SOG_NOT_AVAILABLE: readonly number[] = [102.3, 1023];
const COG_NOT_AVAILABLE: readonly number[] = [360];
const HEADING_NOT_AVAILABLE: readonly number[] = [511];
const ROT_NOT_AVAILABLE: readonly number[] = [-128, -127, 127, 128];
/** The same for static data: 0 for the type of ship, length, width, draught and IMO number (table 53). */
const ZERO_NOT_AVAILABLE: readonly number[] = [0];

/**
 * Parses a position report from a plain object with the fields of {@link PositionInput}; other fields are ignored.
 * Ranges: MMSI 0 to 999 999 999; longitude −180 to 180, latitude −90 to 90 degrees; `sog` 0 to 102.2 knots (1022 for
 * aircraft, MMSI 111MIDxxx); `cog` and `heading` 0 to under 360 degrees (the heading is rounded to whole degrees);
 * `rot` −709 to 709 degrees a minute (rounded); `navStatus` 0 to 15. The codes that AIS sends for "not available" (`sog`
 * 102.3 and 1023, `cog` 360, `heading` 511, `rot` ±127 and ±128) are read as null.
 * @returns the report, or one problem for each wrong field, with its JSON pointer. Never throws.
 */
export function parsePositionReport(input: unknown): Result<PositionReport, readonly Problem[]> {
  const copy = copyPositionReport(input);
  if (copy) return success(copy);
  const fields = fieldsOf(input);
  if (!fields) return failure([{ pointer: '', detail: 'must be an object.' }]);
  const reader = new FieldReader(fields);
  const mmsi = reader.mmsi();
  const report: PositionReport = {
    mmsi,
    timeMs: reader.time() ?? reader.required('time', 'timeMs'),
    longitude: reader.number('longitude', -180, 180) ?? reader.required('longitude'),
    latitude: reader.number('latitude', -90, 90) ?? reader.required('latitude'),
    sog: reader.number('sog', 0, sogKnotsMax(mmsi), SOG_NOT_AVAILABLE),
    cog: reader.angle('cog', COG_NOT_AVAILABLE),
    heading: wholeDegrees(reader.angle('heading', HEADING_NOT_AVAILABLE)),
    rot: rounded(reader.number('rot', -ROT_MAX, ROT_MAX, ROT_NOT_AVAILABLE)),
    navStatus: reader.integer('navStatus', 0, NAV_STATUS_UNDEFINED) ?? NAV_STATUS_UNDEFINED,
  };
  return reader.problems.length > 0 ? failure(reader.problems) : success(report);
}

/**
 * Copies a report whose fields need no conversion, which is almost every one, at a tenth of the cost of a reader. Each field is
 * read once: a getter could return another value the second time. @returns undefined for all others
 */
function copyPositionReport(input: unknown): PositionReport | undefined {
  try {
    if (typeof input !== 'object' || Array.isArray(input)) return undefined;
    const { time, mmsi, timeMs, longitude, latitude, sog, cog, heading, rot, navStatus } =
      input as PositionReport & { readonly time?: unknown };
    const isValid =
      time === undefined &&
      isWhole(mmsi, 0, MMSI_MAX) &&
      isWhole(timeMs, -DATE_MS_MAX, DATE_MS_MAX) &&
      isNumber(longitude, -180, 180) &&
      isNumber(latitude, -90, 90) &&
      (sog === null || isNumber(sog, 0, SOG_KNOTS_MAX)) &&
      (cog === null || (isNumber(cog, 0, 360) && cog < 360)) &&
      (heading === null || isWhole(heading, 0, 359)) &&
      (rot === null || (isWhole(rot, -ROT_MAX, ROT_MAX) && !ROT_NOT_AVAILABLE.includes(rot))) &&
      isWhole(navStatus, 0, NAV_STATUS_UNDEFINED);
    return isValid
      ? { mmsi, timeMs, longitude, latitude, sog, cog, heading, rot: rounded(rot), navStatus }
      : undefined;
  } catch {
    return undefined;
  }
}

function isNumber(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && value >= min && value <= max;
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return isNumber(value, min, max) && Number.isInteger(value);
}

/**
 * Parses a static report from a plain object with the fields of {@link StaticInput}; other fields are ignored. Lengths,
 * widths, draughts and distances are finite metres of 0 or more; the IMO number's check digit must fit; `shiptype` is
 * 0 to 255; `eta` has `month` 1–12, `day` 1–31, `hour` 0–23 and `minute` 0–59. The values that AIS sends for "not
 * available" (0, and in an ETA hour 24 and minute 60) and blank texts are read as null.
 * @returns the report, or one problem for each wrong field, with its JSON pointer. Never throws.
 */
export function parseStaticReport(input: unknown): Result<StaticReport, readonly Problem[]> {
  const fields = fieldsOf(input);
  if (!fields) return failure([{ pointer: '', detail: 'must be an object.' }]);
  const reader = new FieldReader(fields);
  const report: StaticReport = {
    mmsi: reader.mmsi(),
    timeMs: reader.time(),
    imo: reader.imo(),
    name: reader.text('name'),
    callsign: reader.text('callsign'),
    shiptype: reader.integer('shiptype', 0, SHIPTYPE_MAX, ZERO_NOT_AVAILABLE),
    toBowMeters: reader.meters('toBowMeters'),
    toSternMeters: reader.meters('toSternMeters'),
    toPortMeters: reader.meters('toPortMeters'),
    toStarboardMeters: reader.meters('toStarboardMeters'),
    lengthMeters: reader.meters('lengthMeters', ZERO_NOT_AVAILABLE),
    widthMeters: reader.meters('widthMeters', ZERO_NOT_AVAILABLE),
    draughtMeters: reader.meters('draughtMeters', ZERO_NOT_AVAILABLE),
    destination: reader.text('destination'),
    eta: reader.eta(),
  };
  return reader.problems.length > 0 ? failure(reader.problems) : success(report);
}

/** Rounds a heading; 359.6 degrees becomes 0. */
function wholeDegrees(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees) % 360;
}

/** Rounds; adding 0 turns −0 into 0. */
function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value) + 0;
}
