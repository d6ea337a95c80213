import type { Mmsi, PositionReport } from '@roadstead/model';
import { expect, it } from 'vitest';
import { cleanTrack } from './clean-track.ts';

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

it('[D10] leaves out the jump of a ship, and goes on with the track', () => {
  const reports = [report(0, 10), report(1, 10.001), report(2, 40), report(3, 10.003)];
  expect(cleanTrack(reports)).toEqual([reports[0], reports[1], reports[3]]);
});

it('[D10] the third of three that agree starts the track anew', () => {
  const reports = [report(0, 10), report(1, 40), report(2, 40.001), report(3, 40.002)];
  expect(cleanTrack(reports)).toEqual([reports[0], { ...reports[3], startsTrack: true }]);
});

it('[D10] a jump is what is faster than said', () => {
  const reports = [report(0, 10), report(60, 10.5)];
  expect(cleanTrack(reports, 10)).toEqual([reports[0]]);
  expect(cleanTrack(reports, 30)).toEqual(reports);
});
