import { type Mmsi, NAV_STATUS_UNDEFINED } from '@roadstead/model';
import type { LineOutputs } from './line-outputs.ts';
import { signedBits, unsignedBits } from './message-bits.ts';
import {
  AID_TO_NAVIGATION,
  AIRCRAFT_POSITION,
  BASE_STATION,
  CLASS_A_POSITION,
  CLASS_B_EXTENDED,
  CLASS_B_POSITION,
  type Field,
  type Layout,
  LONG_RANGE_POSITION,
} from './message-layouts.ts';
import { cogOf, headingOf, isPosition, rotOfIndicated, sogOf } from './report-values.ts';
import { dayMs, timeOfDayMs } from './time-text.ts';

/** The fields of a message from which a position report is read, in the order in which they are read. */
interface PositionFields {
  readonly lon: Field;
  readonly lat: Field;
  readonly unitsPerDegree: number;
  readonly speed: Field | undefined;
  readonly unitsPerKnot: number;
  /** Raw speed that means "not available". */
  readonly speedNotAvailable: number;
  readonly course: Field | undefined;
  readonly unitsPerCourseDegree: number;
  readonly heading: Field | undefined;
  readonly turn: Field | undefined;
  readonly status: Field | undefined;
}

/** Units of most messages (ITU-R M.1371-5, table 48): 1/10 000 minute, 1/10 knot, 1/10 degree. */
export const STANDARD_UNITS = {
  unitsPerDegree: 600_000,
  unitsPerKnot: 10,
  speedNotAvailable: 1023,
  unitsPerCourseDegree: 10,
};

const CLASS_A = positionFields(CLASS_A_POSITION, STANDARD_UNITS);
const CLASS_B = positionFields(CLASS_B_POSITION, STANDARD_UNITS);

const POSITION_FIELDS: Readonly<Record<number, PositionFields>> = {
  1: CLASS_A,
  2: CLASS_A,
  3: CLASS_A,
  4: positionFields(BASE_STATION, STANDARD_UNITS),
  // Table 56: whole knots.
  9: positionFields(AIRCRAFT_POSITION, { ...STANDARD_UNITS, unitsPerKnot: 1 }),
  18: CLASS_B,
  19: positionFields(CLASS_B_EXTENDED, STANDARD_UNITS),
  21: positionFields(AID_TO_NAVIGATION, STANDARD_UNITS),
  // Table 75: 1/10 minute, whole knots, whole degrees.
  27: positionFields(LONG_RANGE_POSITION, {
    unitsPerDegree: 600,
    unitsPerKnot: 1,
    speedNotAvailable: 63,
    unitsPerCourseDegree: 1,
  }),
};

function positionFields(layout: Layout, units: typeof STANDARD_UNITS): PositionFields {
  return {
    lon: layout['lon'],
    lat: layout['lat'],
    unitsPerDegree: units.unitsPerDegree,
    speed: layout['speed'],
    unitsPerKnot: units.unitsPerKnot,
    speedNotAvailable: units.speedNotAvailable,
    course: layout['course'],
    unitsPerCourseDegree: units.unitsPerCourseDegree,
    heading: layout['heading'],
    turn: layout['turn'],
    status: layout['status'],
  };
}

const ROT_BY_INDICATED = Array.from({ length: 256 }, (_, i) => rotOfIndicated(i - 128));

/**
 * Reads the position report of a valid message; does nothing for a message without a position.
 * @param timeMs time of the message, epoch milliseconds; NaN without one.

 */
export function readPosition(
  sextets: Uint8Array,
  mmsi: Mmsi,
  timeMs: number,
  line: number,
  out: LineOutputs,
): void {
  const fields = POSITION_FIELDS[sextets[0]];
  if (fields === undefined) return;
  if (Number.isNaN(timeMs)) {
    out.reject(line, 'no-time', 'neither the line nor one before it has a time');
    return;
  }
  const { lon, lat, speed, course, heading, turn, status } = fields;
  const longitude = signedBits(sextets, lon[0], lon[1]) / fields.unitsPerDegree;
  const latitude = signedBits(sextets, lat[0], lat[1]) / fields.unitsPerDegree;
  if (!isPosition(longitude, latitude, line, out)) return;
  const rawSpeed =
    speed === undefined ? fields.speedNotAvailable : unsignedBits(sextets, speed[0], speed[1]);
  const rawCourse = course === undefined ? Number.NaN : unsignedBits(sextets, course[0], course[1]);
  out.addPosition(line, {
    mmsi,
    timeMs,
    longitude,
    latitude,
    sog: rawSpeed === fields.speedNotAvailable ? null : sogOf(rawSpeed / fields.unitsPerKnot, mmsi),
    cog: cogOf(rawCourse / fields.unitsPerCourseDegree),
    heading:
      heading === undefined ? null : headingOf(unsignedBits(sextets, heading[0], heading[1])),
    rot: turn === undefined ? null : ROT_BY_INDICATED[128 + signedBits(sextets, turn[0], turn[1])],
    navStatus:
      status === undefined ? NAV_STATUS_UNDEFINED : unsignedBits(sextets, status[0], status[1]),
  });
}

/** Returns the time in message 4 of a base station; NaN for other messages, and if it is not available. */
export function baseStationTimeMs(sextets: Uint8Array): number {
  if (sextets[0] !== 4) return Number.NaN;
  const value = ([start, bits]: Field): number => unsignedBits(sextets, start, bits);
  const { year, month, day, hour, minute, second } = BASE_STATION;
  return (
    dayMs(value(year), value(month), value(day)) +
    timeOfDayMs(value(hour), value(minute), value(second))
  );
}
