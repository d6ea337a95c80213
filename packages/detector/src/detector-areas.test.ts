import type { AreaGeometry } from '@roadstead/geo';
import type { DetectorConfiguration } from '@roadstead/model';
import { describe, expect, it } from 'vitest';
import {
  A,
  areaBetween,
  B,
  box,
  configuration,
  detect,
  EQUATOR_METERS_PER_DEGREE,
  minutes,
  polygon,
  portsNear,
  ship,
  still,
} from '../test-data/fleets.ts';

/** Sails from west to east at 100 m a minute, crosses 0 at minute 10, and rests from minute 13 on. */
const comesIn = (mmsi: typeof A): ReturnType<typeof ship> =>
  ship(mmsi, [
    [0, -1000],
    [13, 300],
    [30, 300],
  ]);
const comingIn = comesIn(B);
/** The reverse: rests until minute 17, crosses 0 at minute 20. */
const goesOut = (mmsi: typeof A): ReturnType<typeof ship> =>
  ship(mmsi, [
    [0, 300],
    [17, 300],
    [27, -700],
    [37, -1700],
  ]);
const goingOut = goesOut(B);
const wide = (area: AreaGeometry): DetectorConfiguration[] => [
  configuration({ area, distanceMeters: 3000 }),
];

describe('an area', () => {
  it('[D3] begins an encounter at the instant at which the second ship enters', () => {
    const [event] = detect([still(A, 0, 30, 500), comingIn], wide(polygon(areaBetween(0, 2000))));
    expect(minutes([event])).toEqual([[10, 20, null, 30, null]]);
    expect(event.second.activationPosition.longitude).toBeCloseTo(0, 9);
    expect(event.first.activationPosition.longitude * EQUATOR_METERS_PER_DEGREE).toBeCloseTo(
      500,
      6,
    );
  });

  it('[D3] ends an encounter at the instant at which one ship leaves', () => {
    const [event] = detect([still(A, 0, 40, 500), goingOut], wide(polygon(areaBetween(0, 2000))));
    expect(minutes([event])).toEqual([[0, 10, 20, 17, 27]]);
    expect(event.second.deactivationPosition?.longitude).toBeCloseTo(0, 9);
  });

  it('[D3] applies equally to the ship with the smaller MMSI', () => {
    const area = wide(polygon(areaBetween(0, 2000)));
    expect(minutes(detect([still(B, 0, 30, 500), comesIn(A)], area))).toEqual([
      [10, 20, null, 30, null],
    ]);
    expect(minutes(detect([still(B, 0, 40, 500), goesOut(A)], area))).toEqual([
      [0, 10, 20, 17, 27],
    ]);
  });

  it('[D3] must contain both ships', () => {
    const ships = [still(A, 0, 30, 100), still(B, 0, 30, -100)];
    expect(detect(ships, wide(polygon(areaBetween(0, 2000))))).toEqual([]);
    expect(detect(ships, wide(polygon(areaBetween(-100, 2000))))).toHaveLength(1);
  });

  it('[D3] includes its boundary and that of a hole, but not the hole', () => {
    const area = polygon(areaBetween(0, 2000), box(0.004, -0.5, 0.008, 0.5));
    const at = (degrees: number): number => {
      const lying = still(A, 0, 30).map((fix) => ({ ...fix, longitude: degrees }));
      return detect([lying, still(B, 0, 30, 100)], wide(area)).length;
    };
    expect(at(0)).toBe(1);
    expect(at(-0.000001)).toBe(0);
    expect(at(0.004)).toBe(1);
    expect(at(0.004001)).toBe(0);
    expect(at(0.006)).toBe(0);
    expect(at(0.008)).toBe(1);
  });

  it('[D3] interrupts the window while a ship sails through its hole', () => {
    // At 100 m a minute through a hole of 200 m, from minute 9 to minute 11.
    const through = ship(B, [
      [0, -900],
      [18, 900],
    ]);
    const area = polygon(areaBetween(-2000, 2000), areaBetween(0, 200));
    const ships = [still(A, 0, 18, -500), through];
    expect(detect(ships, wide(area))).toEqual([]);
    expect(detect(ships, wide(polygon(areaBetween(-2000, 2000))))).toHaveLength(1);
  });

  it('[D3] of several polygons includes ships in any of them', () => {
    const area: AreaGeometry = {
      type: 'MultiPolygon',
      coordinates: [[areaBetween(-2000, -50)], [areaBetween(50, 2000)]],
    };
    expect(detect([still(A, 0, 30, 100), still(B, 0, 30, -100)], wide(area))).toHaveLength(1);
    expect(detect([still(A, 0, 30, 100), still(B, 0, 30, 0)], wide(area))).toEqual([]);
  });

  it('[D3] is not left between adjacent polygons', () => {
    const area: AreaGeometry = {
      type: 'MultiPolygon',
      coordinates: [[areaBetween(-2000, 0)], [areaBetween(0, 2000)]],
    };
    expect(minutes(detect([still(A, 0, 30, 500), comingIn], wide(area)))).toEqual([
      [0, 10, null, 13, null],
    ]);
  });
});

describe('the antimeridian', () => {
  const areas: readonly (readonly [name: string, area: AreaGeometry])[] = [
    ['past 180', polygon(box(179, -1, 181, 1))],
    ['before −180', polygon(box(-181, -1, -179, 1))],
    [
      'split',
      {
        type: 'MultiPolygon',
        coordinates: [[box(179, -1, 180, 1)], [box(-180, -1, -179, 1)]],
      },
    ],
    ['the world', polygon(box(-180, -90, 180, 90))],
  ];

  it.each(areas)('[D2] is no border between two ships (area %s)', (_, area) => {
    const ships = [
      ship(
        A,
        [...Array(21)].map((__, i) => [i, -100] as const),
        180,
      ),
      ship(
        B,
        [...Array(21)].map((__, i) => [i, 100] as const),
        180,
      ),
    ];
    const [event, ...more] = detect(ships, [configuration({ area })]);
    expect(more).toEqual([]);
    expect(event.first.activationPosition.longitude).toBeCloseTo(
      180 - 100 / EQUATOR_METERS_PER_DEGREE,
      9,
    );
    expect(event.second.activationPosition.longitude).toBeCloseTo(
      -180 + 100 / EQUATOR_METERS_PER_DEGREE,
      9,
    );
  });

  it.each(areas)('[D1] is crossed by interpolated paths of either ship (area %s)', (_, area) => {
    for (const [passing, lying] of [
      [A, B],
      [B, A],
    ]) {
      const way = ship(
        passing,
        [
          [0, -2000],
          [12, -800],
          [40, 2000],
        ],
        180,
      );
      const rest = ship(
        lying,
        [...Array(41)].map((__, i) => [i, 0] as const),
        180,
      );
      const [event] = detect([rest, way], [configuration({ area, windowMinutes: 15 })]);
      expect(event.activationTimeMs / 60_000).toBeCloseTo(10, 2);
      expect(Number(event.deactivationTimeMs) / 60_000).toBeCloseTo(30, 2);
      const { firedPosition } = passing === A ? event.first : event.second;
      expect(firedPosition.longitude).toBeCloseTo(-180 + 500 / EQUATOR_METERS_PER_DEGREE, 5);
    }
  });
});

describe('a port', () => {
  const port = polygon(areaBetween(-2000, 0));
  const options = { portAreasNear: portsNear(port) };
  const excluding = [configuration({ distanceMeters: 3000, excludePorts: true })];
  const including = [configuration({ distanceMeters: 3000 })];

  it('[D3] excludes the ships in it, its boundary included, if ports are excluded', () => {
    const at = (eastMeters: number): number =>
      detect([still(A, 0, 30, eastMeters), still(B, 0, 30, 100)], excluding, options).length;
    expect(at(-100)).toBe(0);
    expect(at(0)).toBe(0);
    expect(at(1)).toBe(1);
  });

  it('[D3] has no effect if ports are not excluded', () => {
    const ships = [still(A, 0, 30, -100), still(B, 0, 30, 100)];
    expect(detect(ships, including, options)).toHaveLength(1);
    expect(detect(ships, excluding)).toHaveLength(1);
  });

  it('[D3] is left at the instant at which its edge is crossed', () => {
    const ships = [still(A, 0, 30, 500), comingIn];
    expect(minutes(detect(ships, excluding, options))).toEqual([[10, 20, null, 30, null]]);
    expect(minutes(detect(ships, including, options))).toEqual([[0, 10, null, 13, null]]);
  });

  it('[D3] is entered at the instant at which its edge is crossed', () => {
    const ships = [still(A, 0, 40, 500), goingOut];
    expect(minutes(detect(ships, excluding, options))).toEqual([[0, 10, 20, 17, 27]]);
  });

  it('[D3] applies equally to the ship with the smaller MMSI', () => {
    expect(minutes(detect([still(B, 0, 30, 500), comesIn(A)], excluding, options))).toEqual([
      [10, 20, null, 30, null],
    ]);
    expect(minutes(detect([still(B, 0, 40, 500), goesOut(A)], excluding, options))).toEqual([
      [0, 10, 20, 17, 27],
    ]);
  });

  it('[D3] far away has no effect', () => {
    const far = { portAreasNear: portsNear(polygon(box(10, 10, 11, 11))) };
    const ships = [still(A, 0, 30, -100), still(B, 0, 30, 100)];
    expect(detect(ships, excluding, far)).toEqual(detect(ships, excluding));
  });
});
