import type { ReplayTrack } from './replay-data.ts';

/**
 * Returns a track with a least time between its positions. The first and the last position of each part between two jumps
 * remain.
 */
export function thinTrack(track: ReplayTrack, stepMs: number): ReplayTrack {
  const { timeMs, starts } = track;
  if (stepMs <= 0) return track;
  const isStart = new Set(starts);
  const used: number[] = [];
  const usedStarts: number[] = [];
  let lastMs = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < timeMs.length; i++) {
    const isEnd = i + 1 === timeMs.length || isStart.has(i + 1);
    if (!isStart.has(i) && !isEnd && timeMs[i] - lastMs < stepMs) continue;
    if (isStart.has(i)) usedStarts.push(used.length);
    used.push(i);
    lastMs = timeMs[i];
  }
  const picked = <Column extends Float64Array | Float32Array>(
    column: Column,
    to: Column,
  ): Column => {
    for (const [k, i] of used.entries()) to[k] = column[i];
    return to;
  };
  const count = used.length;
  return {
    mmsi: track.mmsi,
    timeMs: picked(timeMs, new Float64Array(count)),
    longitude: picked(track.longitude, new Float64Array(count)),
    latitude: picked(track.latitude, new Float64Array(count)),
    sogKnots: picked(track.sogKnots, new Float32Array(count)),
    cogDegrees: picked(track.cogDegrees, new Float32Array(count)),
    headingDegrees: picked(track.headingDegrees, new Float32Array(count)),
    starts: Uint32Array.from(usedStarts),
  };
}
