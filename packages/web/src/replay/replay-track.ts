/** Fixes of a ship in ascending order of time, cleaned. NaN: unknown. */
export interface ReplayTrack {
  readonly mmsi: number;
  readonly timeMs: Float64Array;
  readonly longitude: Float64Array;
  readonly latitude: Float64Array;
  readonly sogKnots: Float32Array;
  readonly cogDegrees: Float32Array;
  readonly headingDegrees: Float32Array;
  /** Indexes, ascending, of the fixes at which the track starts anew after a jump. */
  readonly starts: Uint32Array;
}

/** Between fixes that are further apart, a position is unknown (D1 of the detector). */
const GAP_MAX_MS = 30 * 60_000;
/** A ship of unknown position is shown at its last fix for so long. */
export const SHOWN_AFTER_MS: number = 30 * 60_000;

/** Returns the index of the last fix at or before an instant; −1: none. @param hint an index that may be it, or the one before it */
export function fixIndexAt({ timeMs }: ReplayTrack, instantMs: number, hint: number): number {
  for (let i = Math.max(-1, hint); i <= hint + 1; i++) {
    const isAfterFix = i < 0 || timeMs[i]! <= instantMs;
    if (i < timeMs.length && isAfterFix && !(timeMs[i + 1]! <= instantMs)) return i;
  }
  let [low, high] = [0, timeMs.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timeMs[middle]! <= instantMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Whether the position is known between a fix and the next one. */
export function isKnownAfter(track: ReplayTrack, index: number): boolean {
  const { timeMs, starts } = track;
  if (index < 0 || index + 1 >= timeMs.length) return false;
  return timeMs[index + 1]! - timeMs[index]! <= GAP_MAX_MS && !isStart(starts, index + 1);
}

function isStart(starts: Uint32Array, index: number): boolean {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (starts[middle]! < index) low = middle + 1;
    else high = middle;
  }
  return starts[low] === index;
}
