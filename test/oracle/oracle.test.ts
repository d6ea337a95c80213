import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  A,
  B,
  C,
  D,
  METERS_PER_DEGREE,
  minutes,
  pairs,
  permanentVersion,
  run,
  ship,
  stationary,
} from './fixtures.ts';
import { geodesicMeters } from './geodesy.ts';

/** From a kilometre and a half away to half a kilometre and out again, at 100 m a minute: close from 5 to 15. */
const EIGHT = [permanentVersion({ windowMinutes: 8 })];
const visit = (mmsi = B): ReturnType<typeof ship> =>
  ship(mmsi, [
    [0, 1500],
    [10, 500],
    [19, 1400],
    [31, 2600],
  ]);

describe('the position of a ship', () => {
  test('[D1] a ship is known between fixes that are a whole gap apart, and not beyond', () => {
    const silentFor = (minute: number): ReturnType<typeof ship> => [
      ...stationary(A, 0, 10, 0, 5),
      ...stationary(A, 10 + minute, 20 + minute, 0, 5),
    ];
    const other = stationary(B, 0, 60, 500);
    const window = [permanentVersion({ windowMinutes: 45 })];
    expect(minutes(run([silentFor(30), other], window))).toEqual([[0, 45, null, 45, null]]);
    expect(run([silentFor(30 + 1 / 60_000), other], window)).toEqual([]);
  });

  test('[D1] positions are unknown across a jump, and an encounter begins after it', () => {
    const jumped = [...stationary(A, 0, 8), ...ship(A, [[9, 0, 'jump']]), ...stationary(A, 10, 25)];
    expect(minutes(run([jumped, stationary(B, 0, 25, 500)]))).toEqual([[9, 19, null, 19, null]]);
  });

  test('[D1] positions are not extrapolated past the newest fix', () => {
    expect(run([stationary(A, 0, 9), stationary(B, 0, 30, 500)])).toEqual([]);
  });

  test('[D1] a longitude is interpolated in the shorter direction', () => {
    const crossing = (mmsi: typeof A, ahead: number): ReturnType<typeof ship> =>
      ship(
        mmsi,
        [
          [0, ahead],
          [10, 2000 + ahead],
          [20, 4000 + ahead],
        ],
        180 - 0.02,
      );
    const [event] = run(
      [crossing(A, 0), crossing(B, 500)],
      [permanentVersion({ windowMinutes: 9 })],
    );
    expect(minutes([event])).toEqual([[0, 9, null, 10, null]]);
    expect(event.first.firedPosition.longitude).toBeCloseTo(179.98 + 1800 / METERS_PER_DEGREE, 9);
    expect(event.second.firedPosition.longitude).toBeCloseTo(
      179.98 + 2300 / METERS_PER_DEGREE - 360,
      9,
    );
  });
});

describe('closeness', () => {
  test('[D2] the distance is the geodesic on the ellipsoid', () => {
    // A hundredth of a degree: along the equator a·π/18000; of latitude at 60°, from Karney's own GeodSolve.
    const place = (
      longitude: number,
      latitude: number,
    ): { longitude: number; latitude: number } => ({ longitude, latitude });
    expect(geodesicMeters(place(0, 0), place(0.01, 0))).toBeCloseTo(1113.194908, 6);
    expect(geodesicMeters(place(179.995, 0), place(-179.995, 0))).toBeCloseTo(1113.194908, 6);
    // Meridian radius at 60.005°: a(1−e²)/(1−e² sin²)^1.5 = 6 383 455 m, and its hundredth of a degree.
    expect(geodesicMeters(place(5, 60), place(5, 60.01))).toBeCloseTo(1114.12, 1);
  });

  test('[D3] the limit itself is close', () => {
    const apart = [stationary(A, 0, 20), stationary(B, 0, 20, 0.01 * METERS_PER_DEGREE)];
    expect(run(apart, [permanentVersion({ distanceMeters: 1113.19491 })])).toHaveLength(1);
    expect(run(apart, [permanentVersion({ distanceMeters: 1113.1949 })])).toHaveLength(0);
  });

  test('[D4] an encounter begins and ends where the distance crosses D, between fixes', () => {
    expect(minutes(run([stationary(A, 0, 40), visit()], EIGHT))).toEqual([[5, 13, 15, 19, 31]]);
  });

  test('[D4] a head-on pass is as long as the ships need for twice D', () => {
    // 600 m a minute each: 1200 m a minute from 12 km apart to 12 km apart, within 1 km from 9:10 to 10:50.
    const east = ship(A, [
      [0, -6000],
      [9.5, -300],
      [10.5, 300],
      [20, 6000],
    ]);
    const west = ship(B, [
      [0, 6000],
      [9.5, 300],
      [10.5, -300],
      [20, -6000],
    ]);
    const from = 10 - 1000 / 1200;
    const to = 10 + 1000 / 1200;
    const lasts = (windowMinutes: number): (number | null)[][] =>
      minutes(run([east, west], [permanentVersion({ windowMinutes })]));
    const round = (value: number): number => Math.round(value * 1e6) / 1e6;
    expect(lasts(1.5)).toEqual([[round(from), round(from + 1.5), round(to), 10.5 + 9.5, 20]]);
    expect(lasts(1.7)).toEqual([]);
  });
});

describe('firing', () => {
  test.each([
    ['a second less than W', 10 - 1 / 60, 0],
    ['exactly W', 10, 1],
    ['a second more than W', 10 + 1 / 60, 1],
  ])('[D5] an encounter of %s', (_, length, events) => {
    const fixes = ship(B, [
      [0, 300],
      [length, 300],
      [length + 0.5, 300, 'jump'],
    ]);
    expect(
      run([stationary(A, 0, 12), fixes], [permanentVersion()], { separationMinutes: 0 }),
    ).toHaveLength(events);
  });

  test('[D5] fires once, with the positions at the beginning and a window later', () => {
    const [event, ...more] = run([stationary(A, 0, 60), visit()], EIGHT);
    expect(more).toEqual([]);
    expect(event.second.activationPosition.longitude * METERS_PER_DEGREE).toBeCloseTo(1000, 3);
    expect(event.second.firedPosition.longitude * METERS_PER_DEGREE).toBeCloseTo(800, 3);
    expect(event.first.deactivationPosition).toEqual({ longitude: 0, latitude: 0 });
  });

  test('[D5] a raft of three is three pairs', () => {
    const raft = [stationary(C, 0, 20, 200), stationary(A, 0, 20), stationary(B, 0, 20, 100)];
    expect(pairs(run(raft))).toEqual([
      [A, B],
      [A, C],
      [B, C],
    ]);
  });

  test('[D6] one fix of each inside is enough, none of one is not', () => {
    const passing = ship(A, [
      [0, -3000],
      [20, 3000],
    ]);
    const withOne = ship(A, [
      [0, -3000],
      [10, 0],
      [20, 3000],
    ]);
    const other = (step: number): ReturnType<typeof ship> => stationary(B, 0, 40, 0, step);
    // 300 m a minute: close from 6:40 to 13:20.
    const window = [permanentVersion({ windowMinutes: 6 })];
    expect(run([passing, other(10)], window)).toEqual([]);
    expect(run([withOne, other(20)], window)).toEqual([]);
    expect(run([withOne, other(10)], window)).toHaveLength(1);
  });

  test('[D6] evidence may follow the window, and determines when the event is known', () => {
    const other = ship(B, [
      [0, 1500],
      [25, 500],
      [26, 500],
    ]);
    // 40 m a minute: close from 12:30.
    expect(minutes(run([stationary(A, 0, 40), other]))).toEqual([[12.5, 22.5, null, 25, null]]);
    const late = ship(B, [
      [0, 5500],
      [29, 500],
      [40, 500],
    ]);
    const window = [permanentVersion({ windowMinutes: 2 })];
    const begin = (29 * 4500) / 5000;
    expect(minutes(run([stationary(A, 0, 40), late], window))).toEqual([
      [begin, begin + 2, null, 29, null],
    ]);
  });

  test('[D6] a fix at the very beginning or end of an encounter is inside it', () => {
    const twice = ship(B, [
      [0, 500],
      [15, 500],
    ]);
    expect(run([stationary(A, 0, 15, 0, 15), twice])).toHaveLength(1);
  });
});

describe('order and pairs', () => {
  test('[D8] events are numbered by discovery, then configuration, then pair', () => {
    const raft = [stationary(C, 0, 25, 200), stationary(B, 2, 25, 100), stationary(A, 0, 25)];
    const versions = [permanentVersion({ id: 2 }), permanentVersion({ id: 1, windowMinutes: 12 })];
    const events = run(raft, versions);
    expect(events.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(events.map(({ discoveredTimeMs }) => discoveredTimeMs / 60_000)).toEqual([
      10, 12, 12, 12, 14, 14,
    ]);
    expect(events.map(({ configurationId }) => configurationId)).toEqual([2, 1, 2, 2, 1, 1]);
    expect(pairs(events)).toEqual([
      [A, C],
      [A, C],
      [A, B],
      [B, C],
      [A, B],
      [B, C],
    ]);
  });

  test('[D8] the order of the fixes does not matter', () => {
    const fixes = [stationary(A, 0, 40), visit(B), visit(C)].flat();
    const events = run([fixes], EIGHT);
    expect(events).toHaveLength(3);
    fc.assert(
      fc.property(fc.shuffledSubarray(fixes, { minLength: fixes.length }), (shuffled) => {
        expect(run([shuffled], EIGHT)).toEqual(events);
      }),
      { numRuns: 20 },
    );
  });

  test('[D14] a ship that is never near another affects only event time', () => {
    const near = [stationary(A, 0, 20), stationary(B, 0, 20, 500)];
    expect(run([...near, stationary(C, 0, 20, 90_000), stationary(D, 0, 20, 80_000)])).toEqual(
      run(near),
    );
  });
});
