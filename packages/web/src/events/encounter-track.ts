import type { ApiObjects } from '@roadstead/client';
import { distanceMeters, longitudeDifference, wrapLongitude } from '@roadstead/geo';

/** A fix of a ship. */
export interface TrackFix {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
}

/** The distance of two ships at an instant; null where the position of one of them is not known. */
export interface DistanceSample {
  readonly timeMs: number;
  readonly meters: number | null;
}

/** So many samples between the fixes draw a smooth line: a chart has fewer pixels. */
const SAMPLES_BETWEEN = 600;

/** Returns the fixes of a track of the service, in the order of time. */
export function fixesOf({ features }: ApiObjects['StsEventTrack']): readonly TrackFix[] {
  return features.map(({ geometry, properties }) => {
    const [longitude, latitude] = geometry.coordinates as readonly number[];
    return { timeMs: Date.parse(properties.timestamp), longitude: longitude!, latitude: latitude! };
  });
}

/** D1: returns the position at an instant, interpolated between fixes that are at most a gap apart; null: unknown. */
export function positionAt(
  track: readonly TrackFix[],
  timeMs: number,
  gapMsMax: number,
): TrackFix | null {
  let [low, high] = [0, track.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (track[middle]!.timeMs < timeMs) low = middle + 1;
    else high = middle;
  }
  const [from, to] = [track[low - 1], track[low]];
  if (to?.timeMs === timeMs) return to;
  if (!from || !to || to.timeMs - from.timeMs > gapMsMax) return null;
  const fraction = (timeMs - from.timeMs) / (to.timeMs - from.timeMs);
  const east = longitudeDifference(from.longitude, to.longitude);
  return {
    timeMs,
    longitude: wrapLongitude(from.longitude + fraction * east),
    latitude: from.latitude + fraction * (to.latitude - from.latitude),
  };
}

/** Returns the distance of two ships over the time of their tracks: at each fix, and at even instants between. */
export function distancesOverTime(
  first: readonly TrackFix[],
  second: readonly TrackFix[],
  gapMsMax: number,
): readonly DistanceSample[] {
  const fixes = [...first, ...second].map(({ timeMs }) => timeMs);
  if (fixes.length === 0) return [];
  const [beginMs, endMs] = [fixes.reduce(least), fixes.reduce(greatest)];
  // A gap shows only by an instant inside it.
  const stepMs = Math.max(1, Math.min((endMs - beginMs) / SAMPLES_BETWEEN, gapMsMax / 2));
  for (let timeMs = beginMs; timeMs < endMs; timeMs += stepMs) fixes.push(Math.round(timeMs));
  return [...new Set(fixes)]
    .sort((one, other) => one - other)
    .map((timeMs) => ({ timeMs, meters: metersAt(first, second, timeMs, gapMsMax) }));
}

/** Returns the distance of two ships at an instant; null: unknown. */
export function metersAt(
  first: readonly TrackFix[],
  second: readonly TrackFix[],
  timeMs: number,
  gapMsMax: number,
): number | null {
  const [one, other] = [positionAt(first, timeMs, gapMsMax), positionAt(second, timeMs, gapMsMax)];
  if (!one || !other) return null;
  return distanceMeters(one.longitude, one.latitude, other.longitude, other.latitude);
}

/** Returns the parts of a track between its gaps. */
export function trackParts(
  track: readonly TrackFix[],
  gapMsMax: number,
): readonly (readonly TrackFix[])[] {
  const parts: TrackFix[][] = [];
  let previousMs = Number.NEGATIVE_INFINITY;
  for (const fix of track) {
    if (fix.timeMs - previousMs > gapMsMax) parts.push([]);
    parts.at(-1)!.push(fix);
    previousMs = fix.timeMs;
  }
  return parts;
}

/** Returns the distance under which an event fired; its configuration may have another one by now. */
export function firingMeters({
  activation_text: text,
}: Pick<ApiObjects['StsEvent'], 'activation_text'>): number | null {
  const found = /within ([\d.]+) meters?/.exec(text);
  return found ? Number(found[1]) : null;
}

function least(one: number, other: number): number {
  return Math.min(one, other);
}

function greatest(one: number, other: number): number {
  return Math.max(one, other);
}
