import {
  type Mmsi,
  NAV_STATUS_UNDEFINED,
  parseMmsi,
  ROT_DEGREES_PER_MINUTE_MAX,
  sogKnotsMax,
} from '@roadstead/model';
import type { LineOutputs } from './line-outputs.ts';

/** The indicated rate of turn is 4.733 √(degrees a minute), up to 126; 127 is "turning" without a rate (table 48). */
export const ROT_PER_ROOT = 4.733;
export const ROT_INDICATED_MAX = 126;
/** Longitude and latitude that mean "not available" (ITU-R M.1371-5, table 48). */
const LONGITUDE_NOT_AVAILABLE = 181;
const LATITUDE_NOT_AVAILABLE = 91;

/** Returns an MMSI of at most nine digits; undefined for 0, which is a transmitter that was never configured. */
export function mmsiOf(value: number): Mmsi | undefined {
  return value === 0 ? undefined : parseMmsi(value);
}

/** Returns a speed over ground in knots; null if it is out of range or not available. */
export function sogOf(knots: number, mmsi: Mmsi): number | null {
  return knots >= 0 && knots <= sogKnotsMax(mmsi) ? knots : null;
}

/** Returns a course over ground in degrees; null if it is out of range or not available. */
export function cogOf(degrees: number): number | null {
  return degrees >= 0 && degrees < 360 ? degrees : null;
}

/** Returns a heading in whole degrees; null if it is out of range or not available. */
export function headingOf(degrees: number): number | null {
  if (!(degrees >= 0 && degrees < 360)) return null;
  const whole = Math.round(degrees);
  return whole === 360 ? 0 : whole;
}

/** Returns a navigational status; 15 (undefined) for an invalid code. */
export function navStatusOf(code: number): number {
  return Number.isInteger(code) && code >= 0 && code <= NAV_STATUS_UNDEFINED
    ? code
    : NAV_STATUS_UNDEFINED;
}

/**
 * Returns a rate of turn in degrees a minute; null if it is not available. ±127 and −128 are AIS's codes that a tool has
 * not converted: no indicated value corresponds to them.
 */
export function rotOf(degreesAMinute: number): number | null {
  const size = Math.abs(degreesAMinute);
  if (!(size <= ROT_DEGREES_PER_MINUTE_MAX) || size === 127 || size === 128) return null;
  // Adding 0 makes −0 a 0.
  return Math.round(degreesAMinute) + 0;
}

/** Converts an indicated rate of turn, −128 to 127, to degrees a minute; null for ±127, −128 and NaN. */
export function rotOfIndicated(indicated: number): number | null {
  if (!(Math.abs(indicated) <= ROT_INDICATED_MAX)) return null;
  const size = Math.round((indicated / ROT_PER_ROOT) ** 2);
  return indicated < 0 ? -size : size;
}

/** Returns whether a position in degrees is valid, and rejects its line if it is not. */
export function isPosition(
  longitude: number,
  latitude: number,
  line: number,
  out: LineOutputs,
): boolean {
  if (longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90) return true;
  if (
    Math.abs(longitude) === LONGITUDE_NOT_AVAILABLE ||
    Math.abs(latitude) === LATITUDE_NOT_AVAILABLE
  ) {
    out.reject(
      line,
      'no-position',
      `longitude ${longitude}, latitude ${latitude} mean "not available"`,
    );
  } else {
    out.reject(line, 'bad-position', `longitude ${longitude}, latitude ${latitude}`);
  }
  return false;
}
