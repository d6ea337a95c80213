import type { Mmsi } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clean } from './cleaning.ts';
import { A, B, METERS_PER_DEGREE } from './fixtures.ts';

const LIMITS = { speedMaxKnots: 80 };
/** 80 knots for a minute. */
const MINUTE_METERS_MAX = (80 * 1852) / 60;

interface Report {
  mmsi: Mmsi;
  timeMs: number;
  longitude: number;
  latitude: number;
}

function report(mmsi: Mmsi, minute: number, eastMeters: number): Report {
  return { mmsi, timeMs: minute * 60_000, longitude: eastMeters / METERS_PER_DEGREE, latitude: 0 };
}

function reasons(reports: readonly Report[]): [number, string][] {
  return clean(reports, LIMITS).rejected.map(({ report: one, reason }) => [
    reports.indexOf(one),
    reason,
  ]);
}

describe('cleaning', () => {
  test('[D8] of two fixes at one time the smaller longitude counts, then the smaller latitude', () => {
    const north = { ...report(A, 0, 100), latitude: 0.001 };
    const reports = [report(A, 0, 200), north, report(A, 0, 100), report(B, 0, 50)];
    const { fixes } = clean(reports, LIMITS);
    expect(fixes).toEqual([report(A, 0, 100), report(B, 0, 50)]);
    expect(reasons(reports)).toEqual([
      [1, 'duplicate'],
      [0, 'duplicate'],
    ]);
  });

  test('[D9] only the MMSIs of ships count', () => {
    const of = (mmsi: number): Report => report(mmsi as Mmsi, 0, 0);
    const ships = [201000000, 775999999];
    const others = [
      200999999, 776000000, 2442001, 992441234, 111244001, 970012345, 24412345, 982440001,
    ];
    const { fixes, rejected } = clean([...ships, ...others].map(of), LIMITS);
    expect(fixes.map(({ mmsi }) => mmsi)).toEqual(ships);
    expect(rejected.map(({ report: one, reason }) => [one.mmsi, reason])).toEqual(
      others.map((mmsi) => [mmsi, 'not-a-ship']),
    );
  });

  test('[D10] an invalid position or time is impossible', () => {
    const good = report(A, 0, 0);
    const bad = [
      { ...good, longitude: 181 },
      { ...good, latitude: 91 },
      { ...good, latitude: -90.001 },
      { ...good, longitude: Number.NaN },
      { ...good, timeMs: Number.NaN },
      { ...good, timeMs: Number.POSITIVE_INFINITY },
    ];
    expect(reasons([...bad, good])).toEqual(bad.map((_, i) => [i, 'impossible']));
  });

  test('[D10] a jump is a path that requires more than 80 knots', () => {
    expect(reasons([report(A, 0, 0), report(A, 1, MINUTE_METERS_MAX - 0.1)])).toEqual([]);
    expect(reasons([report(A, 0, 0), report(A, 1, MINUTE_METERS_MAX + 0.1)])).toEqual([
      [1, 'jump'],
    ]);
  });

  test('[D10] one wrong fix is rejected, and the track continues from the previous fix', () => {
    const reports = [report(A, 0, 0), report(A, 1, 50_000), report(A, 2, 100)];
    expect(clean(reports, LIMITS).fixes).toEqual([reports[0], reports[2]]);
  });

  test('[D10] the track restarts at the third of three that agree', () => {
    const there = [1, 2, 3, 4].map((minute) => report(A, minute, 90_000 + minute));
    const { fixes } = clean([report(A, 0, 0), ...there], LIMITS);
    expect(fixes).toEqual([report(A, 0, 0), { ...there[2], startsTrack: true }, there[3]]);
    expect(reasons([report(A, 0, 0), ...there])).toEqual([
      [1, 'jump'],
      [2, 'jump'],
    ]);
  });

  test('[D10] three that do not agree do not restart it, until three consecutive ones do', () => {
    const scattered = [90_000, -90_000, -90_100, 200_000, 200_100, 200_200].map((meters, i) =>
      report(A, i + 1, meters),
    );
    const { fixes } = clean([report(A, 0, 0), ...scattered], LIMITS);
    expect(fixes).toEqual([report(A, 0, 0), { ...scattered[5], startsTrack: true }]);
  });

  test('[D10] two ships with one MMSI do not flip the track', () => {
    const reports = Array.from({ length: 12 }, (_, i) =>
      report(A, i, i % 2 === 0 ? i : 90_000 + i),
    );
    const { fixes } = clean(reports, LIMITS);
    expect(fixes).toEqual(reports.filter((_, i) => i % 2 === 0));
  });

  test('[D8] cleaning is a function of the set', () => {
    const places = fc.record({
      mmsi: fc.constantFrom(A, B),
      minute: fc.nat(8),
      meters: fc.constantFrom(0, 100, 90_000, 90_100),
    });
    const sets = fc
      .array(places, { maxLength: 20 })
      .map((all) => all.map(({ mmsi, minute, meters }) => report(mmsi, minute, meters)));
    fc.assert(
      fc.property(
        sets.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(clean(shuffled, LIMITS).fixes).toEqual(clean(all, LIMITS).fixes);
          expect(clean(all, LIMITS).fixes.length + clean(all, LIMITS).rejected.length).toBe(
            all.length,
          );
        },
      ),
    );
  });
});
