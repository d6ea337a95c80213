import type { Position } from '@roadstead/model';
import { metersToPlace } from './point-track.ts';
import { angleTo, type CourseAndSpeed } from './silence.ts';
import { ASIDE_METERS, SILENT_KNOTS_MIN } from './thresholds.ts';

const DEGREES_PER_RADIAN = 180 / Math.PI;
const MS_PER_METER_AT_A_KNOT = 3_600_000 / 1852;

/** V6: how a way fits a place: the distance, and the angle by which the motion misses it. */
export interface WayFit {
  readonly meters: number;
  readonly degrees: number;
}

/** V6: the fit of a motion from one place to another. A miss of less than 500 m is no angle. */
export function wayFit(motion: CourseAndSpeed, from: Position, to: Position): WayFit {
  const meters = metersToPlace(from, to);
  const degrees = angleTo(motion, from, to);
  if (degrees >= 90) return { meters, degrees: meters <= ASIDE_METERS ? 0 : degrees };
  const missed = Math.max(0, meters * Math.sin(degrees / DEGREES_PER_RADIAN) - ASIDE_METERS);
  return { meters, degrees: Math.atan2(missed, meters) * DEGREES_PER_RADIAN };
}

/** The opposite motion: that of a ship seen backwards in time. */
export function backwards({ eastKnots, northKnots, knots }: CourseAndSpeed): CourseAndSpeed {
  return { eastKnots: -eastKnots, northKnots: -northKnots, knots };
}

/** V6: the time of a silent ship for a way. */
export function sailingMs(meters: number, knots: number): number {
  return (meters * MS_PER_METER_AT_A_KNOT) / Math.max(knots, SILENT_KNOTS_MIN);
}
