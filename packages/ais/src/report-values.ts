import { type Mmsi, parseMmsi } from '@roadstead/model';
import type { LineOutputs } from './line-outputs.ts';

/** Navigational status "undefined", the default (ITU-R M.1371-5, table 48). */
export const NAV_STATUS_UNKNOWN = 15;
const NAV_STATUS_MAX = 15;
/** ITU-R M.1371-5, table 48: 102.2 knots and more; 102.3 is "not available". */
const SOG_KNOTS_MAX = 102.2;
/** ITU-R M.1371-5, table 53 (message 9): an aircraft's whole knots; 1023 is "not available". */
const AIRCRAFT_SOG_KNOTS_MAX = 1022;
/** ITU-R M.585: search and rescue aircraft have 111MIDxxx. */
const AIRCRAFT_MMSI_MIN = 111_000_000;
const AIRCRAFT_MMSI_MAX = 111_999_999;
/** ITU-R M.1371-5, table 48: an indicated value of 4.733 √(degrees a minute), up to 126; 127 says "turning" only. */
export const ROT_PER_ROOT = 4.733;
export const ROT_INDICATED_MAX = 126;
/** What 126 means, rounded up. */
const ROT_DEGREES_A_MINUTE_MAX = 709;
/** Longitude and latitude that say "not available" (ITU-R M.1371-5, table 48). */
const LONGITUDE_NONE = 181;
const LATITUDE_NONE = 91;

/** Nine digits at most, and not 0: a transmitter that was never set up. */
export function mmsiOf(value: number): Mmsi | undefined {
  return value === 0 ? undefined : parseMmsi(value);
}

export function sogOf(knots: number, mmsi: Mmsi): number | null {
  const aircraft = mmsi >= AIRCRAFT_MMSI_MIN && mmsi <= AIRCRAFT_MMSI_MAX;
  if (aircraft) return knots >= 0 && knots <= AIRCRAFT_SOG_KNOTS_MAX ? knots : null;
  return knots >= 0 && knots <= SOG_KNOTS_MAX ? knots : null;
}

export function cogOf(degrees: number): number | null {
  return degrees >= 0 && degrees < 360 ? degrees : null;
}

export function headingOf(degrees: number): number | null {
  if (!(degrees >= 0 && degrees < 360)) return null;
  const whole = Math.round(degrees);
  return whole === 360 ? 0 : whole;
}

export function navStatusOf(code: number): number {
  return Number.isInteger(code) && code >= 0 && code <= NAV_STATUS_MAX ? code : NAV_STATUS_UNKNOWN;
}

/**
 * A rate of turn given in degrees a minute. ±127 and −128 are AIS's own codes left as they were: no indicated value
 * comes out at these.
 */
export function rotOf(degreesAMinute: number): number | null {
  const size = Math.abs(degreesAMinute);
  if (!(size <= ROT_DEGREES_A_MINUTE_MAX) || size === 127 || size === 128) return null;
  // Adding 0 makes −0 a 0.
  return Math.round(degreesAMinute) + 0;
}

/** An indicated rate of turn, −128 to 127, in degrees a minute. */
export function rotOfIndicated(indicated: number): number | null {
  if (Math.abs(indicated) > ROT_INDICATED_MAX) return null;
  const size = Math.round((indicated / ROT_PER_ROOT) ** 2);
  return indicated < 0 ? -size : size;
}

/** Checks a position in degrees; one that is none is rejected. */
export function isPosition(
  longitude: number,
  latitude: number,
  line: number,
  out: LineOutputs,
): boolean {
  if (longitude >= -180 && longitude <= 180 && latitude >= -90 && latitude <= 90) return true;
  if (Math.abs(longitude) === LONGITUDE_NONE || Math.abs(latitude) === LATITUDE_NONE) {
    out.reject(
      line,
      'no-position',
      `longitude ${longitude}, latitude ${latitude} say that there is none`,
    );
  } else {
    out.reject(line, 'bad-position', `longitude ${longitude}, latitude ${latitude}`);
  }
  return false;
}
