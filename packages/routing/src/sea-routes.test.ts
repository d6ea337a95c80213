import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Position } from '@roadstead/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundledBytes, loadBundled } from '../test-data/bundled.ts';
import { PUBLISHED_DISTANCES } from '../test-data/published-distances.ts';
import { lineStringOf } from './line-string.ts';
import { PASSAGES, type PassageName } from './passages.ts';
import type { Route, RouteOptions } from './route.ts';
import { loadSeaRoutes, type SeaRoutes } from './sea-routes.ts';

const ROTTERDAM = { longitude: 4.0, latitude: 52.0 };
const SINGAPORE = { longitude: 103.85, latitude: 1.2 };
const NEW_YORK = { longitude: -74.03, latitude: 40.6 };
const YOKOHAMA = { longitude: 139.7, latitude: 35.4 };
const LOS_ANGELES = { longitude: -118.2, latitude: 33.7 };
const METERS_PER_MILE = 1852;

let seaRoutes: SeaRoutes;
beforeAll(async () => {
  seaRoutes = await loadBundled();
});

function routeOf(from: Position, to: Position, options?: RouteOptions): Route {
  const route = seaRoutes.route(from, to, options);
  if (route.status !== 'ok') throw new Error(route.detail);
  return route;
}

function endsOf(pair: (typeof PUBLISHED_DISTANCES)[number]): [Position, Position] {
  return [
    { longitude: pair[1], latitude: pair[2] },
    { longitude: pair[3], latitude: pair[4] },
  ];
}

describe('the distance to the shore', () => {
  it.each([
    ['on land', 5, 52, 0, 0],
    ['off Hook of Holland', 3.9, 52.05, 5_000, 15_000],
    ['in the middle of the North Sea', 3, 56, 250_000, 320_000],
    ['east of the antimeridian, off Taveuni', -179.5, -16.9, 20_000, 60_000],
    ['at Point Nemo', -123.4, -48.9, 500_000, 500_000],
    ['in the Barents Sea, where meridians are near one another', 36.5, 73.2, 340_000, 370_000],
  ])('%s', (_, longitude, latitude, least, greatest) => {
    const meters = seaRoutes.shoreMeters({ longitude, latitude });
    expect(meters).toBeGreaterThanOrEqual(least);
    expect(meters).toBeLessThanOrEqual(greatest);
  });
});

describe('routes', () => {
  it('[R1] match published distances', () => {
    const errors = PUBLISHED_DISTANCES.map((pair) => {
      const miles = routeOf(...endsOf(pair)).distanceMeters / METERS_PER_MILE;
      return Math.abs(miles / pair[5] - 1);
    }).sort((a, b) => a - b);
    expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(MEDIAN_ERROR_MAX);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(NINTH_DECILE_ERROR_MAX);
  });

  it('[R2] use the great canals, and name them in order', () => {
    const { passages } = routeOf(ROTTERDAM, SINGAPORE);
    expect(passages).toEqual(['dover', 'gibraltar', 'suez-canal', 'bab-el-mandeb', 'malacca']);
    expect(routeOf(NEW_YORK, LOS_ANGELES).passages).toContain('panama-canal');
  });

  it('[R3] do not use a closed passage', () => {
    const open = routeOf(ROTTERDAM, SINGAPORE);
    const around = routeOf(ROTTERDAM, SINGAPORE, { closed: ['suez-canal'] });
    expect(around.passages).toContain('good-hope');
    expect(around.passages).not.toContain('suez-canal');
    expect(around.distanceMeters).toBeGreaterThan(open.distanceMeters * 1.3);
  });

  it('[R4] use a passage through ice only if it is opened', () => {
    const south = routeOf(ROTTERDAM, YOKOHAMA);
    const north = routeOf(ROTTERDAM, YOKOHAMA, { open: ['northeast-passage'] });
    expect(south.passages).toContain('suez-canal');
    expect(north.passages).toContain('northeast-passage');
    expect(north.distanceMeters).toBeLessThan(south.distanceMeters * 0.75);
  });

  it('[R5] stay within the limits of latitude', () => {
    const cape = { longitude: 18.3, latitude: -33.9 };
    const hobart = { longitude: 147.5, latitude: -43.2 };
    const limited = routeOf(cape, hobart, { latitudeMin: -48 });
    expect(Math.min(...limited.line.map(([, latitude]) => latitude))).toBeGreaterThan(-48);
    expect(limited.distanceMeters).toBeGreaterThan(routeOf(cape, hobart).distanceMeters);
  });

  it('[R5] stay within them between their vertices too', () => {
    const pairs = [
      [
        { longitude: 140.2, latitude: 35 },
        { longitude: -125, latitude: 48 },
      ],
      [
        { longitude: 18.3, latitude: -33.9 },
        { longitude: 147.5, latitude: -43.2 },
      ],
      [
        { longitude: -5, latitude: 48.8 },
        { longitude: -60, latitude: 45 },
      ],
    ] as const;
    for (const [from, to] of pairs) {
      for (const limit of [49.2, 50, 51.5, 53]) {
        const route = routeOf(from, to, { latitudeMin: -limit, latitudeMax: limit });
        const { coordinates } = lineStringOf(route, { antimeridian: 'unwrapped' });
        const most = Math.max(...coordinates.map(([, latitude]) => Math.abs(latitude)));
        expect(most).toBeLessThanOrEqual(limit + 1e-9);
      }
    }
  });

  it('[R5] exceed them for the last degree to an end only', () => {
    const bergen = { longitude: 4.9, latitude: 60.4 };
    const near = routeOf(bergen, NEW_YORK, { latitudeMax: 59.8 });
    const beyond = near.line.filter(([, latitude]) => latitude > 59.8);
    expect(beyond.length).toBeGreaterThan(0);
    for (const [longitude] of beyond) expect(Math.abs(longitude - 4.9)).toBeLessThan(3);
    expect(seaRoutes.route(bergen, NEW_YORK, { latitudeMax: 59 })).toMatchObject({
      reason: 'no_way',
      detail: 'no route by sea south of latitude 59',
    });
  });

  it('[R5] stay north of the ice, unless an end is in it', () => {
    const horn = routeOf({ longitude: -76, latitude: -51 }, { longitude: 120, latitude: -36 });
    expect(Math.min(...horn.line.map(([, latitude]) => latitude))).toBeGreaterThanOrEqual(-60);
    expect(routeOf({ longitude: 166.65, latitude: -77.85 }, NEW_YORK).status).toBe('ok');
  });

  it('[R6] do not use passages too shallow for the draught', () => {
    expect(routeOf(NEW_YORK, LOS_ANGELES, { draughtMeters: 14 }).passages).toContain(
      'panama-canal',
    );
    expect(routeOf(NEW_YORK, LOS_ANGELES, { draughtMeters: 16 }).passages).not.toContain(
      'panama-canal',
    );
  });

  it('[R6] of ships too deep for Malacca go by Lombok, not by Sunda', () => {
    const ras = { longitude: 50.2, latitude: 26.7 };
    const laden = routeOf(ras, YOKOHAMA, { draughtMeters: 22 });
    expect(routeOf(ras, YOKOHAMA, { draughtMeters: 20 }).passages).toContain('malacca');
    expect(laden.passages).toEqual(expect.arrayContaining(['lombok', 'makassar']));
    expect(laden.passages).not.toContain('sunda');
    // By the Cape, Bali Strait is the next way beside Sunda and Malacca.
    expect(routeOf(ROTTERDAM, SINGAPORE, { draughtMeters: 21 }).passages).toContain('lombok');
    expect(routeOf(ROTTERDAM, SINGAPORE, { draughtMeters: 21 }).passages).not.toContain('bali');
  });

  it('[R6] of ships too deep for the Great Belt do not go by the Little Belt', () => {
    const primorsk = { longitude: 28.6, latitude: 60.3 };
    expect(routeOf(primorsk, ROTTERDAM, { draughtMeters: 15 }).passages).toContain('great-belt');
    expect(seaRoutes.route(primorsk, ROTTERDAM, { draughtMeters: 16 })).toMatchObject({
      reason: 'no_way',
    });
  });

  it('[R6] do not use passages too narrow, short or low for the ship', () => {
    const by = (options: RouteOptions) => routeOf(NEW_YORK, LOS_ANGELES, options).passages;
    const neopanamax = { lengthMeters: 366, beamMeters: 51, airDraughtMeters: 57 };
    expect(by(neopanamax)).toContain('panama-canal');
    for (const larger of [{ lengthMeters: 372 }, { beamMeters: 52 }, { airDraughtMeters: 60 }])
      expect(by({ ...neopanamax, ...larger })).not.toContain('panama-canal');
  });

  it('[R4] use a passage of small ships only if all its limited dimensions are known', () => {
    const piraeus = { longitude: 23.57, latitude: 37.85 };
    const itea = { longitude: 22.42, latitude: 38.38 };
    const by = (options: RouteOptions) => routeOf(piraeus, itea, options).passages;
    expect(by({ draughtMeters: 5, beamMeters: 13 })).toContain('corinth-canal');
    expect(by({ open: ['corinth-canal'] })).toContain('corinth-canal');
    for (const options of [{}, { draughtMeters: 5 }, { draughtMeters: 7, beamMeters: 16 }])
      expect(by(options)).not.toContain('corinth-canal');
  });

  it('[R7] have ends moved from land to water, with the distance', () => {
    const inland = { longitude: -5.0, latitude: 50.22 };
    expect(routeOf(inland, NEW_YORK).startOffsetMeters).toBeGreaterThan(0);
    expect(routeOf(inland, NEW_YORK).startOffsetMeters).toBeLessThan(10_000);
    expect(routeOf(ROTTERDAM, NEW_YORK).startOffsetMeters).toBe(0);
  });

  it('[R8] have a reason if there is none', () => {
    const sahara = { longitude: 10, latitude: 25 };
    expect(seaRoutes.route(sahara, NEW_YORK)).toMatchObject({
      status: 'no_route',
      reason: 'start_not_on_water',
    });
    expect(seaRoutes.route(NEW_YORK, sahara)).toMatchObject({
      status: 'no_route',
      reason: 'end_not_on_water',
    });
    const odessa = { longitude: 30.8, latitude: 46.4 };
    expect(
      seaRoutes.route(odessa, NEW_YORK, { closed: ['bosporus', 'volga-don-canal'] }),
    ).toMatchObject({
      status: 'no_route',
      reason: 'no_way',
      detail: 'no route by sea without bosporus, volga-don-canal',
    });
    expect(seaRoutes.route(odessa, NEW_YORK, { latitudeMax: 40, draughtMeters: 25 })).toMatchObject(
      { detail: 'no route by sea with 25 m of draught south of latitude 40' },
    );
    expect(() => seaRoutes.route({ longitude: 181, latitude: 0 }, NEW_YORK)).toThrow(RangeError);
  });

  it('[R8] throw for invalid options and positions', () => {
    const options: RouteOptions[] = [
      { closed: ['suez' as PassageName] },
      { open: ['north' as PassageName] },
      { latitudeMin: Number.NaN },
      { latitudeMax: 91 },
      { draughtMeters: -1 },
      { draughtMeters: Number.NaN },
      { beamMeters: -1 },
      { lengthMeters: Number.NaN },
      { airDraughtMeters: -1 },
    ];
    for (const option of options)
      expect(() => seaRoutes.route(ROTTERDAM, NEW_YORK, option)).toThrow(RangeError);
    const text = { longitude: '4', latitude: '52' } as unknown as Position;
    expect(() => seaRoutes.route(text, NEW_YORK)).toThrow(RangeError);
  });

  it('[R10] are the same for the same request, also after others', async () => {
    const [a, b] = endsOf(PUBLISHED_DISTANCES[3]);
    const first = routeOf(a, b);
    routeOf(ROTTERDAM, SINGAPORE, { closed: ['suez-canal'] });
    expect(routeOf(a, b)).toEqual(first);
    expect((await loadBundled()).route(a, b)).toEqual(first);
  });

  it('[R11] need the bytes of a sea graph', async () => {
    await expect(loadSeaRoutes(async () => new Uint8Array(10))).rejects.toThrow(TypeError);
    await expect(loadSeaRoutes(async () => bundledBytes().subarray(0, 5000))).rejects.toThrow(
      TypeError,
    );
  });

  it('[R12] have data of an acceptable size for a web page, and reach every port but one', () => {
    expect(gzipSync(bundledBytes()).length).toBeLessThan(1_500_000);
    const counts = JSON.parse(
      readFileSync(new URL('../data/counts.json', import.meta.url), 'utf8'),
    ) as {
      portsWithoutRoute: string[];
    };
    expect(counts.portsWithoutRoute).toEqual(['Santa Clara']);
  });
});

describe('passages', () => {
  it('[R6] have a source for their limits', () => {
    for (const { limits, source } of PASSAGES) expect(source === null).toBe(limits.length === 0);
  });
});

/** A little above the measured errors; see docs/quality.md. */
const MEDIAN_ERROR_MAX = 0.011;
const NINTH_DECILE_ERROR_MAX = 0.08;
