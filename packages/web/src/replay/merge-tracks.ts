import type { ReplayTrack } from './replay-track.ts';

/** Returns the tracks of two consecutive periods as one; the second may begin with fixes that the first has, too. */
export function mergeTracks(
  first: readonly ReplayTrack[],
  second: readonly ReplayTrack[],
): readonly ReplayTrack[] {
  const later = new Map(second.map((track) => [track.mmsi, track]));
  const merged = first.map((track) => {
    const next = later.get(track.mmsi);
    later.delete(track.mmsi);
    return next ? joinTracks(track, next) : track;
  });
  return [...merged, ...later.values()];
}

/** The second has what follows; the first can end with the fix after its period, which the second has, too. */
function joinTracks(first: ReplayTrack, second: ReplayTrack): ReplayTrack {
  const beginMs = second.timeMs[0] ?? Number.POSITIVE_INFINITY;
  let count = first.timeMs.length;
  while (count > 0 && first.timeMs[count - 1]! >= beginMs) count--;
  return {
    mmsi: first.mmsi,
    timeMs: join(Float64Array, first.timeMs, count, second.timeMs),
    longitude: join(Float64Array, first.longitude, count, second.longitude),
    latitude: join(Float64Array, first.latitude, count, second.latitude),
    sogKnots: join(Float32Array, first.sogKnots, count, second.sogKnots),
    cogDegrees: join(Float32Array, first.cogDegrees, count, second.cogDegrees),
    headingDegrees: join(Float32Array, first.headingDegrees, count, second.headingDegrees),
    starts: Uint32Array.from([
      ...first.starts.filter((start) => start < count),
      ...second.starts.map((start) => start + count),
    ]),
  };
}

function join<Column extends Float32Array | Float64Array>(
  create: new (length: number) => Column,
  first: Column,
  count: number,
  second: Column,
): Column {
  const column = new create(count + second.length);
  column.set(first.subarray(0, count));
  column.set(second, count);
  return column;
}
