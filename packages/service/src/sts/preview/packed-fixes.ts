import type { Mmsi, PositionReport } from '@roadstead/model';

/**
 * Integers of a fix, 16 bytes: milliseconds of the day with the navigation status, longitude and latitude in 1e-7° (1 cm), and speed,
 * course and heading in the resolution of AIS (ITU-R M.1371-5, table 45).
 */
export const FIX_INTEGERS = 4;

const DEGREES = 1e7;
const STATUSES = 16;
const SPEED_UNKNOWN = 1023;
const COURSE_UNKNOWN = 3600;
const COURSE_VALUES = 4096;
const HEADING_UNKNOWN = 511;
const HEADING_VALUES = 512;

/** Packs numbers of a position series that begin at an index, as four integers at an index. */
export function packFix(
  packed: Int32Array,
  to: number,
  cells: Float64Array,
  from: number,
  dayBeginMs: number,
): void {
  const status = cells[from + 8];
  packed[to] = (cells[from + 1] - dayBeginMs) * STATUSES + (Number.isNaN(status) ? 15 : status);
  packed[to + 1] = Math.round(cells[from + 2] * DEGREES);
  packed[to + 2] = Math.round(cells[from + 3] * DEGREES);
  const [sog, cog, heading] = [cells[from + 4], cells[from + 5], cells[from + 6]];
  const speed = Number.isNaN(sog) ? SPEED_UNKNOWN : Math.min(SPEED_UNKNOWN - 1, sog * 10);
  const course = Number.isNaN(cog) ? COURSE_UNKNOWN : Math.round(cog * 10) % COURSE_UNKNOWN;
  const bow = Number.isNaN(heading) ? HEADING_UNKNOWN : Math.round(heading) % 360;
  packed[to + 3] = (Math.round(speed) * COURSE_VALUES + course) * HEADING_VALUES + bow;
}

/** Returns the milliseconds of the day of a packed fix. */
export function packedDayMs(packed: Int32Array, at: number): number {
  return Math.floor(packed[at] / STATUSES);
}

/** Returns a packed fix. */
export function unpackFix(
  packed: Int32Array,
  at: number,
  mmsi: Mmsi,
  dayBeginMs: number,
): PositionReport {
  const motion = packed[at + 3];
  const heading = motion % HEADING_VALUES;
  const course = Math.floor(motion / HEADING_VALUES) % COURSE_VALUES;
  const speed = Math.floor(motion / (HEADING_VALUES * COURSE_VALUES));
  return {
    mmsi,
    timeMs: dayBeginMs + packedDayMs(packed, at),
    longitude: packed[at + 1] / DEGREES,
    latitude: packed[at + 2] / DEGREES,
    sog: speed === SPEED_UNKNOWN ? null : speed / 10,
    cog: course === COURSE_UNKNOWN ? null : course / 10,
    heading: heading === HEADING_UNKNOWN ? null : heading,
    rot: null,
    navStatus: packed[at] % STATUSES,
  };
}
