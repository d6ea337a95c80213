import type { EventEdge } from './event-features.ts';
import type { StoredTrack } from './stored-track.ts';
import { AROUND_MS, CROSSING_METERS } from './thresholds.ts';

/** F11: how an event begins at an instant. @param meters the distance of the antennas then; undefined if unknown */
export function beginOf(
  tracks: readonly StoredTrack[],
  timeMs: number,
  meters: number | undefined,
  distanceMeters: number,
  gapMaxMs: number,
): EventEdge {
  const before = tracks.map((track) => lastBefore(track, timeMs));
  return edgeOf(
    tracks.map((track, i) => track.isKnownAfter(before[i], gapMaxMs)),
    tracks.map((track, i) => before[i] >= 0 && track.timeAt(before[i]) >= timeMs - AROUND_MS),
    meters,
    distanceMeters,
  );
}

/** F11: how an event ends at an instant. */
export function endOf(
  tracks: readonly StoredTrack[],
  timeMs: number,
  meters: number | undefined,
  distanceMeters: number,
  gapMaxMs: number,
): EventEdge {
  const last = tracks.map((track) => track.indexAt(timeMs));
  const isHeard = (track: StoredTrack, next: number): boolean =>
    next < track.count && track.timeAt(next) <= timeMs + AROUND_MS;
  return edgeOf(
    tracks.map((track, i) => track.isKnownAfter(last[i], gapMaxMs)),
    tracks.map((track, i) => isHeard(track, last[i] + 1)),
    meters,
    distanceMeters,
  );
}

/** The index of the last fix before an instant. */
function lastBefore(track: StoredTrack, timeMs: number): number {
  const index = track.indexAt(timeMs);
  return index >= 0 && track.timeAt(index) === timeMs ? index - 1 : index;
}

function edgeOf(
  areKnown: readonly boolean[],
  areHeard: readonly boolean[],
  meters: number | undefined,
  distanceMeters: number,
): EventEdge {
  if (areHeard.includes(false)) return 'unheard';
  if (areKnown.includes(false) || meters === undefined) return 'silence';
  return meters >= distanceMeters - CROSSING_METERS ? 'seen' : 'area';
}

/**
 * F12: returns the longest silence of a ship in a period in seconds, which begins with its first fix if that is later; null if it
 * has no fix up to the end of the period.
 * @param earliestMs earlier fixes do not count
 */
export function silenceSeconds(
  track: StoredTrack,
  earliestMs: number,
  fromMs: number,
  toMs: number,
): number | null {
  let index = Math.max(0, track.indexAt(fromMs));
  if (index < track.count && track.timeAt(index) < earliestMs) index++;
  if (index >= track.count || track.timeAt(index) > toMs) return null;
  let longestMs = 0;
  let sinceMs = Math.max(fromMs, track.timeAt(index));
  while (sinceMs < toMs) {
    index++;
    const untilMs = index < track.count ? Math.min(toMs, track.timeAt(index)) : toMs;
    longestMs = Math.max(longestMs, untilMs - sinceMs);
    sinceMs = untilMs;
  }
  return longestMs / 1000;
}
