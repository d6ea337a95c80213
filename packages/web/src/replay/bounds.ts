import { longitudeNear } from '../map/mercator.ts';
import type { ReplayTrack } from './replay-track.ts';

/** Without the outermost hundredth on each side: one ship far away would make all others small. */
const OUTSIDE_PART = 0.01;
/** Fixes that are looked at. */
const FIXES_MAX = 20_000;

/** Returns west, south, east and north of most fixes; `east` may be beyond 180. Undefined without fixes. */
export function boundsOf(
  tracks: readonly ReplayTrack[],
): [west: number, south: number, east: number, north: number] | undefined {
  const count = tracks.reduce((sum, { timeMs }) => sum + timeMs.length, 0);
  if (count === 0) return undefined;
  const step = Math.ceil(count / FIXES_MAX);
  const middle = tracks.find(({ timeMs }) => timeMs.length > 0)!.longitude[0]!;
  const [longitudes, latitudes]: [number[], number[]] = [[], []];
  for (const { longitude, latitude } of tracks) {
    for (let i = 0; i < longitude.length; i += step) {
      longitudes.push(longitudeNear(longitude[i]!, middle));
      latitudes.push(latitude[i]!);
    }
  }
  const [west, east] = inner(longitudes);
  const [south, north] = inner(latitudes);
  return [west, south, east, north];
}

function inner(values: readonly number[]): readonly [number, number] {
  const sorted = Float64Array.from(values).sort();
  const outside = Math.floor(sorted.length * OUTSIDE_PART);
  return [sorted[outside]!, sorted[sorted.length - 1 - outside]!];
}
