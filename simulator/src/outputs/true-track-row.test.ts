import { expect, it } from 'vitest';
import { TRUE_TRACK_HEADER, trueTrackRow } from './true-track-row.ts';

const POSITION = {
  ship: 'mother',
  timeMs: Date.UTC(2026, 3, 26, 0, 0, 1),
  longitude: -1.123_456_789,
  latitude: 50.75,
  speedKnots: 0.126,
  courseDegrees: 271.26,
  headingDegrees: 3.14,
  activity: 'under way',
  heard: false,
} as const;

it('a true position is a row with a field for each of the header', () => {
  expect(trueTrackRow(POSITION)).toBe(
    '2026-04-26T00:00:01Z,mother,-1.1234568,50.75,0.13,271.3,3.1,under way,false\n',
  );
  expect(trueTrackRow(POSITION).split(',')).toHaveLength(TRUE_TRACK_HEADER.split(',').length);
});

it('an angle that rounds up to 360° is 0°', () => {
  expect(trueTrackRow({ ...POSITION, headingDegrees: 359.97 })).toContain(',271.3,0,');
});

it('the name of a ship may contain commas', () => {
  expect(trueTrackRow({ ...POSITION, ship: 'a, "b"' })).toContain('Z,"a, ""b""",-1');
});
