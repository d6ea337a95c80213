import { expect, it } from 'vitest';
import { decodeTracks } from './decode-tracks.ts';

const COLUMNS = [
  'seconds_after_begin',
  'longitude_1e5',
  'latitude_1e5',
  'sog_tenth_knots',
  'cog_tenth_degrees',
  'heading_degrees',
];

it('decodes rows that follow one another, with NaN for what is unknown', () => {
  const [track] = decodeTracks({
    begin: '2026-01-01T00:00:00Z',
    columns: COLUMNS,
    tracks: [
      {
        mmsi: 7,
        rows: [-60, 17999999, -100000, 105, null, 359, 0, -17999999, 0, null, 3599, null],
      },
    ],
  });
  expect(track!.mmsi).toBe(7);
  expect([...track!.timeMs]).toEqual([Date.UTC(2025, 11, 31, 23, 59), Date.UTC(2026, 0, 1)]);
  expect([...track!.longitude]).toEqual([179.99999, -179.99999]);
  expect([...track!.latitude]).toEqual([-1, 0]);
  expect([...track!.sogKnots]).toEqual([10.5, Number.NaN]);
  expect([...track!.headingDegrees]).toEqual([359, Number.NaN]);
  expect(track!.cogDegrees[0]).toBeNaN();
  expect(track!.cogDegrees[1]).toBeCloseTo(359.9, 4);
});
