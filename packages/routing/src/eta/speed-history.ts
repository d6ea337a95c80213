import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import {
  HISTORY_HOURS,
  RECENT_HOURS,
  SLOW_HOURS_MAX,
  SLOW_SHARE,
  STEP_MS_MAX,
  STEP_MS_MIN,
  UNDER_WAY_KNOTS,
  WEATHER_HOURS,
} from './thresholds.ts';
import { HOUR_MS, METERS_PER_NAUTICAL_MILE } from './units.ts';

/** Where a ship was, of its cleaned track. */
export interface TimedPlace {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** D10: nothing is known of the way from the fix before. */
  readonly startsTrack?: true;
}

/** What a ship's fixes say of its speed; plain data, to be kept as JSON. */
export interface SpeedHistory {
  /** The fix from which the next speed is measured. */
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Whether the ship made way up to there. */
  readonly isUnderWay: boolean;
  /** When it was last at a speed that counts; epoch milliseconds. */
  readonly countedMs: number;
  /** Over the last hours under way that count, and how many hours that is, as far as is known. */
  readonly recentKnots: number;
  readonly recentHours: number;
  /** The same over the last weeks; no hours: nothing is known of its speed. */
  readonly longKnots: number;
  readonly longHours: number;
  /** How long it has been slower than it usually is, under way. */
  readonly slowHours: number;
}

/**
 * Takes the next fix of a ship. Speeds are those made good between fixes at least five minutes apart, so neither a missing
 * speed over ground nor swinging at anchor matters.
 * @param before undefined at the ship's first fix
 * @returns what is known then; the same object where the fix says nothing yet
 */
export function stepSpeedHistory(before: SpeedHistory | undefined, fix: TimedPlace): SpeedHistory {
  const { timeMs, longitude, latitude } = fix;
  if (!before) return { ...EMPTY, timeMs, longitude, latitude, countedMs: timeMs };
  const stepMs = timeMs - before.timeMs;
  if (stepMs < STEP_MS_MIN && !fix.startsTrack) return before;
  const from = { ...before, timeMs, longitude, latitude };
  if (stepMs > STEP_MS_MAX || fix.startsTrack) return from;
  const hours = stepMs / HOUR_MS;
  const knots = metersBetween(before, fix) / METERS_PER_NAUTICAL_MILE / hours;
  if (knots < UNDER_WAY_KNOTS) return { ...from, isUnderWay: false };
  const moved = { ...from, isUnderWay: true };
  const isSlow = knots < SLOW_SHARE * before.longKnots;
  const slowHours = isSlow ? before.slowHours + hours : 0;
  // E5: a canal says nothing of the speed beyond it.
  if (isSlow && slowHours <= SLOW_HOURS_MAX) return { ...moved, slowHours };
  return counted({ ...moved, slowHours }, knots, hours);
}

const EMPTY = {
  isUnderWay: false,
  ...{ recentKnots: 0, recentHours: 0, longKnots: 0, longHours: 0, slowHours: 0 },
} as const;

/** Over 180 nautical miles 0.1 % off the geodesic at 70° of latitude, which would take 70 times as long. */
function metersBetween(from: TimedPlace, to: TimedPlace): number {
  const squared = localDistanceSquared(
    longitudeDifference(from.longitude, to.longitude),
    to.latitude - from.latitude,
    (from.latitude + to.latitude) / 2,
  );
  return Math.sqrt(squared);
}

/** E4: a speed that a ship made for some hours enters both means. */
function counted(before: SpeedHistory, knots: number, hours: number): SpeedHistory {
  // The weather of then is not that of now.
  const isNew = before.timeMs - before.countedMs > WEATHER_HOURS * HOUR_MS;
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

/** What some hours weigh in a mean: all alike at first, and later the newer the more. */
function shareOf(hours: number, hoursBefore: number, hoursKept: number): number {
  return Math.max(hours / (hours + hoursBefore), 1 - Math.exp(-hours / hoursKept));
}
