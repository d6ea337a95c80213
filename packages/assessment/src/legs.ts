import { localDistanceSquared, longitudeDifference } from '@roadstead/geo';
import type { StoredTrack } from './stored-track.ts';
import { LEG_MS_MIN } from './thresholds.ts';
import { TimeDistribution } from './time-distribution.ts';

const KNOTS_PER_METER_PER_MS = 3_600_000 / 1852;

/** F5: a part of a track with one velocity, in knots. */
export interface Leg {
  readonly fromMs: number;
  readonly toMs: number;
  readonly eastKnots: number;
  readonly northKnots: number;
}

/**
 * F5: returns the legs of a ship over a period. A leg begins at a fix, and ends at the first fix at least a minute later that is
 * connected to it; the first begins at the last fix not after the period's beginning. A rest that is shorter is no leg.
 */
export function legsOf(
  track: StoredTrack,
  fromMs: number,
  toMs: number,
  gapMaxMs: number,
): readonly Leg[] {
  return legsWhile(track, fromMs, gapMaxMs, (startMs) => startMs < toMs)
    .map((leg) => ({ ...leg, toMs: Math.min(leg.toMs, toMs) }))
    .filter((leg) => leg.toMs > leg.fromMs);
}

/** F15: returns the legs of a ship from an instant on that end up to another instant. */
export function endedLegsOf(
  track: StoredTrack,
  fromMs: number,
  toMs: number,
  gapMaxMs: number,
): readonly Leg[] {
  return legsWhile(track, fromMs, gapMaxMs, (_, endMs) => endMs <= toMs);
}

/** Returns the legs from an instant on, up to the first of which the times of its first fix and of the fix that may end it are beyond the end. */
function legsWhile(
  track: StoredTrack,
  fromMs: number,
  gapMaxMs: number,
  isBeforeEnd: (startMs: number, endMs: number) => boolean,
): readonly Leg[] {
  const legs: Leg[] = [];
  let start = Math.max(0, track.indexAt(fromMs));
  for (let end = start + 1; end < track.count; end++) {
    const startMs = track.timeAt(start);
    const endMs = track.timeAt(end);
    if (!isBeforeEnd(startMs, endMs)) break;
    const isConnected = track.isKnownAfter(end - 1, gapMaxMs);
    if (isConnected && endMs - startMs < LEG_MS_MIN) continue;
    if (isConnected) legs.push(legOf(track, start, end, fromMs));
    start = end;
  }
  return legs;
}

/** Returns the leg between two fixes, from an instant on. */
function legOf(track: StoredTrack, from: number, to: number, sinceMs: number): Leg {
  const fromMs = track.timeAt(from);
  const toMs = track.timeAt(to);
  const latitude = (track.latitudeAt(from) + track.latitudeAt(to)) / 2;
  const east = longitudeDifference(track.longitudeAt(from), track.longitudeAt(to));
  const north = track.latitudeAt(to) - track.latitudeAt(from);
  const perMs = KNOTS_PER_METER_PER_MS / (toMs - fromMs);
  return {
    fromMs: Math.max(fromMs, sinceMs),
    toMs,
    eastKnots: east * Math.sqrt(localDistanceSquared(1, 0, latitude)) * perMs,
    northKnots: north * Math.sqrt(localDistanceSquared(0, 1, latitude)) * perMs,
  };
}

/** F5: the speed of a ship over time. */
export function speedsOf(legs: readonly Leg[]): TimeDistribution {
  const speeds = new TimeDistribution();
  for (const { fromMs, toMs, eastKnots, northKnots } of legs) {
    const knots = Math.hypot(eastKnots, northKnots);
    speeds.add(toMs - fromMs, knots, knots);
  }
  return speeds;
}

/** F5: the length of the difference of two ships' velocities, while both have one. */
export function relativeSpeedsOf(first: readonly Leg[], second: readonly Leg[]): TimeDistribution {
  const speeds = new TimeDistribution();
  let i = 0;
  let j = 0;
  while (i < first.length && j < second.length) {
    const [a, b] = [first[i], second[j]];
    const knots = Math.hypot(a.eastKnots - b.eastKnots, a.northKnots - b.northKnots);
    speeds.add(Math.min(a.toMs, b.toMs) - Math.max(a.fromMs, b.fromMs), knots, knots);
    if (a.toMs <= b.toMs) i++;
    else j++;
  }
  return speeds;
}
