import type { Position } from '@roadstead/model';
import { geodesicMeters, METERS_PER_DEGREE_MAX } from './geodesy.ts';
import type { Interval } from './intervals.ts';
import { merge } from './intervals.ts';
import type { Leg, Track } from './tracks.ts';
import { onLeg } from './tracks.ts';

/** A piece of time over which both ships are on one leg each. */
interface Piece {
  readonly fromMs: number;
  readonly toMs: number;
  readonly a: readonly [Position, Position];
  readonly b: readonly [Position, Position];
  /** More than the distance can change from the piece's beginning to its end. */
  readonly changeMetersMax: number;
}

/**
 * A part of a piece, by fractions of it, in which the distance only rises or only falls, or stays on one side of each
 * of the limits that will be asked for.
 */
interface Stretch {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly fromMeters: number;
  readonly toMeters: number;
}

/** How far apart two ships are, over all the time at which both are known. */
export type DistanceProfile = readonly Stretch[];

/**
 * On this short a part the distance has at most one extremum that matters. It has one minimum as straight motion in a
 * plane has; what the narrowing of the meridians adds (near 85°, over half an hour) is less than a hundred-thousandth.
 */
const UNIMODAL_MS_MAX = 60_000;

export function distanceProfile(a: Track, b: Track, limits: readonly number[]): DistanceProfile {
  const stretches: Stretch[] = [];
  for (const legA of a.legs) {
    for (const legB of b.legs) {
      if (legB.fromMs >= legA.toMs) break;
      if (legB.toMs <= legA.fromMs) continue;
      const piece = pieceOf(legA, legB);
      divide(piece, 0, 1, metersAt(piece, 0), metersAt(piece, 1), limits, stretches);
    }
  }
  return stretches;
}

/** When the two are no further apart than one of the limits that the profile was made for. */
export function timesWithin(profile: DistanceProfile, limitMeters: number): Interval[] {
  const times: Interval[] = [];
  for (const stretch of profile) {
    const { from, to, fromMeters, toMeters } = stretch;
    if (fromMeters > limitMeters && toMeters > limitMeters) continue;
    const begin = fromMeters <= limitMeters ? from : crossing(stretch, limitMeters);
    const end = toMeters <= limitMeters ? to : crossing(stretch, limitMeters);
    times.push([timeAt(stretch.piece, begin), timeAt(stretch.piece, end)]);
  }
  return merge(times);
}

function pieceOf(legA: Leg, legB: Leg): Piece {
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

/** More than the length of a leg. */
function metersMax(leg: Leg): number {
  const latitudes = [leg.latitude, leg.latitude + leg.latitudeChange];
  const nearEquator = latitudes[0] * latitudes[1] < 0 ? 0 : Math.min(...latitudes.map(Math.abs));
  const east = leg.longitudeChange * Math.cos((nearEquator * Math.PI) / 180);
  return Math.hypot(east, leg.latitudeChange) * METERS_PER_DEGREE_MAX;
}

function timeAt(piece: Piece, fraction: number): number {
  return fraction === 1 ? piece.toMs : piece.fromMs + fraction * (piece.toMs - piece.fromMs);
}

function metersAt({ a, b }: Piece, fraction: number): number {
  return geodesicMeters(between(a, fraction), between(b, fraction));
}

function between([from, to]: readonly [Position, Position], fraction: number): Position {
  return {
    longitude: from.longitude + fraction * (to.longitude - from.longitude),
    latitude: from.latitude + fraction * (to.latitude - from.latitude),
  };
}

/** Halves a part until the ships are too slow to cross a limit in it, or it is short enough to have one extremum. */
function divide(
  piece: Piece,
  from: number,
  to: number,
  fromMeters: number,
  toMeters: number,
  limits: readonly number[],
  stretches: Stretch[],
): void {
  const change = piece.changeMetersMax * (to - from);
  const least = (fromMeters + toMeters - change) / 2;
  const greatest = (fromMeters + toMeters + change) / 2;
  if (!limits.some((limit) => least <= limit && limit <= greatest)) {
    stretches.push({ piece, from, to, fromMeters, toMeters });
  } else if ((to - from) * (piece.toMs - piece.fromMs) <= UNIMODAL_MS_MAX) {
    stretches.push(...monotone(piece, from, to, fromMeters, toMeters));
  } else {
    const middle = (from + to) / 2;
    const middleMeters = metersAt(piece, middle);
    divide(piece, from, middle, fromMeters, middleMeters, limits, stretches);
    divide(piece, middle, to, middleMeters, toMeters, limits, stretches);
  }
}

/** Splits a short part at its minimum or maximum, if it has one inside. */
function monotone(
  piece: Piece,
  from: number,
  to: number,
  fromMeters: number,
  toMeters: number,
): Stretch[] {
  const whole = { piece, from, to, fromMeters, toMeters };
  const little = (to - from) * 1e-4;
  const riseFirst = Math.sign(metersAt(piece, from + little) - fromMeters);
  const riseLast = Math.sign(toMeters - metersAt(piece, to - little));
  if (riseFirst === riseLast || riseFirst === 0 || riseLast === 0) return [whole];
  const at = extremum((fraction) => riseLast * metersAt(piece, fraction), from, to);
  const meters = metersAt(piece, at);
  return [
    { ...whole, to: at, toMeters: meters },
    { ...whole, from: at, fromMeters: meters },
  ];
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Where a function with one minimum is least, by golden section, to 10⁻⁵ of the way: there, a least distance that matters is right to a millimetre. */
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

/** A fifth of a microsecond: about what a number of milliseconds since 1970 can tell. */
const PRECISION_MS = 2e-4;

/** Where the distance crosses the limit, by bisection: the ends of the stretch lie on either side of it. */
function crossing(stretch: Stretch, limitMeters: number): number {
  const rising = stretch.toMeters > limitMeters;
  let [low, high] = [stretch.from, stretch.to];
  const durationMs = stretch.piece.toMs - stretch.piece.fromMs;
  while ((high - low) * durationMs > PRECISION_MS) {
    const middle = (low + high) / 2;
    if (metersAt(stretch.piece, middle) > limitMeters === rising) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
