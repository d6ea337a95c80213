import { describe, expect, test } from 'vitest';
import { contains, metersToEdge } from './areas.ts';
import {
  A,
  B,
  box,
  boxBetween,
  METERS_PER_DEGREE,
  minutes,
  permanentVersion,
  polygon,
  run,
  ship,
  stationary,
} from './fixtures.ts';
import { destination } from './geodesy.ts';

/** Two ships 300 m apart that sail east together, at 100 m a minute: at the minute m, the first is at 100 m. */
const together = [
  ship(A, [
    [0, 0],
    [25, 2500],
    [50, 5000],
  ]),
  ship(B, [
    [0, 300],
    [25, 2800],
    [50, 5300],
  ]),
];

describe('areas', () => {
  test('[D3] a pair is close while both are inside the area', () => {
    const area = polygon(boxBetween(1000, 4000));
    // The first enters after 10 minutes, the second leaves after 37.
    const events = run(together, [permanentVersion({ area })]);
    expect(minutes(events)).toEqual([[10, 20, 37, 25, 50]]);
    expect(events[0].first.activationPosition.longitude * METERS_PER_DEGREE).toBeCloseTo(1000, 3);
  });

  test('[D3] a hole is not inside', () => {
    const area = polygon(
      boxBetween(-1000, 6000),
      box(2000 / METERS_PER_DEGREE, -0.5, 2500 / METERS_PER_DEGREE, 0.5),
    );
    // The second is in the hole from 17 to 22, the first from 20 to 25: eight minutes in all.
    expect(minutes(run(together, [permanentVersion({ area })]))).toEqual([
      [0, 10, 17, 25, 25],
      [25, 35, null, 50, null],
    ]);
  });

  test('[D3] two parts that share an edge are one area', () => {
    const area = {
      type: 'MultiPolygon',
      coordinates: [[boxBetween(-100, 2000)], [boxBetween(2000, 6000)]],
    } as const;
    expect(minutes(run(together, [permanentVersion({ area })]))).toEqual([[0, 10, null, 25, null]]);
  });

  test('[D3] the boundary is inside, of the outline and of the hole', () => {
    const area = polygon(box(0, 0, 10, 10), box(4, 4, 6, 6));
    const at = (longitude: number, latitude: number): boolean =>
      contains(area, { longitude, latitude });
    expect([at(0, 5), at(10, 10), at(4, 5), at(6, 6)]).toEqual([true, true, true, true]);
    expect([at(5, 5), at(10.1, 5), at(-0.1, 5), at(5, 3.9)]).toEqual([false, false, false, true]);
    const lying = [stationary(A, 0, 20, 0), stationary(B, 0, 20, 500)];
    expect(run(lying, [permanentVersion({ area: polygon(boxBetween(0, 500)) })])).toHaveLength(1);
  });

  test('[D3] a drift over the edge of an area is found between fixes', () => {
    const drifting = ship(A, [
      [0, -100],
      [20, 100],
      [40, 300],
    ]);
    const area = polygon(boxBetween(0, 2000));
    expect(
      minutes(run([drifting, stationary(B, 0, 40, 500)], [permanentVersion({ area })])),
    ).toEqual([[10, 20, null, 20, null]]);
  });

  test('[D3] an area past 180, one before −180 and one split in two are the same across the antimeridian', () => {
    const past = polygon(box(179.95, -1, 180.05, 1));
    const before = polygon(box(-180.05, -1, -179.95, 1));
    const split = {
      type: 'MultiPolygon',
      coordinates: [[box(179.95, -1, 180, 1)], [box(-180, -1, -179.95, 1)]],
    } as const;
    const at = (mmsi: typeof A, ahead: number): ReturnType<typeof ship> =>
      ship(
        mmsi,
        [
          [0, ahead],
          [25, 10_000 + ahead],
          [50, 20_000 + ahead],
        ],
        179.91,
      );
    const ships = [at(A, 0), at(B, 300)];
    // 400 m a minute, 0.04° to go for the first, 0.14° less 300 m for the second.
    const begin = (0.04 * METERS_PER_DEGREE) / 400;
    const end = (0.14 * METERS_PER_DEGREE - 300) / 400;
    for (const area of [past, before, split]) {
      const [[activation, , deactivation], ...more] = minutes(
        run(ships, [permanentVersion({ area })]),
      );
      expect(activation).toBeCloseTo(begin, 4);
      expect(deactivation).toBeCloseTo(end, 4);
      expect(more).toEqual([]);
    }
  });

  test('[D3] the edges of areas are straight in longitude and latitude', () => {
    const triangle = polygon([
      [0, 60],
      [10, 70],
      [0, 70],
      [0, 60],
    ]);
    expect(contains(triangle, { longitude: 4.999, latitude: 65 })).toBe(true);
    expect(contains(triangle, { longitude: 5.001, latitude: 65 })).toBe(false);
    expect(metersToEdge([triangle], { longitude: 5, latitude: 65 })).toBeCloseTo(0, 3);
    expect(
      metersToEdge([polygon(box(0, 0, 1, 1))], { longitude: 0.5, latitude: 0.001 }),
    ).toBeCloseTo(111.3, 1);
  });
});

describe('ports', () => {
  const portAreasNear = [polygon(boxBetween(2000, 2500)), polygon(boxBetween(9000, 9500))];

  test('[D3] with exclude_ports a pair is not close while one is in a port', () => {
    const excluding = [permanentVersion({ excludePorts: true })];
    expect(minutes(run(together, excluding, { portAreasNear }))).toEqual([
      [0, 10, 17, 25, 25],
      [25, 35, null, 50, null],
    ]);
    expect(minutes(run(together, [permanentVersion()], { portAreasNear }))).toEqual([
      [0, 10, null, 25, null],
    ]);
  });

  test('[D3] a ship on the boundary of a port is in it', () => {
    const lying = [stationary(A, 0, 20, 1500), stationary(B, 0, 20, 2000)];
    expect(run(lying, [permanentVersion({ excludePorts: true })], { portAreasNear })).toEqual([]);
  });
});

describe('latitudes', () => {
  test.each([0, 60, 84, -84])('[D4] the crossing is the geodesic’s own at %i°', (latitude) => {
    const anchor = { longitude: -30, latitude };
    const fixesOf = (mmsi: typeof A, metersAt: readonly number[]): ReturnType<typeof ship> =>
      metersAt.map((meters, i) => ({
        mmsi,
        timeMs: i * 600_000,
        ...destination(anchor, 90, meters),
      }));
    // 200 m a minute inbound and outbound: from 3 km to 1 km, then back.
    const other = fixesOf(B, [3000, 1000, 1000, 3000, 5000]);
    const [[begin, , end]] = minutes(
      run([fixesOf(A, [0, 0, 0, 0, 0]), [...other]], [permanentVersion({ distanceMeters: 2000 })]),
    );
    // Straight in longitude and latitude is not quite a geodesic; at 84° they are decimetres apart here.
    expect(begin).toBeCloseTo(5, 2);
    expect(end).toBeCloseTo(25, 2);
  });
});
