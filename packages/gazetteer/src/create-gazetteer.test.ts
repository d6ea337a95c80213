import { codes } from '@roadstead/gazetteer/codes';
import { gazetteerData } from '@roadstead/gazetteer/data';
import { type Box, distanceMeters, parseArea, wrapLongitude } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import counts from '../data/counts.json' with { type: 'json' };
import { MAJOR_PORTS } from '../scripts/major-ports.ts';
import { createGazetteer } from './create-gazetteer.ts';
import { createPlaceDirectory } from './place-directory.ts';
import type { Port } from './port.ts';

const gazetteer = createGazetteer(gazetteerData);
const empty = { ports: '', areas: '', berths: '', anchorages: '', countries: '' };

const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -90, max: 90, noNaN: true });

function portAtPosition(id: number, lon: number, lat: number): Port {
  return {
    id,
    locode: null,
    locodes: [],
    name: `Port ${id}`,
    aliases: [],
    country: 'ZZ',
    longitude: lon,
    latitude: lat,
    size: 'small',
  };
}

/** Returns the distance of the nearest port, by comparing all of them. */
function nearestOfAll(ports: readonly Port[], lon: number, lat: number): number {
  return Math.min(...ports.map((port) => distanceMeters(lon, lat, port.longitude, port.latitude)));
}

describe('ports', () => {
  it('[G1] occur once each, by number', () => {
    expect(gazetteer.ports).toHaveLength(counts.ports);
    expect(new Set(gazetteer.ports.map(({ id }) => id)).size).toBe(counts.ports);
    expect(gazetteer.portById(31140)).toMatchObject({ name: 'Rotterdam', country: 'NL' });
    expect(gazetteer.portById(1)).toBeUndefined();
    for (const { country } of gazetteer.ports) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  it.each(MAJOR_PORTS)('[G2] $locode is $commonName', (major) => {
    const port = gazetteer.portByLocode(major.locode);
    expect(port).toMatchObject({ id: major.id, name: major.indexName });
    expect(gazetteer.portsNamed(major.commonName).map(({ id }) => id)).toContain(major.id);
  });

  // Ordinary destinations for which the index has another code, or none.
  it.each([
    ['BRFOR', 'Porto De Mucuripe'],
    ['BRPDM', 'Itaqui'],
    ['CNQDG', 'Qingdao Gang'],
    ['CNSHG', 'Shanghai'],
    ['CNTAO', 'Qingdao Gang'],
    ['EGPSE', "Bur Sa'id"],
    ['IEDUB', 'Dublin'],
    ['INCOK', 'Kochi (Cochin)'],
    ['INPRT', 'Paradip'],
    ['INVTZ', 'Vishakhapatnam'],
    ['ITRAN', 'Porto Di Corsini'],
  ])('[G2] %s is %s', (locode, name) => {
    expect(gazetteer.portByLocode(locode)?.name).toBe(name);
  });

  it('[G2] have codes that may be written with spaces and in lower case', () => {
    const port = gazetteer.portByLocode('NLRTM');
    expect(gazetteer.portByLocode(' nl rtm ')).toBe(port);
    expect(gazetteer.portByLocode('Rotterdam')).toBeUndefined();
    expect(gazetteer.portByLocode('ZZZZZ')).toBeUndefined();
  });

  it('[G2] have own codes that take precedence over additional codes of other ports', () => {
    const own = { ...portAtPosition(1, 0, 0), locode: gazetteer.portByLocode('SGKEP')!.locode };
    const used = { ...portAtPosition(2, 1, 1), size: 'large' as const, locodes: [own.locode!] };
    const { portByLocode } = createGazetteer(empty, { ports: [used, own] });
    expect(portByLocode('SGKEP')?.id).toBe(1);
  });

  it.each([
    ['CNCWN', 113.88, 22.48],
    ['DKNYM', 8.85, 56.78],
  ])('[G15] %s has the position on which two sources agree', (locode, longitude, latitude) => {
    const port = gazetteer.portByLocode(locode);
    expect(port?.longitude).toBeCloseTo(longitude, 1);
    expect(port?.latitude).toBeCloseTo(latitude, 1);
  });

  it.each([
    ['GBTOB', 'Tobermory', 'GB'],
    ['UAILK', 'Illichivsk', 'UA'],
    ['INKRI', 'Krishnapatnam', 'IN'],
    ['IDPDG', 'Teluk Bayur', 'ID'],
  ])('[G14] %s is the port of its official place, %s', (locode, name, country) => {
    expect(gazetteer.portByLocode(locode)).toMatchObject({ name, country });
  });

  it('[G13] an official code without a port has a place', () => {
    const { placeByLocode } = createPlaceDirectory(codes);
    expect(placeByLocode('cn ysn')).toMatchObject({ name: 'Yangshan', country: 'CN' });
    expect(gazetteer.portByLocode('USXYZ')).toBeUndefined();
    expect(placeByLocode('USXYZ')).toBeUndefined();
    expect(placeByLocode('nonsense')).toBeUndefined();
  });

  it('[G3] are found by names without accents, case and punctuation, the larger port first', () => {
    expect(gazetteer.portsNamed("BUR SA'ID").map(({ id }) => id)).toEqual([45140]);
    expect(gazetteer.portsNamed('Port Said').map(({ id }) => id)).toEqual([45140]);
    expect(gazetteer.portsNamed('portsmouth harb').map(({ id }) => id)).toEqual([35600]);
    const sizes = gazetteer.portsNamed('san').map(({ size }) => size);
    expect(sizes.lastIndexOf('large')).toBeLessThan(sizes.indexOf('small'));
    expect(gazetteer.portsNamed(' - ')).toEqual([]);
    expect(gazetteer.portsNamed('no such port')).toEqual([]);
  });
});

describe('the nearest port', () => {
  it('[G4] is the one with the shortest geodesic', () => {
    fc.assert(
      fc.property(longitude, latitude, fc.constantFrom(-360, 0, 360), (lon, lat, offset) => {
        const found = gazetteer.nearestPort(lon + offset, lat);
        expect(found?.distanceMeters).toBeCloseTo(nearestOfAll(gazetteer.ports, lon, lat), 3);
      }),
      // Each computes ten thousand geodesics.
      { numRuns: 25 },
    );
  });

  it('[G4] is the nearest of few ports, also near the antimeridian and the poles', () => {
    const place = fc.record({
      lon: fc.oneof(longitude, fc.double({ min: 179, max: 180, noNaN: true })),
      lat: latitude,
    });
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 200 }),
        longitude,
        latitude,
        (places, lon, lat) => {
          const ports = places.map((each, i) => portAtPosition(i, each.lon, each.lat));
          const few = createGazetteer(empty, { ports });
          expect(few.nearestPort(lon, lat)?.distanceMeters).toBe(nearestOfAll(ports, lon, lat));
        },
      ),
    );
  });

  it('[G4] is the nearest on the ellipsoid, even if another is nearer on the sphere', () => {
    const ports = [portAtPosition(1, 0, 1), portAtPosition(2, 0.998, 0)];
    expect(createGazetteer(empty, { ports }).nearestPort(0, 0)?.port.id).toBe(1);
  });

  it('[G4] is found across the antimeridian, for any longitude', () => {
    const { nearestPort } = createGazetteer(empty, { ports: [portAtPosition(7, 179.9, -17)] });
    expect(nearestPort(-179.9, -17)?.distanceMeters).toBeCloseTo(21_297, -2);
    expect(nearestPort(180.1, -17)?.port.id).toBe(7);
  });

  it('[G4] is within the given distance', () => {
    const far = gazetteer.nearestPort(-1.11, 50.81)!.distanceMeters;
    expect(gazetteer.nearestPort(-1.11, 50.81, { distanceMetersMax: far })?.port.id).toBe(35600);
    expect(gazetteer.nearestPort(-1.11, 50.81, { distanceMetersMax: far - 1 })).toBeUndefined();
    expect(createGazetteer(empty).nearestPort(0, 0)).toBeUndefined();
  });
});

/** Boxes about as large as a cell of the detector's cache, many of them at ports. */
const box = fc
  .tuple(
    fc.oneof(
      fc.tuple(longitude, latitude),
      fc.constantFrom(...gazetteer.ports).map((port) => [port.longitude, port.latitude] as const),
    ),
    fc.double({ min: 0, max: 0.2, noNaN: true }),
    fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    fc.constantFrom(-360, 0, 360),
  )
  .map(([[lon, lat], size, aside, offset]): Box => {
    const west = wrapLongitude(lon + aside) + offset;
    return { west, south: lat, east: west + size, north: Math.min(90, lat + size) };
  });

describe('areas', () => {
  it('[G5] exist for each port, and are valid', () => {
    for (const port of gazetteer.ports) {
      const parsed = parseArea(gazetteer.geometryOf(port));
      expect(parsed.ok ? [] : parsed.error, port.name).toEqual([]);
      expect(gazetteer.areasOf(port), port.name).toHaveLength(1);
    }
  });

  it('[G7] near a box include all that intersect it', () => {
    const all = gazetteer.ports.flatMap((port) => gazetteer.areasOf(port));
    fc.assert(
      fc.property(box, (near) => {
        const found = new Set(gazetteer.portAreasNear(near));
        const missed = all.filter(
          (area) => area.relationTo(near) !== 'outside' && !found.has(area),
        );
        expect(missed).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('[G7] near a box include few others, in a stable order', () => {
    const solent = { west: -1.5, south: 50.7, east: -1, north: 50.95 };
    const found = gazetteer.portAreasNear(solent);
    expect(gazetteer.portAreasNear(solent)).toEqual(found);
    expect(found.length).toBeGreaterThan(4);
    expect(found.length).toBeLessThan(20);
  });

  it('[G7] are found across the antimeridian', () => {
    const ports = [portAtPosition(7, 179.995, -17)];
    const { portAreasNear, portAt, portsNear } = createGazetteer(empty, { ports });
    for (const lon of [-179.999, 180.001]) {
      const near = { west: lon, south: -17, east: lon, north: -17 };
      expect(portAreasNear(near)).toHaveLength(1);
      expect(portAt(lon, -17)?.id).toBe(7);
    }
    expect(portsNear({ west: 179.9, south: -18, east: 180.1, north: -16 })).toHaveLength(1);
    expect(portsNear({ west: -180.1, south: -18, east: -179.9, north: -16 })).toHaveLength(1);
  });

  it('[G7] do not matter for the ports near a box, which are those in it', () => {
    fc.assert(
      fc.property(box, (near) => {
        const inside = gazetteer.ports.filter(
          (port) =>
            port.latitude >= near.south &&
            port.latitude <= near.north &&
            [-360, 0, 360].some(
              (offset) =>
                port.longitude >= near.west + offset && port.longitude <= near.east + offset,
            ),
        );
        expect(gazetteer.portsNear(near)).toEqual(inside);
      }),
    );
  });

  it('[G8] may overlap: the port whose position is nearer is found', () => {
    const ports = [portAtPosition(1, 0, 0), portAtPosition(2, 0.02, 0)];
    const { portAt } = createGazetteer(empty, { ports });
    expect(portAt(0.009, 0)?.id).toBe(1);
    expect(portAt(0.011, 0)?.id).toBe(2);
    expect(portAt(0.5, 0)).toBeUndefined();
  });
});

describe('data of a host', () => {
  const square = [
    [
      [10, 0],
      [11, 0],
      [11, 1],
      [10, 1],
      [10, 0],
    ],
  ] as const;

  it('[G9] may add a port, with a circle by its size, and replace a bundled port', () => {
    const ports = [portAtPosition(900_001, 5, 0), { ...gazetteer.portById(31140)!, name: 'Mine' }];
    const own = createGazetteer(gazetteerData, { ports });
    expect(own.ports).toHaveLength(counts.ports + 1);
    expect(own.portAt(5.017, 0)?.id).toBe(900_001);
    expect(own.portAt(5.019, 0)).toBeUndefined();
    expect(own.portsNamed('mine').map(({ id }) => id)).toContain(31140);
  });

  it('[G9] may replace the area of a port', () => {
    const geometry = { type: 'Polygon', coordinates: square } as const;
    const own = createGazetteer(gazetteerData, { areas: [{ portId: 31140, geometry }] });
    expect(own.portAt(10.5, 0.5)?.id).toBe(31140);
    expect(own.portAt(4.02, 51.95)?.id).not.toBe(31140);
    expect(() => createGazetteer(empty, { areas: [{ portId: 1, geometry }] })).toThrow(RangeError);
  });
});

describe('countries', () => {
  it('[G10] are found by MID and MMSI', () => {
    expect(gazetteer.countryOfMmsi(235_070_762)).toEqual({
      a2: 'GB',
      name: 'United Kingdom of Great Britain and Northern Ireland',
    });
    expect(gazetteer.countryOfMid(477)?.a2).toBe('HK');
    expect(gazetteer.countryOfMid(306)?.a2).toBe('CW');
    expect(gazetteer.countryOfMid(619)).toEqual({ a2: 'CI', name: "Côte d'Ivoire (Republic of)" });
    expect(gazetteer.countryOfMid(200)).toBeUndefined();
    expect(gazetteer.countryOfMmsi(970_123_456)).toBeUndefined();
  });
});

describe('the bundled tables', () => {
  it('[G11] have the number of records that the builder counted', () => {
    const lines = (table: string): number => table.split('\n').filter((line) => line !== '').length;
    expect(lines(gazetteerData.ports)).toBe(counts.ports);
    expect(lines(gazetteerData.areas)).toBe(counts.ports);
    expect(lines(gazetteerData.berths)).toBe(counts.berths);
    expect(lines(gazetteerData.anchorages)).toBe(counts.anchorages);
    expect(lines(gazetteerData.countries)).toBe(counts.mids);
    const places = createPlaceDirectory(codes).places();
    expect(places).toHaveLength(counts.codes);
    expect(places.filter(({ position }) => position)).toHaveLength(counts.codesWithPosition);
    const { ports } = gazetteer;
    expect(ports.filter(({ locode }) => locode).length).toBe(counts.portsWithLocode);
    expect(ports.flatMap(({ locodes }) => locodes)).toHaveLength(counts.otherLocodes);
    expect(ports.flatMap((port) => gazetteer.berthsOf(port))).toHaveLength(counts.berths);
    expect(ports.flatMap((port) => gazetteer.anchoragesOf(port))).toHaveLength(counts.anchorages);
  });

  it('[G11] are smaller than 4 MB', () => {
    expect(Object.values(gazetteerData).join('').length).toBeLessThan(4_000_000);
  });
});
