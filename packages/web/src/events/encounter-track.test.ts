import { distanceMeters } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distancesOverTime,
  firingMeters,
  metersAt,
  positionAt,
  type TrackFix,
  trackParts,
} from './encounter-track.ts';

const MINUTE = 60_000;
const GAP_MS_MAX = 30 * MINUTE;

/** Tracks in the order of time, with pauses up to an hour, often near the antimeridian. */
const tracks: fc.Arbitrary<readonly TrackFix[]> = fc
  .array(
    fc.record({
      pauseMs: fc.integer({ min: 1, max: 60 * MINUTE }),
      longitude: fc.oneof(
        fc.double({ min: 179.9, max: 180, noNaN: true }),
        fc.double({ min: -180, max: -179.9, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
      latitude: fc.double({ min: -80, max: 80, noNaN: true }),
    }),
    { maxLength: 12 },
  )
  .map((steps) => {
    let timeMs = 0;
    return steps.map(({ pauseMs, longitude, latitude }) => {
      timeMs += pauseMs;
      return { timeMs, longitude, latitude };
    });
  });

/** A slow and plain `positionAt`: the two fixes around the instant. */
function plainPosition(track: readonly TrackFix[], timeMs: number): TrackFix | null {
  const exact = track.find((fix) => fix.timeMs === timeMs);
  if (exact) return exact;
  const from = track.findLast((fix) => fix.timeMs < timeMs);
  const to = track.find((fix) => fix.timeMs > timeMs);
  if (!from || !to || to.timeMs - from.timeMs > GAP_MS_MAX) return null;
  const fraction = (timeMs - from.timeMs) / (to.timeMs - from.timeMs);
  const raw = to.longitude - from.longitude;
  const east = raw > 180 ? raw - 360 : raw < -180 ? raw + 360 : raw;
  const longitude = from.longitude + fraction * east;
  return {
    timeMs,
    longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
    latitude: from.latitude + fraction * (to.latitude - from.latitude),
  };
}

describe('positionAt', () => {
  it('[D1] is that between the fixes around an instant, the short way round', () => {
    fc.assert(
      fc.property(tracks, fc.integer({ min: 0, max: 12 * 60 * MINUTE }), (track, timeMs) => {
        const [found, plain] = [
          positionAt(track, timeMs, GAP_MS_MAX),
          plainPosition(track, timeMs),
        ];
        expect(found === null).toBe(plain === null);
        if (!found || !plain) return;
        expect(
          distanceMeters(found.longitude, found.latitude, plain.longitude, plain.latitude),
        ).toBeLessThan(0.01);
      }),
    );
  });

  it('[D1] is unknown inside a longer gap only', () => {
    const track = [0, 30, 61].map((minute) => ({
      ...{ timeMs: minute * MINUTE, longitude: minute, latitude: 0 },
    }));
    expect(positionAt(track, 15 * MINUTE, GAP_MS_MAX)?.longitude).toBe(15);
    expect(positionAt(track, 45 * MINUTE, GAP_MS_MAX)).toBeNull();
    expect(positionAt(track, 61 * MINUTE, GAP_MS_MAX)?.longitude).toBe(61);
    expect(positionAt(track, 62 * MINUTE, GAP_MS_MAX)).toBeNull();
  });

  it('interpolates across ±180', () => {
    const track = [
      { timeMs: 0, longitude: 179.5, latitude: 0 },
      { timeMs: 1000, longitude: -179.5, latitude: 0 },
    ];
    expect(Math.abs(positionAt(track, 500, GAP_MS_MAX)!.longitude)).toBe(180);
  });
});

describe('distancesOverTime', () => {
  it('has each fix of both ships, in order, with the distance at it', () => {
    fc.assert(
      fc.property(tracks, tracks, (first, second) => {
        const samples = distancesOverTime(first, second, GAP_MS_MAX);
        const times = samples.map(({ timeMs }) => timeMs);
        expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
        for (const { timeMs } of [...first, ...second]) expect(times).toContain(timeMs);
        for (const { timeMs, meters } of samples)
          expect(meters).toBe(metersAt(second, first, timeMs, GAP_MS_MAX));
      }),
      { numRuns: 30 },
    );
  });

  it('breaks off in each gap', () => {
    fc.assert(
      fc.property(tracks, tracks, (first, second) => {
        const samples = distancesOverTime(first, second, GAP_MS_MAX);
        first.slice(1).forEach((to, i) => {
          const from = first[i]!;
          if (to.timeMs - from.timeMs <= GAP_MS_MAX) return;
          const inside = samples.filter(({ timeMs }) => timeMs > from.timeMs && timeMs < to.timeMs);
          expect(inside.length).toBeGreaterThan(0);
          for (const { meters } of inside) expect(meters).toBeNull();
        });
      }),
      { numRuns: 30 },
    );
  });

  it('is empty without fixes, and unknown with those of one ship', () => {
    const track = [{ timeMs: 0, longitude: 0, latitude: 0 }];
    expect(distancesOverTime([], [], GAP_MS_MAX)).toEqual([]);
    expect(distancesOverTime(track, [], GAP_MS_MAX)).toEqual([{ timeMs: 0, meters: null }]);
  });
});

it('divides a track at its gaps, and loses no fix', () => {
  fc.assert(
    fc.property(tracks, (track) => {
      const parts = trackParts(track, GAP_MS_MAX);
      expect(parts.flat()).toEqual(track);
      for (const part of parts)
        part.slice(1).forEach((fix, i) => {
          expect(fix.timeMs - part[i]!.timeMs).toBeLessThanOrEqual(GAP_MS_MAX);
        });
    }),
  );
});

it.each([
  ['Ships 1 and 2 stayed within 500 meters of each other for 30 minutes', 500],
  ['Ships 1 and 2 stayed within 1 meter of each other for 1 minute', 1],
  ['Ships 1 and 2 stayed within 92.6 meters of each other for 30 minutes', 92.6],
  ['anything else', null],
])('reads the distance of %s', (text, meters) => {
  expect(firingMeters({ activation_text: text })).toBe(meters);
});
