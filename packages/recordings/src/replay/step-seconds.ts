import type { ReplayTrack } from './replay-data.ts';
import { thinTrack } from './thin-track.ts';

/** Least times between positions, in seconds; the last one is that of a ship at anchor for hours. */
const STEPS_SECONDS = [0, 10, 30, 60, 120, 300, 600, 1800];

/** Returns the shortest step with which tracks have at most so many positions; if there is none, the longest. */
export function stepSecondsFor(tracks: readonly ReplayTrack[], positionsMax: number): number {
  const count = (stepSeconds: number): number =>
    tracks.reduce((sum, track) => sum + thinTrack(track, 1000 * stepSeconds).timeMs.length, 0);
  return (
    STEPS_SECONDS.find((stepSeconds) => count(stepSeconds) <= positionsMax) ??
    STEPS_SECONDS[STEPS_SECONDS.length - 1]
  );
}
