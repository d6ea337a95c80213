import { type Mmsi, timestampSeconds } from '@roadstead/model';
import type { SailedPoint } from '@roadstead/service';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trackText } from './tracking-json.ts';
import { TRACK } from './tracking-schemas.ts';

const number = fc.double({ min: -180, max: 180, noNaN: true });
const points: fc.Arbitrary<SailedPoint[]> = fc.array(
  fc.record({
    timeMs: fc.integer({ min: 0, max: 4e12 }),
    longitude: number,
    latitude: number,
    sog: fc.option(number),
    cog: fc.option(number),
  }),
);

it('a track as text is its JSON', () => {
  fc.assert(
    fc.property(points, (track) => {
      const sailed = { mmsi: 211_000_001 as Mmsi, distanceMeters: 12.6, isShared: false };
      const written = JSON.parse(trackText({ ...sailed, points: track })) as unknown;
      expect(TRACK.parse(written)).toEqual(written);
      expect(written).toEqual({
        distance: 13,
        ship: { mmsi: 211_000_001 },
        track: {
          type: 'LineString',
          coordinates: track.map(({ longitude, latitude, timeMs, cog, sog }) => [
            longitude + 0,
            latitude + 0,
            timestampSeconds(timeMs),
            cog === null ? null : cog + 0,
            sog === null ? null : sog + 0,
          ]),
          extensions: ['time', 'cog', 'sog'],
        },
      });
    }),
  );
});
