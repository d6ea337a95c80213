import { readFileSync } from 'node:fs';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { distanceMeters } from '@roadstead/geo';
import { describe, expect, it } from 'vitest';
import { createGazetteer } from './create-gazetteer.ts';

const gazetteer = createGazetteer(gazetteerData);

function isInPortArea(longitude: number, latitude: number): boolean {
  return gazetteer
    .portAreasNear({ west: longitude, south: latitude, east: longitude, north: latitude })
    .some((area) => area.contains(longitude, latitude));
}

describe('the distance to the nearest', () => {
  it('port area is 0 inside, and that to its edge outside', () => {
    expect(gazetteer.portAreaMeters(4.02, 51.95)).toBe(0);
    const meters = gazetteer.portAreaMeters(3.7, 52.05);
    const box = { west: 2, south: 51, east: 6, north: 53 };
    const all = gazetteer.portAreasNear(box).map((area) => area.metersTo(3.7, 52.05));
    expect(meters).toBe(Math.min(...all));
    expect(meters).toBeGreaterThan(10_000);
  });

  it('anchorage is that to the edge of its circle', () => {
    for (const anchorage of gazetteer.anchoragesOf(gazetteer.portByLocode('AEFJR')!)) {
      expect(gazetteer.anchorageMeters(anchorage.longitude, anchorage.latitude)).toBe(0);
    }
    const all = gazetteer.ports.flatMap((port) => gazetteer.anchoragesOf(port));
    const least = Math.min(
      ...all.map(
        ({ longitude, latitude, radiusMeters }) =>
          distanceMeters(57.5, 25.1, longitude, latitude) - radiusMeters,
      ),
    );
    expect(gazetteer.anchorageMeters(57.5, 25.1)).toBeCloseTo(least, 6);
  });

  it('is 500 km where there is none', () => {
    expect(gazetteer.portAreaMeters(-123.4, -48.9)).toBe(500_000);
    expect(gazetteer.anchorageMeters(-123.4, -48.9)).toBe(500_000);
  });
});

describe('the port near a position', () => {
  it('[G8] is that whose area contains it, otherwise the nearest one within the distance', () => {
    expect(gazetteer.portNear(4.02, 51.95, 0)?.locode).toBe('NLRTM');
    for (const [longitude, latitude] of [
      [3.9, 52.05],
      [-1.35, 50.7],
      [103.7386, 1.2702],
      [179.99, -16.5],
    ] as const) {
      const near = gazetteer.ports
        .filter((port) => Math.abs(port.latitude - latitude) < 3)
        .map((port) => {
          const [area] = gazetteer.areasOf(port);
          return { port, meters: area!.metersTo(longitude, latitude) };
        })
        .reduce((one, other) => (other.meters < one.meters ? other : one));
      expect(gazetteer.portNear(longitude, latitude, near.meters + 1)).toBe(near.port);
      const nearer = gazetteer.portNear(longitude, latitude, near.meters - 1);
      expect(nearer).toBe(near.meters === 0 ? near.port : undefined);
    }
  });
});

describe('port areas', () => {
  it.each([
    ['Maasvlakte', 4.02, 51.95, 'NLRTM'],
    ['Europoort', 4.13, 51.95, undefined],
    ['docks of Antwerp', 4.3, 51.3, 'BEANR'],
    ['Waltershof, Hamburg', 9.93, 53.53, 'DEHAM'],
    ['Pasir Panjang, Singapore', 103.78, 1.27, 'SGSIN'],
    ['Yangshan, Shanghai', 122.06, 30.62, 'CNSHA'],
    ['Los Angeles', -118.26, 33.74, 'USLAX'],
    ['docks of Southampton', -1.41, 50.9, 'GBSOU'],
    ['Portsmouth Harbour', -1.11, 50.81, 'GBPME'],
    ['harbour of Fujairah', 56.36, 25.18, 'AEFJR'],
    ['harbour of Gibraltar', -5.36, 36.14, 'GIGIB'],
    ['Busan', 129.05, 35.1, 'KRPUS'],
    ['Santos', -46.3, -23.95, 'BRSSZ'],
    ['Durban', 31.03, -29.88, 'ZADUR'],
  ])('[G5] contain the berths of %s', (_, longitude, latitude, locode) => {
    expect(isInPortArea(longitude, latitude)).toBe(true);
    if (locode === undefined) return;
    expect(gazetteer.portAt(longitude, latitude)).toBe(gazetteer.portByLocode(locode));
  });

  it.each([
    ['east of Gibraltar', -5.3, 36.13],
    ['off Fujairah', 56.45, 25.25],
    ['east of Singapore', 104.3, 1.45],
    ['Laconian Gulf', 22.75, 36.65],
    ['Hurd Bank, Malta', 14.78, 35.93],
    ['off the Skaw', 10.8, 57.75],
    ['Galveston lightering area', -94.2, 28.8],
    ['off Lomé', 1.25, 6.05],
    ['off Ceuta', -5.25, 35.93],
    ['off Linggi', 101.85, 2.35],
    ['off Southwold', 1.9, 52.3],
  ])('[G6] do not contain the anchorage %s', (_, longitude, latitude) => {
    expect(isInPortArea(longitude, latitude)).toBe(false);
  });

  it('[G6] do not contain the anchorages off Fujairah', () => {
    const anchorages = gazetteer.anchoragesOf(gazetteer.portByLocode('AEFJR')!);
    expect(anchorages.length).toBeGreaterThan(10);
    const inside = anchorages.filter((each) => isInPortArea(each.longitude, each.latitude));
    expect(inside).toEqual([]);
  });

  it('[G8] contain berths, with names where they are known', () => {
    expect(gazetteer.berthAt(122.06, 30.62)).toMatchObject({ portId: 59970, name: 'Yangshan' });
    const rotterdam = gazetteer.berthsOf(gazetteer.portByLocode('NLRTM')!);
    expect(rotterdam.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Maasvlakte', 'Botlek', 'Waalhaven']),
    );
    expect(rotterdam.map(({ id }) => id)).toContain('31140-1');
    expect(gazetteer.berthAt(1.25, 6.05)).toBeUndefined();
  });
});

interface Report {
  readonly timeMs: number;
  readonly longitude: number;
  readonly latitude: number;
  readonly speedKnots: number;
}

/** 84 minutes of the Solent: dstl/Stone-Soup, MIT; in the package of the command. */
const RECORDING = new URL('../../cli/data/solent-2016-01-12.csv', import.meta.url);

function readRecording(): ReadonlyMap<string, readonly Report[]> {
  const ships = new Map<string, Report[]>();
  for (const line of readFileSync(RECORDING, 'utf8').trim().split('\n').slice(1)) {
    const [time, mmsi, latitude, longitude, , speed] = line.split(',');
    const reports = ships.get(mmsi) ?? [];
    ships.set(mmsi, reports);
    reports.push({
      timeMs: Date.parse(`${time.replace(' ', 'T')}Z`),
      longitude: Number(longitude),
      latitude: Number(latitude),
      speedKnots: Number(speed),
    });
  }
  return ships;
}

function pairsWithin500(reports: readonly Report[]): readonly (readonly [Report, Report])[] {
  return reports.flatMap((a, i) =>
    reports
      .slice(i + 1)
      .filter((b) => distanceMeters(a.longitude, a.latitude, b.longitude, b.latitude) <= 500)
      .map((b) => [a, b] as const),
  );
}

const isIn = ({ longitude, latitude }: Report): boolean => isInPortArea(longitude, latitude);

describe('the Solent', () => {
  const ships = readRecording();

  it('[G5] has all ships that lie side by side in a port', () => {
    const moored = [...ships.values()]
      .filter((reports) => reports.every(({ speedKnots }) => speedKnots < 0.5))
      .map((reports) => reports[reports.length >> 1]);
    const pairs = pairsWithin500(moored);
    const inside = pairs.filter((pair) => pair.every(isIn));
    expect([pairs.length, inside.length]).toEqual([85, 85]);
  });

  it('[G6] has ships that pass one another at sea outside of port areas, and those in the harbour inside', () => {
    const minutes = new Map<number, Map<string, Report>>();
    for (const [mmsi, reports] of ships) {
      for (const report of reports) {
        if (report.speedKnots < 3 || report.speedKnots > 60) continue;
        const minute = Math.floor(report.timeMs / 60_000);
        const under = minutes.get(minute) ?? new Map<string, Report>();
        minutes.set(minute, under.set(mmsi, report));
      }
    }
    const pairs = [...minutes.values()].flatMap((under) => pairsWithin500([...under.values()]));
    const inHarbour = pairs.filter((pair) => pair.every(isIn));
    // Two kilometres or more south of the beaches of Portsmouth, and east of Cowes.
    const atSea = pairs.filter((pair) =>
      pair.every(({ longitude, latitude }) => latitude < 50.77 && longitude > -1.25),
    );
    expect([pairs.length, inHarbour.length]).toEqual([412, 362]);
    // Of two pairs a ship is within 900 m of the beach of Southsea, 4 km from the position of Portsmouth.
    expect([atSea.length, atSea.filter((pair) => pair.some(isIn)).length]).toEqual([42, 2]);
  });
});
