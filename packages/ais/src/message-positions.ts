import type { Mmsi } from '@roadstead/model';
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
import {
  cogOf,
  headingOf,
  isPosition,
  NAV_STATUS_UNKNOWN,
  rotOfIndicated,
  sogOf,
} from './report-values.ts';
import { dayMs, timeOfDayMs } from './time-text.ts';

/** The fields of a message from which a position report is made, in the order in which they are read. */
interface PositionFields {
  readonly lon: Field;
  readonly lat: Field;
  readonly unitsPerDegree: number;
  readonly speed: Field | undefined;
  readonly unitsPerKnot: number;
  /** The raw speed that says "not available". */
  readonly speedNone: number;
  readonly course: Field | undefined;
  readonly unitsPerCourseDegree: number;
  readonly heading: Field | undefined;
  readonly turn: Field | undefined;
  readonly status: Field | undefined;
}

/** ITU-R M.1371-5, table 48: 1/10 000 minute, 1/10 knot, 1/10 degree. */
export const FINE = {
  unitsPerDegree: 600_000,
  unitsPerKnot: 10,
  speedNone: 1023,
  unitsPerCourseDegree: 10,
};

const CLASS_A = positionFields(CLASS_A_POSITION, FINE);
const CLASS_B = positionFields(CLASS_B_POSITION, FINE);

const POSITION_FIELDS: Readonly<Record<number, PositionFields>> = {
  1: CLASS_A,
  2: CLASS_A,
  3: CLASS_A,
  4: positionFields(BASE_STATION, FINE),
  // Table 56: whole knots.
  9: positionFields(AIRCRAFT_POSITION, { ...FINE, unitsPerKnot: 1 }),
  18: CLASS_B,
  19: positionFields(CLASS_B_EXTENDED, FINE),
  21: positionFields(AID_TO_NAVIGATION, FINE),
  // Table 75: 1/10 minute, whole knots, whole degrees.
  27: positionFields(LONG_RANGE_POSITION, {
    unitsPerDegree: 600,
    unitsPerKnot: 1,
    speedNone: 63,
    unitsPerCourseDegree: 1,
  }),
};

function positionFields(layout: Layout, units: typeof FINE): PositionFields {
  return {
    lon: layout['lon'],
    lat: layout['lat'],
    unitsPerDegree: units.unitsPerDegree,
    speed: layout['speed'],
    unitsPerKnot: units.unitsPerKnot,
    speedNone: units.speedNone,
    course: layout['course'],
    unitsPerCourseDegree: units.unitsPerCourseDegree,
    heading: layout['heading'],
    turn: layout['turn'],
    status: layout['status'],
  };
}

const ROT_BY_INDICATED = Array.from({ length: 256 }, (_, i) => rotOfIndicated(i - 128));

/**
 * The position report that a message without fault gives, if it is one that gives any.
 * @param timeMs NaN where it has none
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
    out.reject(line, 'no-time', 'neither the line nor one before it gives a time');
    return;
  }
  const { lon, lat, speed, course, heading, turn, status } = fields;
  const longitude = signedBits(sextets, lon[0], lon[1]) / fields.unitsPerDegree;
  const latitude = signedBits(sextets, lat[0], lat[1]) / fields.unitsPerDegree;
  if (!isPosition(longitude, latitude, line, out)) return;
  const rawSpeed =
    speed === undefined ? fields.speedNone : unsignedBits(sextets, speed[0], speed[1]);
  const rawCourse = course === undefined ? Number.NaN : unsignedBits(sextets, course[0], course[1]);
  out.addPosition(line, {
    mmsi,
    timeMs,
    longitude,
    latitude,
    sog: rawSpeed === fields.speedNone ? null : sogOf(rawSpeed / fields.unitsPerKnot, mmsi),
    cog: cogOf(rawCourse / fields.unitsPerCourseDegree),
    heading:
      heading === undefined ? null : headingOf(unsignedBits(sextets, heading[0], heading[1])),
    rot: turn === undefined ? null : ROT_BY_INDICATED[128 + signedBits(sextets, turn[0], turn[1])],
    navStatus:
      status === undefined ? NAV_STATUS_UNKNOWN : unsignedBits(sextets, status[0], status[1]),
  });
}

/** Message 4, of a base station, says when it was sent; NaN for others, and where it says that it does not know. */
export function ownTimeMs(sextets: Uint8Array): number {
  if (sextets[0] !== 4) return Number.NaN;
  const value = ([start, bits]: Field): number => unsignedBits(sextets, start, bits);
  const { year, month, day, hour, minute, second } = BASE_STATION;
  return (
    dayMs(value(year), value(month), value(day)) +
    timeOfDayMs(value(hour), value(minute), value(second))
  );
}
