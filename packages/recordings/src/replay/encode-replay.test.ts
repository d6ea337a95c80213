import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeReplay } from './decode-replay.ts';
import { encodeReplay } from './encode-replay.ts';
import type { ReplayData, ReplayTrack } from './replay-data.ts';

/** A whole number of parts of a unit, or unknown. */
const parts = (max: number, perUnit: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: 0, max }).map((value) => value / perUnit),
    fc.constant(Number.NaN),
  );

const point = fc.record({
  // Fractions of a second, and years apart.
  stepMs: fc.oneof(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 3e10 })),
  longitude: fc.integer({ min: -180e6, max: 180e6 }).map((value) => value / 1e6),
  latitude: fc.integer({ min: -90e6, max: 90e6 }).map((value) => value / 1e6),
  sog: parts(1022, 10),
  cog: parts(3599, 10),
  heading: parts(359, 1),
  isStart: fc.boolean(),
});

const track = fc
  .record({
    mmsi: fc.integer({ min: 1, max: 999_999_999 }),
    beginMs: fc.integer({ min: -1e12, max: 4e12 }),
    points: fc.array(point, { minLength: 1, maxLength: 50 }),
  })
  .map(({ mmsi, beginMs, points }): ReplayTrack => {
    let timeMs = beginMs;
    return {
      mmsi: mmsi as Mmsi,
      timeMs: Float64Array.from(points, ({ stepMs }) => (timeMs += stepMs)),
      longitude: Float64Array.from(points, ({ longitude }) => longitude),
      latitude: Float64Array.from(points, ({ latitude }) => latitude),
      sogKnots: Float32Array.from(points, ({ sog }) => sog),
      cogDegrees: Float32Array.from(points, ({ cog }) => cog),
      headingDegrees: Float32Array.from(points, ({ heading }) => heading),
      starts: Uint32Array.from(points.flatMap(({ isStart }, i) => (isStart && i > 0 ? [i] : []))),
    };
  });

function replayOf(tracks: readonly ReplayTrack[]): ReplayData {
  const ships = tracks.map(({ mmsi }) => ({
    ...{ mmsi, name: 'Zoë ≋', callsign: null, imo: null, shiptype: 80 },
    ...{ lengthMeters: 183.5, widthMeters: null },
  }));
  const counts = { rows: 7, reports: 6, used: 5, rejected: [], warnings: [] };
  return {
    ...{ title: 'a.csv', beginMs: 1, endMs: 2, ships, tracks, events: [], configurations: [] },
    ...{ truth: null, counts },
  };
}

function decoded(bytes: Uint8Array): ReplayData {
  const replay = decodeReplay(bytes);
  if (!replay.ok) throw new Error(replay.error);
  return replay.value;
}

it('decodes what it encodes', () => {
  fc.assert(
    fc.property(fc.array(track, { maxLength: 4 }), (tracks) => {
      const replay = replayOf(tracks);
      expect(decoded(encodeReplay(replay))).toEqual(replay);
    }),
  );
});

it('rounds finer values, and a course to less than a full turn', () => {
  const replay = replayOf([
    {
      mmsi: 1 as Mmsi,
      timeMs: Float64Array.of(0),
      longitude: Float64Array.of(1.23456789),
      latitude: Float64Array.of(-0.0000004),
      sogKnots: Float32Array.of(12.345),
      cogDegrees: Float32Array.of(359.97),
      headingDegrees: Float32Array.of(359.6),
      starts: new Uint32Array(0),
    },
  ]);
  const [first] = decoded(encodeReplay(replay)).tracks;
  expect(first.longitude[0]).toBe(1.234568);
  expect(first.latitude[0]).toBeCloseTo(0, 9);
  expect(first.sogKnots[0]).toBeCloseTo(12.3, 5);
  expect([first.cogDegrees[0], first.headingDegrees[0]]).toEqual([0, 0]);
});

it('leaves the least time between the positions of a ship, and the ends of each part', () => {
  fc.assert(
    fc.property(track, fc.integer({ min: 1, max: 100 }), (whole, stepSeconds) => {
      const [thinned] = decoded(encodeReplay(replayOf([whole]), { stepSeconds })).tracks;
      const times = [...whole.timeMs];
      const begins = [0, ...whole.starts];
      const ends = [...whole.starts, times.length].map((end) => end - 1);
      const used = [...thinned.timeMs];
      expect(used).toEqual(times.filter((timeMs) => used.includes(timeMs)));
      for (const i of [...begins, ...ends]) expect(used).toContain(times[i]);
      expect([...thinned.starts].map((i) => used[i])).toEqual(
        [...whole.starts].map((i) => times[i]),
      );
      const endTimes = new Set(ends.map((i) => times[i]));
      const beginTimes = new Set(begins.map((i) => times[i]));
      for (let i = 1; i < used.length; i++) {
        const isFree = endTimes.has(used[i]) || beginTimes.has(used[i]);
        if (!isFree) expect(used[i] - used[i - 1]).toBeGreaterThanOrEqual(1000 * stepSeconds);
      }
    }),
  );
});

it('rejects other bytes, and every part of a replay', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      expect(decodeReplay(bytes).ok).toBe(false);
    }),
  );
  const bytes = encodeReplay(replayOf(fc.sample(track, { numRuns: 3, seed: 23 })));
  for (let length = 0; length < bytes.length - 8; length++) {
    expect(decodeReplay(bytes.subarray(0, length)).ok).toBe(false);
  }
});
