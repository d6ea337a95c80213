import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTracks } from './merge-tracks.ts';
import type { ReplayTrack } from './replay-track.ts';

function trackOf(
  mmsi: number,
  seconds: readonly number[],
  starts: readonly number[] = [],
): ReplayTrack {
  const column = (): Float32Array => Float32Array.from(seconds);
  return {
    mmsi,
    timeMs: Float64Array.from(seconds),
    longitude: Float64Array.from(seconds),
    latitude: Float64Array.from(seconds),
    ...{ sogKnots: column(), cogDegrees: column(), headingDegrees: column() },
    starts: Uint32Array.from(starts),
  };
}

it('joins the parts of a ship, without the fixes that both have', () => {
  const [merged] = mergeTracks([trackOf(1, [0, 10, 20, 30], [2])], [trackOf(1, [20, 30, 40], [1])]);
  expect([...merged!.timeMs]).toEqual([0, 10, 20, 30, 40]);
  expect([...merged!.headingDegrees]).toEqual([0, 10, 20, 30, 40]);
  expect([...merged!.starts]).toEqual([3]);
});

it('contains the ships of either part', () => {
  const merged = mergeTracks([trackOf(1, [0])], [trackOf(2, [5])]);
  expect(merged.map(({ mmsi }) => mmsi)).toEqual([1, 2]);
});

it('gives the whole track for a track that is cut anywhere, with a fix of the neighbour on each side', () => {
  const times = fc
    .uniqueArray(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 40 })
    .map((all) => all.sort((one, other) => one - other));
  fc.assert(
    fc.property(times, fc.nat(), (all, at) => {
      const cut = at % (all.length + 1);
      const first = trackOf(1, all.slice(0, cut + 1));
      const second = trackOf(1, all.slice(Math.max(0, cut - 1)));
      const [merged] = mergeTracks([first], [second]);
      expect([...merged!.timeMs]).toEqual(all);
    }),
  );
});
