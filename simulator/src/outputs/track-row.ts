import type { TruePosition } from '../truth.ts';
import { csvField, timeText } from './text.ts';

/** The header of the rows of true tracks. */
export const TRACK_HEADER =
  'timestamp,ship,longitude,latitude,speed_knots,course_degrees,heading_degrees,activity,heard\n';

/** A centimetre, finer than anything that a ship's place is known by. */
const UNITS_PER_DEGREE = 1e7;
const UNITS_PER_KNOT = 100;
const UNITS_PER_COURSE_DEGREE = 10;

/** Where a ship really was, as a row under `TRACK_HEADER`: to a centimetre, 0.01 knots and 0.1°. */
export function trackRow(position: TruePosition): string {
  return (
    `${timeText(position.timeMs)},${csvField(position.ship)},` +
    `${rounded(position.longitude, UNITS_PER_DEGREE)},` +
    `${rounded(position.latitude, UNITS_PER_DEGREE)},` +
    `${rounded(position.speedKnots, UNITS_PER_KNOT)},` +
    `${angle(position.courseDegrees)},${angle(position.headingDegrees)},` +
    `${position.activity},${position.heard}\n`
  );
}

function rounded(value: number, units: number): number {
  return Math.round(value * units) / units;
}

/** What is rounded up to 360° is 0°. */
function angle(degrees: number): number {
  return rounded(degrees, UNITS_PER_COURSE_DEGREE) % 360;
}
