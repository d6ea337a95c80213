import { longitudeNear, mercatorX, mercatorY } from './mercator.ts';
import type { View } from './visible-ships.ts';

/** Numbers of a segment: Mercator relative to the origin and time at both ends, class of the ship. */
export const SEGMENT_FLOATS = 7;

/** Fixes in ascending order of time. */
export interface TrailTrack {
  readonly timeMs: ArrayLike<number>;
  readonly longitude: ArrayLike<number>;
  readonly latitude: ArrayLike<number>;
}

/** Segments of tracks in the order of their begins, as instances for WebGL. */
export interface Trails {
  readonly originX: number;
  readonly originY: number;
  /** Times of segments are seconds after it: 32 bits are exact to 8 ms over a day. */
  readonly originMs: number;
  readonly instances: Float32Array;
  /** Begin of each segment. */
  readonly beginMs: Float64Array;
  /** Duration of the longest one. */
  readonly longestMs: number;
}

/**
 * Returns the segments of tracks, also across the antimeridian.
 * @param isKnownAfter whether there is a segment between a fix and the next one
 */
export function trailsOf<Track extends TrailTrack>(
  tracks: readonly Track[],
  classOf: (index: number) => number,
  isKnownAfter: (track: Track, fix: number) => boolean,
): Trails {
  const segments: { readonly track: number; readonly fix: number; readonly beginMs: number }[] = [];
  let longestMs = 0;
  tracks.forEach((track, i) => {
    for (let fix = 0; fix + 1 < track.timeMs.length; fix++) {
      if (!isKnownAfter(track, fix)) continue;
      segments.push({ track: i, fix, beginMs: track.timeMs[fix]! });
      longestMs = Math.max(longestMs, track.timeMs[fix + 1]! - track.timeMs[fix]!);
    }
  });
  segments.sort((one, other) => one.beginMs - other.beginMs);
  const [first] = segments;
  const origin = first && tracks[first.track];
  const originLongitude = origin ? origin.longitude[first.fix]! : 0;
  const originX = mercatorX(originLongitude);
  const originY = origin ? mercatorY(origin.latitude[first.fix]!) : 0.5;
  const originMs = first?.beginMs ?? 0;
  const instances = new Float32Array(segments.length * SEGMENT_FLOATS);
  let at = 0;
  for (const { track: index, fix } of segments) {
    const { timeMs, longitude, latitude } = tracks[index]!;
    const from = longitudeNear(longitude[fix]!, originLongitude);
    instances[at++] = mercatorX(from) - originX;
    instances[at++] = mercatorY(latitude[fix]!) - originY;
    instances[at++] = (timeMs[fix]! - originMs) / 1000;
    instances[at++] = mercatorX(longitudeNear(longitude[fix + 1]!, from)) - originX;
    instances[at++] = mercatorY(latitude[fix + 1]!) - originY;
    instances[at++] = (timeMs[fix + 1]! - originMs) / 1000;
    instances[at++] = classOf(index);
  }
  const beginMs = Float64Array.from(segments, (segment) => segment.beginMs);
  return { originX, originY, originMs, instances, beginMs, longestMs };
}

/** Returns the segments that may be seen in a period: the first, and the one after the last. */
export function segmentsIn(
  { beginMs, longestMs }: Trails,
  fromMs: number,
  toMs: number,
): readonly [from: number, to: number] {
  return [lowerBound(beginMs, fromMs - longestMs), lowerBound(beginMs, toMs)];
}

/** Returns the copies of the world, by their number, in which trails around an origin are seen. */
export function worldsAround({ west, east }: View, originX: number): readonly number[] {
  const first = Math.ceil(mercatorX(west) - originX - 0.5);
  const last = Math.floor(mercatorX(east) - originX + 0.5);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}

/** Returns the index of the first value that is not less. */
function lowerBound(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (values[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
