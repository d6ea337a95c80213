import type { TruePosition } from '../truth.ts';
import { csvField, isoTimeText } from './text.ts';

/** Header of the rows of true tracks. */
export const TRUE_TRACK_HEADER =
  'timestamp,ship,longitude,latitude,speed_knots,course_degrees,heading_degrees,activity,heard\n';

/** A centimetre, finer than any position fix. */
const UNITS_PER_DEGREE = 1e7;
const UNITS_PER_KNOT = 100;
const UNITS_PER_COURSE_DEGREE = 10;

/** Formats a true position as a row under `TRUE_TRACK_HEADER`: to a centimetre, 0.01 knots and 0.1°. */
export function trueTrackRow(position: TruePosition): string {
  return (
    `${isoTimeText(position.timeMs)},${csvField(position.ship)},` +
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

/** An angle that rounds up to 360° becomes 0°. */
function angle(degrees: number): number {
  return rounded(degrees, UNITS_PER_COURSE_DEGREE) % 360;
}
