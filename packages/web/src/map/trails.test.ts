import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mercatorX } from './mercator.ts';
import { SEGMENT_FLOATS, segmentsIn, type TrailTrack, trailsOf, worldsAround } from './trails.ts';

function trackOf(fixes: readonly (readonly [timeMs: number, longitude: number])[]): TrailTrack {
  return {
    timeMs: fixes.map(([timeMs]) => timeMs),
    longitude: fixes.map(([, longitude]) => longitude),
    latitude: fixes.map(() => 0),
  };
}

describe('trails', () => {
  it('are segments between fixes, but where the position is unknown', () => {
    const track = trackOf([
      [0, 0],
      [1000, 1],
      [2000, 2],
    ]);
    const { instances } = trailsOf(
      [track],
      () => 3,
      (_, fix) => fix === 0,
    );
    expect(instances).toHaveLength(SEGMENT_FLOATS);
    expect([...instances].map((each) => Number(each.toFixed(6)))).toEqual([
      0,
      0,
      0,
      Number((1 / 360).toFixed(6)),
      0,
      1,
      3,
    ]);
  });

  it('do not cross the map at the antimeridian', () => {
    const track = trackOf([
      [0, 179],
      [1, -179],
      [2, 178],
    ]);
    const { instances } = trailsOf(
      [track],
      () => 0,
      () => true,
    );
    for (let i = 0; i < instances.length; i += SEGMENT_FLOATS)
      expect(Math.abs(instances[i + 3]! - instances[i]!)).toBeLessThan(0.01);
  });

  it('of a period contain each segment that overlaps it', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(
        fc.array(steps, { maxLength: 5 }),
        fc.nat(500),
        fc.nat(200),
        (all, from, size) => {
          const tracks = all.map((each) => {
            let timeMs = 0;
            return trackOf(
              each.map((step) => {
                timeMs += step;
                return [timeMs, 0] as const;
              }),
            );
          });
          const trails = trailsOf(
            tracks,
            () => 0,
            () => true,
          );
          const [first, last] = segmentsIn(trails, from, from + size);
          const { instances, originMs } = trails;
          for (let i = 0; i < trails.beginMs.length; i++) {
            const endMs = originMs + instances[i * SEGMENT_FLOATS + 5]! * 1000;
            const isIn = trails.beginMs[i]! < from + size && endMs > from + 0.01;
            if (isIn) expect(i >= first && i < last).toBe(true);
          }
        },
      ),
    );
  });

  it('are drawn in each copy of the world that is seen', () => {
    expect(worldsAround({ west: -10, south: 0, east: 10, north: 1 }, mercatorX(0))).toEqual([0]);
    expect(worldsAround({ west: 170, south: 0, east: 190, north: 1 }, mercatorX(0))).toEqual([
      0, 1,
    ]);
    expect(worldsAround({ west: 350, south: 0, east: 370, north: 1 }, mercatorX(0))).toEqual([1]);
  });
});
