import type { Position } from '@roadstead/model';
import fc from 'fast-check';
import { wrapped } from './geodesy.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** The leader's motion: consecutive straight legs, then a stop. */
export type LeaderPlan = readonly {
  readonly minutes: number;
  readonly knots: number;
  readonly course: number;
}[];

/**
 * A follower's motion relative to the leader: its position at the end of each phase, in parts of the fleet's D; in between
 * it moves straight. So it approaches and leaves, stays at the limit, drifts and stops, for any motion of the leader.
 */
export interface FollowerPlan {
  readonly start: Station;
  readonly phases: readonly (Station & { readonly minutes: number })[];
}

interface Station {
  readonly parts: number;
  readonly bearing: number;
}

export const leaderPlan: fc.Arbitrary<LeaderPlan> = fc.array(
  fc.record({
    minutes: fc.integer({ min: 1, max: 60 }),
    knots: fc.constantFrom(0, 0.3, 5, 14, 20),
    course: fc.integer({ min: 0, max: 359 }),
  }),
  { maxLength: 4 },
);

/** Never exactly D: there, rounding decides whether a pair is close. */
const parts = fc.oneof(
  fc.constantFrom(0.5, 0.1, 0.3, 0.7, 0.9),
  fc.constantFrom(1.1, 3, 1.5, 6),
  fc.constantFrom(0.99, 1.01, 0.998, 1.002),
);
const station = { parts, bearing: fc.integer({ min: 0, max: 359 }) };

export const followerPlan: fc.Arbitrary<FollowerPlan> = fc.record({
  start: fc.record(station),
  phases: fc.array(
    fc.record({
      ...station,
      minutes: fc.oneof(
        fc.constantFrom(5, 2, 10, 30, 60),
        fc.double({ min: 0.5, max: 40, noNaN: true }),
      ),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

/** A phase lasts at least as long as its path takes at 40 knots. */
const METERS_PER_MINUTE_MAX = 1235;
/** A metre in degrees of latitude, approximately; the leader stays within 60 km of its region's latitude, so below 85°. */
const METERS_PER_DEGREE = 111_320;
const NORTH_METERS_MAX = 60_000;
const METERS_PER_MS_PER_KNOT = 1852 / 3_600_000;

export function leaderAt(plan: LeaderPlan, region: Position, timeMs: number): Position {
  let [east, north, leftMs] = [0, 0, timeMs];
  for (const { minutes, knots, course } of plan) {
    const legMs = Math.max(0, Math.min(leftMs, minutes * MS_PER_MINUTE));
    const meters = legMs * knots * METERS_PER_MS_PER_KNOT;
    east += meters * Math.sin((course * Math.PI) / 180);
    north += meters * Math.cos((course * Math.PI) / 180);
    leftMs -= legMs;
  }
  north = Math.min(NORTH_METERS_MAX, Math.max(-NORTH_METERS_MAX, north));
  const latitude = region.latitude + north / METERS_PER_DEGREE;
  const narrowing = Math.cos((region.latitude * Math.PI) / 180);
  return { longitude: wrapped(region.longitude + east / METERS_PER_DEGREE / narrowing), latitude };
}

/** Position of the follower relative to the leader, and the end of its last phase. */
export function offsetAt(
  { start, phases }: FollowerPlan,
  distanceMeters: number,
  timeMs: number,
): { readonly bearing: number; readonly meters: number; readonly endMs: number } {
  let [east, north] = vector(start, distanceMeters);
  let endMs = 0;
  for (const phase of phases) {
    const [toEast, toNorth] = vector(phase, distanceMeters);
    const minutesMin = Math.hypot(toEast - east, toNorth - north) / METERS_PER_MINUTE_MAX;
    const phaseMs = Math.max(minutesMin, phase.minutes) * MS_PER_MINUTE;
    const part = Math.min(1, Math.max(0, (timeMs - endMs) / phaseMs));
    east += part * (toEast - east);
    north += part * (toNorth - north);
    endMs += phaseMs;
  }
  const bearing = (Math.atan2(east, north) * 180) / Math.PI;
  return { bearing, meters: Math.hypot(east, north), endMs };
}

function vector(station: Station, distanceMeters: number): [east: number, north: number] {
  const radians = (station.bearing * Math.PI) / 180;
  const meters = station.parts * distanceMeters;
  return [meters * Math.sin(radians), meters * Math.cos(radians)];
}
