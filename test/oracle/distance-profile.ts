import type { Position } from '@roadstead/model';
import { geodesicMeters, METERS_PER_DEGREE_MAX } from './geodesy.ts';
import type { TimeInterval } from './intervals.ts';
import { merge } from './intervals.ts';
import type { Leg, Track } from './tracks.ts';
import { onLeg } from './tracks.ts';

/** Legs of both ships over a common interval. */
interface LegPair {
  readonly fromMs: number;
  readonly toMs: number;
  readonly a: readonly [Position, Position];
  readonly b: readonly [Position, Position];
  /** Upper bound of the change of distance over the interval. */
  readonly changeMetersMax: number;
}

/**
 * A part of a pair of legs, by fractions, in which the distance only increases or only decreases, or stays on one side
 * of each requested limit.
 */
interface ProfileSegment {
  readonly pair: LegPair;
  readonly from: number;
  readonly to: number;
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** Distance of two ships over all the time at which both are known. */
export type DistanceProfile = readonly ProfileSegment[];

/**
 * In a part this short the distance has at most one relevant extremum. It has one minimum, like straight motion in a
 * plane; the effect of the narrowing meridians (near 85°, over half an hour) is below a hundred-thousandth.
 */
const UNIMODAL_MS_MAX = 60_000;

export function distanceProfile(a: Track, b: Track, limits: readonly number[]): DistanceProfile {
  const segments: ProfileSegment[] = [];
  for (const legA of a.legs) {
    for (const legB of b.legs) {
      if (legB.fromMs >= legA.toMs) break;
      if (legB.toMs <= legA.fromMs) continue;
      const pair = legPairOf(legA, legB);
      divide(pair, 0, 1, metersAt(pair, 0), metersAt(pair, 1), limits, segments);
    }
  }
  return segments;
}

/** When the two are within one of the limits of the profile. */
export function timesWithin(profile: DistanceProfile, limitMeters: number): TimeInterval[] {
  const times: TimeInterval[] = [];
  for (const segment of profile) {
    const { from, to, fromMeters, toMeters } = segment;
    if (fromMeters > limitMeters && toMeters > limitMeters) continue;
    const begin = fromMeters <= limitMeters ? from : crossing(segment, limitMeters);
    const end = toMeters <= limitMeters ? to : crossing(segment, limitMeters);
    times.push([timeAt(segment.pair, begin), timeAt(segment.pair, end)]);
  }
  return merge(times);
}

function legPairOf(legA: Leg, legB: Leg): LegPair {
  const fromMs = Math.max(legA.fromMs, legB.fromMs);
  const toMs = Math.min(legA.toMs, legB.toMs);
  return {
    fromMs,
    toMs,
    a: [onLeg(legA, fromMs), onLeg(legA, toMs)],
    b: [onLeg(legB, fromMs), onLeg(legB, toMs)],
    changeMetersMax:
      (metersMax(legA) / duration(legA) + metersMax(legB) / duration(legB)) * (toMs - fromMs),
  };
}

function duration(leg: Leg): number {
  return leg.toMs - leg.fromMs;
}

/** Upper bound of the length of a leg. */
function metersMax(leg: Leg): number {
  const latitudes = [leg.latitude, leg.latitude + leg.latitudeChange];
  const nearEquator = latitudes[0] * latitudes[1] < 0 ? 0 : Math.min(...latitudes.map(Math.abs));
  const east = leg.longitudeChange * Math.cos((nearEquator * Math.PI) / 180);
  return Math.hypot(east, leg.latitudeChange) * METERS_PER_DEGREE_MAX;
}

function timeAt(pair: LegPair, fraction: number): number {
  return fraction === 1 ? pair.toMs : pair.fromMs + fraction * (pair.toMs - pair.fromMs);
}

function metersAt({ a, b }: LegPair, fraction: number): number {
  return geodesicMeters(between(a, fraction), between(b, fraction));
}

function between([from, to]: readonly [Position, Position], fraction: number): Position {
  return {
    longitude: from.longitude + fraction * (to.longitude - from.longitude),
    latitude: from.latitude + fraction * (to.latitude - from.latitude),
  };
}

/** Bisects a part until the ships are too slow to cross a limit in it, or it is short enough to have one extremum. */
function divide(
  pair: LegPair,
  from: number,
  to: number,
  fromMeters: number,
  toMeters: number,
  limits: readonly number[],
  segments: ProfileSegment[],
): void {
  const change = pair.changeMetersMax * (to - from);
  const least = (fromMeters + toMeters - change) / 2;
  const greatest = (fromMeters + toMeters + change) / 2;
  if (!limits.some((limit) => least <= limit && limit <= greatest)) {
    segments.push({ pair, from, to, fromMeters, toMeters });
  } else if ((to - from) * (pair.toMs - pair.fromMs) <= UNIMODAL_MS_MAX) {
    segments.push(...monotone(pair, from, to, fromMeters, toMeters));
  } else {
    const middle = (from + to) / 2;
    const middleMeters = metersAt(pair, middle);
    divide(pair, from, middle, fromMeters, middleMeters, limits, segments);
    divide(pair, middle, to, middleMeters, toMeters, limits, segments);
  }
}

/** Splits a short part at its minimum or maximum inside. */
function monotone(
  pair: LegPair,
  from: number,
  to: number,
  fromMeters: number,
  toMeters: number,
): ProfileSegment[] {
  const whole = { pair, from, to, fromMeters, toMeters };
  const step = (to - from) * 1e-4;
  const riseFirst = Math.sign(metersAt(pair, from + step) - fromMeters);
  const riseLast = Math.sign(toMeters - metersAt(pair, to - step));
  if (riseFirst === riseLast || riseFirst === 0 || riseLast === 0) return [whole];
  const at = extremum((fraction) => riseLast * metersAt(pair, fraction), from, to);
  const meters = metersAt(pair, at);
  return [
    { ...whole, to: at, toMeters: meters },
    { ...whole, from: at, fromMeters: meters },
  ];
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Position of a function's only minimum, by golden section, to 10⁻⁵ of the interval: a relevant least distance is then accurate to a millimetre. */
function extremum(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  let left = high - GOLDEN * (high - low);
  let right = low + GOLDEN * (high - low);
  let [fLeft, fRight] = [f(left), f(right)];
  while (high - low > 1e-5 * (to - from)) {
    if (fLeft < fRight) {
      [high, right, fRight] = [right, left, fLeft];
      left = high - GOLDEN * (high - low);
      fLeft = f(left);
    } else {
      [low, left, fLeft] = [left, right, fRight];
      right = low + GOLDEN * (high - low);
      fRight = f(right);
    }
  }
  return (low + high) / 2;
}

/** A fifth of a microsecond: about the resolution of milliseconds since 1970 as a number. */
const PRECISION_MS = 2e-4;

/** Position of the crossing of a limit, by bisection: the ends of the segment lie on either side of it. */
function crossing(segment: ProfileSegment, limitMeters: number): number {
  const rising = segment.toMeters > limitMeters;
  let [low, high] = [segment.from, segment.to];
  const durationMs = segment.pair.toMs - segment.pair.fromMs;
  while ((high - low) * durationMs > PRECISION_MS) {
    const middle = (low + high) / 2;
    if (metersAt(segment.pair, middle) > limitMeters === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
