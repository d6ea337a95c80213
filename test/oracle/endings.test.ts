import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  configuration,
  D,
  minutes,
  permanentVersion,
  run,
  ship,
  stationary,
} from './fixtures.ts';
import type { OracleVersion } from './oracle.ts';
import { MS_PER_MINUTE } from './tracks.ts';

/** Close for 20 minutes, apart for this many minutes (with steps of no length at both ends), and back until 60. */
function awayFor(minute: number): ReturnType<typeof ship> {
  const step = 1 / 60_000;
  return ship(B, [
    [0, 500],
    [20, 500],
    [20 + step, 5000],
    [20 + minute - step, 5000],
    [20 + minute, 500],
    [40, 500],
    [60, 500],
  ]);
}

describe('the end of an event', () => {
  test('[D7] a separation of at most five minutes does not end it', () => {
    expect(minutes(run([stationary(A, 0, 60), awayFor(4)]))).toEqual([[0, 10, null, 20, null]]);
    expect(minutes(run([stationary(A, 0, 60), awayFor(5)]))).toEqual([[0, 10, null, 20, null]]);
  });

  test('[D7] a longer one ends it, and the next encounter is a separate event', () => {
    const events = run([stationary(A, 0, 60), awayFor(5.01)]);
    expect(minutes(events)).toEqual([
      [0, 10, 20, 20, 26],
      [25.01, 35.01, null, 40, null],
    ]);
  });

  test('[D7] the encounter after an ended event needs a whole window', () => {
    const shortReturn = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [30, 500],
      [38, 500],
      [39, 5000],
      [60, 5000],
    ]);
    expect(run([stationary(A, 0, 60), shortReturn])).toHaveLength(1);
  });

  test('[D7] encounters too short to fire prolong a current event', () => {
    // A step of 4.5 km a minute: close until 20:06.67, from 23:53.33 to 25:06.67, from 28:53.33 to 29:06.67.
    const nervous = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [23, 5000],
      [24, 500],
      [25, 500],
      [26, 5000],
      [28, 5000],
      [29, 500],
      [30, 5000],
      [60, 5000],
    ]);
    const [[begin, fired, end]] = minutes(run([stationary(A, 0, 60), nervous]));
    expect([begin, fired]).toEqual([0, 10]);
    expect(end).toBeCloseTo(29 + 500 / 4500, 4);
  });

  test('[D7] so does a passing between two fixes', () => {
    // From 5 km west to 5 km east from minute 22 to 23: within a kilometre for twelve seconds.
    const passing = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [22, 5000],
      [23, -5000],
      [40, -5000],
    ]);
    expect(minutes(run([stationary(A, 0, 60), passing]))).toEqual([[0, 10, 22.6, 20, 40]]);
  });

  test('[D14] a passing is found for each distance separately', () => {
    const passing = ship(B, [
      [0, 500],
      [20, 500],
      [21, 5000],
      [22, 5000],
      [23, -5000],
      [40, -5000],
    ]);
    // 663 m off: within a kilometre for 748 m on either side.
    const abreast = passing.map((fix) => ({ ...fix, latitude: 0.006 }));
    const versions = [permanentVersion({ id: 1, distanceMeters: 20 }), permanentVersion({ id: 2 })];
    const [[, , end]] = minutes(run([stationary(A, 0, 60), abreast], versions));
    expect(end).toBeCloseTo(22.5 + Math.sqrt(1 - 0.66344 ** 2) / 10, 4);
  });

  test('[D7] before firing no separation is tolerated', () => {
    const broken = ship(B, [
      [0, 500],
      [8, 500],
      [8.5, 5000],
      [9, 500],
      [17, 500],
      [18, 5000],
      [40, 5000],
    ]);
    expect(run([stationary(A, 0, 40), broken])).toEqual([]);
  });

  test('[D7] an end is known only when both have reported for longer than the separation', () => {
    const leaves = (last: number): ReturnType<typeof ship> =>
      ship(B, [
        [0, 500],
        [20, 500],
        [20 + 1 / 60_000, 5000],
        [last, 5000],
      ]);
    expect(minutes(run([stationary(A, 0, 60), leaves(25)]))).toEqual([[0, 10, null, 20, null]]);
    expect(minutes(run([stationary(A, 0, 60), leaves(25.5)]))).toEqual([[0, 10, 20, 20, 26]]);
    expect(minutes(run([stationary(A, 0, 25), leaves(40)]))).toEqual([[0, 10, null, 20, null]]);
  });

  test('[D7] silence of one ends it when event time has passed the gap, at the last known instant', () => {
    const silent = stationary(A, 0, 20);
    const others = (until: number): ReturnType<typeof ship>[] => [
      stationary(B, 0, until, 500),
      stationary(C, 0, until, 90_000),
    ];
    expect(minutes(run([silent, ...others(50)]))).toEqual([[0, 10, null, 10, null]]);
    expect(minutes(run([silent, ...others(50 + 1)]))).toEqual([[0, 10, 20, 10, 50]]);
  });

  test('[D7] event time advances only when two ships have reached it', () => {
    expect(minutes(run([stationary(A, 0, 20), stationary(B, 0, 90, 500)]))).toEqual([
      [0, 10, null, 10, null],
    ]);
  });

  test('[D7] silence of both ends it when others report; without any reports, time does not advance', () => {
    const both = [stationary(A, 0, 20), stationary(B, 0, 22, 500)];
    expect(minutes(run(both))).toEqual([[0, 10, null, 10, null]]);
    const others = [stationary(C, 0, 60, 90_000), stationary(D, 0, 60, 50_000)];
    expect(minutes(run([...both, ...others]))).toEqual([[0, 10, 20, 10, 50]]);
  });

  test('[D7] a ship that returns after a gap starts a new event', () => {
    const gone = [...stationary(A, 0, 20), ...stationary(A, 50 + 1 / 60_000, 80)];
    expect(minutes(run([gone, stationary(B, 0, 90, 500)]))).toEqual([
      [0, 10, 20, 10, 50],
      [50.000017, 60.000017, null, 61, null],
    ]);
  });

  test('[D7] an unknown interval of at most the separation does not end it', () => {
    const jumpedFor = (minute: number): ReturnType<typeof ship> => [
      ...stationary(A, 0, 20),
      ...ship(A, [[20 + minute, 0, 'jump']]),
      ...stationary(A, 27, 40),
    ];
    const other = stationary(B, 0, 40, 500);
    expect(minutes(run([jumpedFor(4), other]))).toEqual([[0, 10, null, 10, null]]);
    expect(minutes(run([jumpedFor(5), other]))).toEqual([[0, 10, null, 10, null]]);
    expect(minutes(run([jumpedFor(5 + 1 / 60_000), other]))).toEqual([
      [0, 10, 20, 10, 26],
      [25.000017, 35.000017, null, 36, null],
    ]);
  });
});

describe('the lifecycle of configurations', () => {
  const lying = [stationary(A, 0, 60), stationary(B, 0.5, 60, 500)];
  const version = (fromMinute: number, toMinute: number, changes = {}): OracleVersion => ({
    configuration: configuration(changes),
    fromMs: fromMinute * MS_PER_MINUTE,
    toMs: toMinute * MS_PER_MINUTE,
  });

  test('[D11] an added one opens encounters from then on', () => {
    const from = version(15.25, Number.POSITIVE_INFINITY);
    expect(minutes(run(lying, [from]))).toEqual([[15.25, 25.25, null, 26, null]]);
  });

  test('[D11] evidence from before the addition does not count', () => {
    const sparse = [stationary(A, 0, 40, 0, 20), stationary(B, 0, 40, 500, 20)];
    const from = version(1, Number.POSITIVE_INFINITY, { windowMinutes: 5 });
    expect(minutes(run(sparse, [from]))).toEqual([[1, 6, null, 20, null]]);
  });

  test('[D11] a deleted one ends its event at the last instant at which the pair is known', () => {
    expect(minutes(run(lying, [version(-1, 30.75)]))).toEqual([[0.5, 10.5, 30, 11, 30.75]]);
  });

  test('[D11] an event that has not fired by then never does', () => {
    expect(run(lying, [version(-1, 10.75)])).toEqual([]);
    expect(minutes(run(lying, [version(-1, 11)]))).toEqual([[0.5, 10.5, 10.5, 11, 11]]);
  });

  test('[D11] a changed one ends its events and begins new ones', () => {
    const changed = [version(-1, 20), version(20, Number.POSITIVE_INFINITY, { windowMinutes: 5 })];
    expect(minutes(run(lying, changed))).toEqual([
      [0.5, 10.5, 19.5, 11, 20],
      [20, 25, null, 25.5, null],
    ]);
  });

  test('[D11] a disabled one has no events', () => {
    expect(run(lying, [permanentVersion({ enabled: false })])).toEqual([]);
  });

  test('[D14] one never changes the events of another', () => {
    const versions = [
      permanentVersion({ id: 3 }),
      version(5, 40, { id: 4, distanceMeters: 600 }),
      permanentVersion({ id: 5, distanceMeters: 100 }),
    ];
    const alone = versions.flatMap((each) => minutes(run(lying, [each])));
    expect(minutes(run(lying, versions))).toEqual(alone);
    expect(alone).toHaveLength(2);
  });
});
