import {
  plausibleKnotsMax,
  type ShipKind,
  serviceSpeedKnots,
  underWayKnots,
} from './service-speed.ts';
import type { SpeedHistory } from './speed-history.ts';
import {
  CLASS_SHARE,
  ORDER_SHARE,
  STOPPED_KNOTS,
  WEATHER_HOURS,
  WEATHER_SHARE,
} from './thresholds.ts';
import { MS_PER_HOUR } from './units.ts';

/** The newest fix of a ship. */
export interface NewestFix {
  /** Epoch milliseconds. */
  readonly timeMs: number;
  /** Speed over ground in knots; null if the fix has none. */
  readonly sog: number | null;
}

/** The expected speed of a ship. */
export interface SpeedAhead {
  /** The long-term speed. */
  readonly ownKnots: number;
  /** The standard deviation of the long-term speed, as a fraction of it. */
  readonly ownShare: number;
  /** The difference of the present speed from the long-term speed; null if the present speed is unknown. */
  readonly aheadKnots: number | null;
}

/** [E6] Estimates the speed of a ship from its history and the speed of similar ships. */
export function speedAhead(
  fix: NewestFix,
  ship: ShipKind,
  history: SpeedHistory | undefined,
): SpeedAhead {
  const serviceKnots = serviceSpeedKnots(ship);
  const observed = history && history.longHours > 0 ? history : speedOfFix(fix, ship);
  if (!observed) {
    const ownShare = Math.hypot(CLASS_SHARE, ORDER_SHARE);
    return { ownKnots: serviceKnots, ownShare, aheadKnots: null };
  }
  // The number of independent samples of the weather, each of which deviates by WEATHER_SHARE.
  const samples = 1 + observed.longHours / (2 * WEATHER_HOURS);
  const weight = samples / (samples + (WEATHER_SHARE / CLASS_SHARE) ** 2);
  const ownKnots = serviceKnots + weight * (observed.longKnots - serviceKnots);
  const ownShare = Math.hypot(CLASS_SHARE * Math.sqrt(1 - weight), ORDER_SHARE);
  if (isStopped(fix, history)) return { ownKnots, ownShare, aheadKnots: null };
  const sinceHours = Math.max(0, fix.timeMs - observed.countedMs) / MS_PER_HOUR;
  const decay = Math.exp(-sinceHours / WEATHER_HOURS);
  return { ownKnots, ownShare, aheadKnots: decay * (observed.recentKnots - ownKnots) };
}

/** [E2] Whether the ship is stopped; without a speed over ground, by its speed made good before. */
export function isStopped({ sog }: NewestFix, history: SpeedHistory | undefined): boolean {
  if (sog !== null) return sog < STOPPED_KNOTS;
  return history !== undefined && !history.isUnderWay;
}

/** [E6] Returns the mean speed over some hours: the difference from the long-term speed decays as the weather changes. */
export function meanKnots({ ownKnots, aheadKnots }: SpeedAhead, hours: number): number {
  return ownKnots + (aheadKnots ?? 0) * persisting(hours);
}

/**
 * [E6] Returns the standard deviation of the mean speed over some hours, as a fraction of it. The weather is an
 * Ornstein-Uhlenbeck process: this is the deviation of its mean over these hours, given its present value if it is known.
 */
export function speedShare({ ownShare, aheadKnots }: SpeedAhead, hours: number): number {
  const persists = persisting(hours);
  const passed = Math.max(hours / WEATHER_HOURS, HOURS_SHARE_MIN);
  const free = (2 * (1 - persists)) / passed;
  const weather = aheadKnots === null ? free : Math.max(0, free - persists * persists);
  return Math.hypot(ownShare, WEATHER_SHARE * Math.sqrt(weather));
}

/** Prevents a division by 0. */
const HOURS_SHARE_MIN = 1e-4;

/** Returns the weight of the present weather in the mean over some hours. */
function persisting(hours: number): number {
  const passed = Math.max(hours / WEATHER_HOURS, HOURS_SHARE_MIN);
  return -Math.expm1(-passed) / passed;
}

/** Returns the speed over ground of a fix as an observation, if it is plausible for a ship under way. */
function speedOfFix({ timeMs, sog }: NewestFix, ship: ShipKind): ObservedSpeed | undefined {
  if (sog === null || sog < underWayKnots(ship) || sog > plausibleKnotsMax(ship)) return undefined;
  return { longKnots: sog, longHours: 0, recentKnots: sog, countedMs: timeMs };
}

type ObservedSpeed = Pick<SpeedHistory, 'longKnots' | 'longHours' | 'recentKnots' | 'countedMs'>;
