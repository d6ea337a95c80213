import { expect, it } from 'vitest';
import { TRACK_HEADER, trackRow } from './track-row.ts';

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

it('a true position is a row of as many fields as the header has', () => {
  expect(trackRow(POSITION)).toBe(
    '2026-04-26T00:00:01Z,mother,-1.1234568,50.75,0.13,271.3,3.1,under way,false\n',
  );
  expect(trackRow(POSITION).split(',')).toHaveLength(TRACK_HEADER.split(',').length);
});

it('an angle that is rounded up to 360° is 0°', () => {
  expect(trackRow({ ...POSITION, headingDegrees: 359.97 })).toContain(',271.3,0,');
});

it("a ship's name may have commas", () => {
  expect(trackRow({ ...POSITION, ship: 'a, "b"' })).toContain('Z,"a, ""b""",-1');
});
