import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import { type ShipKind, underWayKnots } from './service-speed.ts';
import {
  HISTORY_HOURS,
  RECENT_HOURS,
  SLOW_HOURS_MAX,
  SLOW_SHARE,
  STEP_MS_MAX,
  STEP_MS_MIN,
  WEATHER_HOURS,
} from './thresholds.ts';
import { METERS_PER_NAUTICAL_MILE, MS_PER_HOUR } from './units.ts';

/** A fix of the cleaned track of a ship. */
export interface CleanedFix {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** D10: the track starts anew; the movement since the fix before is unknown. */
  readonly startsTrack?: true;
}

/** The speeds of a ship so far; plain data that can be stored as JSON. */
export interface SpeedHistory {
  /** The fix from which the next speed is measured. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Whether the ship was under way up to that fix. */
  readonly isUnderWay: boolean;
  /** The time of the last speed that entered the means; epoch milliseconds. */
  readonly countedMs: number;
  /** The mean over the last hours under way, and the hours that it covers. */
  readonly recentKnots: number;
  readonly recentHours: number;
  /** The mean over the last weeks under way, and the hours that it covers; 0 hours: the speed is unknown. */
  readonly longKnots: number;
  readonly longHours: number;
  /** The hours under way for which the ship has been slower than usual. */
  readonly slowHours: number;
}

/**
 * Adds a fix to the speed history of a ship. Speeds are those made good between fixes at least five minutes apart, so that
 * neither a missing speed over ground nor swinging at anchor matters.
 * @param before undefined for the first fix of the ship
 * @param ship tugs and tows are under way at lower speeds; default: unknown
 * @returns the new history; the same object if the fix is too close to the last one
 */
export function stepSpeedHistory(
  before: SpeedHistory | undefined,
  fix: CleanedFix,
  ship: ShipKind = UNKNOWN_SHIP,
): SpeedHistory {
  const { timeMs, longitude, latitude } = fix;
  if (!before) return { ...EMPTY, timeMs, longitude, latitude, countedMs: timeMs };
  const stepMs = timeMs - before.timeMs;
  if (stepMs < STEP_MS_MIN && !fix.startsTrack) return before;
  const from = { ...before, timeMs, longitude, latitude };
  if (stepMs > STEP_MS_MAX || fix.startsTrack) return from;
  const hours = stepMs / MS_PER_HOUR;
  const knots = metersBetween(before, fix) / METERS_PER_NAUTICAL_MILE / hours;
  if (knots < underWayKnots(ship)) return { ...from, isUnderWay: false };
  const moved = { ...from, isUnderWay: true };
  const isSlow = knots < SLOW_SHARE * before.longKnots;
  const slowHours = isSlow ? before.slowHours + hours : 0;
  // E5: the speed in a canal is not the speed of the ship at sea.
  if (isSlow && slowHours <= SLOW_HOURS_MAX) return { ...moved, slowHours };
  return withSpeed({ ...moved, slowHours }, knots, hours);
}

const UNKNOWN_SHIP: ShipKind = { shiptype: null, lengthMeters: null };

const EMPTY = {
  isUnderWay: false,
  ...{ recentKnots: 0, recentHours: 0, longKnots: 0, longHours: 0, slowHours: 0 },
} as const;

/** Returns the distance in metres: 0.1 % off the geodesic over 180 nautical miles at 70° of latitude, and 70 times as fast. */
function metersBetween(from: CleanedFix, to: CleanedFix): number {
  const squared = localDistanceSquared(
    longitudeDifference(from.longitude, to.longitude),
    to.latitude - from.latitude,
    (from.latitude + to.latitude) / 2,
  );
  return Math.sqrt(squared);
}

/** E4: adds the speed made good over some hours to both means. */
function withSpeed(before: SpeedHistory, knots: number, hours: number): SpeedHistory {
  // After a long time the weather has changed, and the recent mean starts anew.
  const isNew = before.timeMs - before.countedMs > WEATHER_HOURS * MS_PER_HOUR;
  const recentHours = isNew ? 0 : before.recentHours;
  const { longKnots, longHours } = before;
  const recentShare = shareOf(hours, recentHours, RECENT_HOURS);
  return {
    ...before,
    countedMs: before.timeMs,
    recentKnots: before.recentKnots + recentShare * (knots - before.recentKnots),
    recentHours: Math.min(recentHours + hours, RECENT_HOURS),
    longKnots: longKnots + shareOf(hours, longHours, HISTORY_HOURS) * (knots - longKnots),
    longHours: Math.min(longHours + hours, HISTORY_HOURS),
  };
}

/** Returns the weight of some hours in a mean: a plain mean at first, later an exponential one. */
function shareOf(hours: number, hoursBefore: number, decayHours: number): number {
  return Math.max(hours / (hours + hoursBefore), 1 - Math.exp(-hours / decayHours));
}
