import type { Mmsi, PositionReport } from '@roadstead/model';
import { expect, it } from 'vitest';
import { cleanTrack, TrackCleaner } from './clean-track.ts';

function report(minute: number, longitude: number): PositionReport {
  return {
    mmsi: 211000001 as Mmsi,
    timeMs: minute * 60_000,
    longitude,
    latitude: 54,
    sog: null,
    cog: null,
    heading: null,
    rot: null,
    navStatus: 15,
  };
}

it('[D10] removes a jump and continues the track', () => {
  const reports = [report(0, 10), report(1, 10.001), report(2, 40), report(3, 10.003)];
  expect(cleanTrack(reports)).toEqual([reports[0], reports[1], reports[3]]);
});

it('[D10] starts a new track at the third of three agreeing reports', () => {
  const reports = [report(0, 10), report(1, 40), report(2, 40.001), report(3, 40.002)];
  expect(cleanTrack(reports)).toEqual([reports[0], { ...reports[3], startsTrack: true }]);
});

it('[D10] uses the maximum speed that is passed', () => {
  const reports = [report(0, 10), report(60, 10.5)];
  expect(cleanTrack(reports, 10)).toEqual([reports[0]]);
  expect(cleanTrack(reports, 30)).toEqual(reports);
});

it('[T3] detects a second ship under the same MMSI, and excludes it', () => {
  const one = [0, 2, 4, 6, 8].map((minute) => report(minute, 10 + minute / 1000));
  const other = [1, 3, 5, 7].map((minute) => report(minute, 40 + minute / 1000));
  const both = [...one, ...other].sort((a, b) => a.timeMs - b.timeMs);
  const cleaner = new TrackCleaner();
  expect(cleaner.clean(both)).toEqual(one);
  expect(cleaner.isShared).toBe(true);
});

it('[T3] does not regard single errors as a ship', () => {
  const track = [0, 1, 2, 3, 4, 5, 6].map((hour) => report(60 * hour, 10 + hour / 10));
  const errors = [1, 2, 3, 4].map((hour) => report(60 * hour + 1, 40 + 30 * hour));
  const cleaner = new TrackCleaner();
  expect(cleaner.clean([...track, ...errors].sort((a, b) => a.timeMs - b.timeMs))).toEqual(track);
  expect(cleaner.isShared).toBe(false);
});
