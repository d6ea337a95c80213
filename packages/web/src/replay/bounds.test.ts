import { expect, it } from 'vitest';
import { boundsOf } from './bounds.ts';
import type { ReplayTrack } from './replay-track.ts';

function trackOf(longitudes: readonly number[]): ReplayTrack {
  const column = new Float32Array(longitudes.length);
  return {
    mmsi: 1,
    timeMs: Float64Array.from(longitudes, (_, i) => i),
    longitude: Float64Array.from(longitudes),
    latitude: new Float64Array(longitudes.length).fill(5),
    ...{ sogKnots: column, cogDegrees: column, headingDegrees: column, starts: new Uint32Array(0) },
  };
}

it('is around the fixes, also across the antimeridian', () => {
  expect(boundsOf([trackOf([179, -179]), trackOf([178])])).toEqual([178, 5, 181, 5]);
});

it('leaves out what is far away', () => {
  expect(boundsOf([trackOf([...Array<number>(400).fill(10), 100])])).toEqual([10, 5, 10, 5]);
});

it('is undefined without fixes', () => {
  expect(boundsOf([])).toBeUndefined();
});
