import { longitudeDifference, metersPerDegreeLongitude } from '@roadstead/geo';
import type { Mmsi, Position } from '@roadstead/model';
import { metersToPlace, type PointTrack } from './point-track.ts';
import type { HeardFix } from './ship-memory.ts';
import { MOTION_MS_MAX, UNDER_WAY_KNOTS_MIN } from './thresholds.ts';

const KNOTS_PER_METER_PER_MS = 3_600_000 / 1852;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** V5: a time in which a ship is not heard. */
export interface Silence {
  readonly mmsi: Mmsi;
  /** The last fix before it; null for a ship that is heard for the first time. */
  readonly from: HeardFix | null;
  /** The first fix after it; null while it lasts. */
  readonly to: HeardFix | null;
}

/** V5: the motion of a ship beside a silence: its velocity, in knots. */
export interface CourseAndSpeed {
  readonly eastKnots: number;
  readonly northKnots: number;
  readonly knots: number;
}

/** V5: the motion up to the last fix before a silence, as reported under way, else by the points before; undefined if unknown. */
export function motionBefore(track: PointTrack, fix: HeardFix): CourseAndSpeed | undefined {
  const reported = reportedMotion(fix);
  let index = track.indexAt(fix.timeMs - 1);
  const isConnected = index + 1 >= track.count || !track.isBreak(index + 1, fix.timeMs);
  if (isUnderWay(reported) || index < 0 || !isConnected) return reported;
  const fromMs = fix.timeMs - MOTION_MS_MAX;
  if (track.at(index).timeMs < fromMs) return reported;
  while (track.isConnected(index) && track.at(index - 1).timeMs >= fromMs) index--;
  return motionBetween(track.at(index), fix);
}

/** V5: the motion from the first fix after a silence on; undefined if unknown. */
export function motionAfter(track: PointTrack, fix: HeardFix): CourseAndSpeed | undefined {
  const reported = reportedMotion(fix);
  let index = track.indexAt(fix.timeMs);
  if (isUnderWay(reported) || index < 0) return reported;
  const untilMs = fix.timeMs + MOTION_MS_MAX;
  while (track.isConnected(index + 1) && track.at(index + 1).timeMs <= untilMs) index++;
  const to = track.at(index);
  return to.timeMs > fix.timeMs ? motionBetween(fix, to) : reported;
}

/** V5: whether a course says where a ship goes or comes from. */
export function isUnderWay(motion: CourseAndSpeed | undefined): motion is CourseAndSpeed {
  return motion !== undefined && motion.knots >= UNDER_WAY_KNOTS_MIN;
}

/** V6: the angle in degrees between a motion and the direction from one place to another. */
export function angleTo(
  { eastKnots, northKnots }: CourseAndSpeed,
  from: Position,
  to: Position,
): number {
  const [east, north] = offsetMeters(from, to);
  const cross = eastKnots * north - northKnots * east;
  const dot = eastKnots * east + northKnots * north;
  return Math.abs(Math.atan2(cross, dot)) / RADIANS_PER_DEGREE;
}

function offsetMeters(from: Position, to: Position): readonly [east: number, north: number] {
  const latitude = (from.latitude + to.latitude) / 2;
  return [
    longitudeDifference(from.longitude, to.longitude) * metersPerDegreeLongitude(latitude),
    (to.latitude - from.latitude) * 111_132,
  ];
}

function motionBetween(
  from: Position & { readonly timeMs: number },
  to: Position & { readonly timeMs: number },
): CourseAndSpeed {
  const [east, north] = offsetMeters(from, to);
  const perMs = KNOTS_PER_METER_PER_MS / (to.timeMs - from.timeMs);
  const knots = metersToPlace(from, to) * perMs;
  return { eastKnots: east * perMs, northKnots: north * perMs, knots };
}

function reportedMotion({ sog, cog }: HeardFix): CourseAndSpeed | undefined {
  if (sog === null || cog === null) return undefined;
  const radians = cog * RADIANS_PER_DEGREE;
  return { eastKnots: sog * Math.sin(radians), northKnots: sog * Math.cos(radians), knots: sog };
}
