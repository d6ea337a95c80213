import { type ShipKind, serviceSpeedKnots } from './service-speed.ts';
import type { SpeedHistory } from './speed-history.ts';
import {
  CLASS_SHARE,
  ORDER_SHARE,
  SOG_SERVICE_SHARE_MAX,
  STOPPED_KNOTS,
  UNDER_WAY_KNOTS,
  WEATHER_HOURS,
  WEATHER_SHARE,
} from './thresholds.ts';
import { HOUR_MS } from './units.ts';

/** The newest that was heard of a ship's motion. */
export interface NewestFix {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  /** Speed over ground in knots; null where the fix has none. */
  readonly sog: number | null;
}

/** What is expected of a ship's speed. */
export interface SpeedAhead {
  /** In the long run. */
  readonly ownKnots: number;
  /** How far that may be wrong, as a share of it, one standard deviation. */
  readonly ownShare: number;
  /** How much faster (or slower) it is now than in the long run; null where nothing is known of now. */
  readonly aheadKnots: number | null;
}

/** [E6] The speed of a ship, by what it did and what its like do. */
export function speedAhead(
  fix: NewestFix,
  ship: ShipKind,
  history: SpeedHistory | undefined,
): SpeedAhead {
  const serviceKnots = serviceSpeedKnots(ship);
  const seen = history && history.longHours > 0 ? history : heard(fix, serviceKnots);
  if (!seen) {
    const ownShare = Math.hypot(CLASS_SHARE, ORDER_SHARE);
    return { ownKnots: serviceKnots, ownShare, aheadKnots: null };
  }
  // As many independent samples of the weather as were seen, each of which is off by the weather's share.
  const samples = 1 + seen.longHours / (2 * WEATHER_HOURS);
  const weight = samples / (samples + (WEATHER_SHARE / CLASS_SHARE) ** 2);
  const ownKnots = serviceKnots + weight * (seen.longKnots - serviceKnots);
  const ownShare = Math.hypot(CLASS_SHARE * Math.sqrt(1 - weight), ORDER_SHARE);
  if (isStopped(fix, history)) return { ownKnots, ownShare, aheadKnots: null };
  const sinceHours = Math.max(0, fix.timeMs - seen.countedMs) / HOUR_MS;
  const fresh = Math.exp(-sinceHours / WEATHER_HOURS);
  return { ownKnots, ownShare, aheadKnots: fresh * (seen.recentKnots - ownKnots) };
}

/** [E2] Whether the ship lies; without a speed over ground by what it made good before. */
export function isStopped({ sog }: NewestFix, history: SpeedHistory | undefined): boolean {
  if (sog !== null) return sog < STOPPED_KNOTS;
  return history !== undefined && !history.isUnderWay;
}

/** [E6] The mean speed over some hours: what is ahead of the long run now is lost as the weather changes. */
export function meanKnots({ ownKnots, aheadKnots }: SpeedAhead, hours: number): number {
  return ownKnots + (aheadKnots ?? 0) * persisting(hours);
}

/**
 * [E6] How far the mean speed over some hours may be from what is expected, as a share of it, one standard deviation.
 * Weather is a process that forgets exponentially (Ornstein-Uhlenbeck): this is the deviation of its mean over these hours,
 * given its value now where that is known.
 */
export function speedShare({ ownShare, aheadKnots }: SpeedAhead, hours: number): number {
  const persists = persisting(hours);
  const passed = Math.max(hours / WEATHER_HOURS, HOURS_SHARE_MIN);
  const free = (2 * (1 - persists)) / passed;
  const weather = aheadKnots === null ? free : Math.max(0, free - persists * persists);
  return Math.hypot(ownShare, WEATHER_SHARE * Math.sqrt(weather));
}

/** Where the hours are next to nothing, so is what changes in them; this keeps from dividing by 0. */
const HOURS_SHARE_MIN = 1e-4;

/** The share of today's weather in the mean over some hours. */
function persisting(hours: number): number {
  const passed = Math.max(hours / WEATHER_HOURS, HOURS_SHARE_MIN);
  return -Math.expm1(-passed) / passed;
}

/** Without a history the speed over ground is one, of an instant, where it can be one of a ship under way. */
function heard({ timeMs, sog }: NewestFix, serviceKnots: number): HeardSpeed | undefined {
  if (sog === null || sog < UNDER_WAY_KNOTS) return undefined;
  if (sog > SOG_SERVICE_SHARE_MAX * serviceKnots) return undefined;
  return { longKnots: sog, longHours: 0, recentKnots: sog, countedMs: timeMs };
}

type HeardSpeed = Pick<SpeedHistory, 'longKnots' | 'longHours' | 'recentKnots' | 'countedMs'>;
