import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundled } from '../../test-data/bundled.ts';
import type { LineVertex } from '../route.ts';
import { legMeters } from '../sphere.ts';
import { type NamedRoute, ROUTE_FORMATS } from './named-route.ts';
import { writeRoutes } from './write-routes.ts';

/** A route of two legs across 180°, by a place with characters of XML. */
const PACIFIC: NamedRoute = {
  name: 'Yokohama - "Nuku\'alofa" & <back>',
  description: '5 000 nautical miles',
  places: ['Yokohama', 'Nuku & alofa', 'Suva'],
  legs: [
    {
      line: [
        [139.7, 35.4],
        [140.5, 34],
        [184.8, -21.1],
      ],
    },
    // The second leg begins on the other side, as legs do.
    {
      line: [
        [-175.2, -21.1],
        [-181.6, -18.2],
      ],
    },
  ],
  properties: { passages: [] },
};
const SHORT: NamedRoute = {
  ...PACIFIC,
  name: 'None',
  places: ['Here', 'Here'],
  legs: [{ line: [[4, 52]] }],
};

function positionsOf(text: string, element: string): LineVertex[] {
  const pattern = new RegExp(`<${element} lat="([^"]+)" lon="([^"]+)"`, 'g');
  return [...text.matchAll(pattern)].map(([, latitude, longitude]) => [
    Number(longitude),
    Number(latitude),
  ]);
}

function greatestStepMeters(line: readonly LineVertex[]): number {
  return Math.max(...line.slice(1).map((vertex, at) => legMeters(...line[at], ...vertex)));
}

describe('[R19] RTZ', () => {
  it('has a waypoint for each vertex, named at the places, and legs along great circles', () => {
    expect(writeRoutes(PACIFIC, 'rtz')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<route xmlns="http://www.cirm.org/RTZ/1/0" version="1.0">',
        '<routeInfo routeName="Yokohama - &quot;Nuku\'alofa&quot; &amp; &lt;back&gt;"/>',
        '<waypoints>',
        '<waypoint id="1" name="Yokohama"><position lat="35.4" lon="139.7"/></waypoint>',
        '<waypoint id="2"><position lat="34" lon="140.5"/><leg geometryType="Orthodrome"/></waypoint>',
        '<waypoint id="3" name="Nuku &amp; alofa"><position lat="-21.1" lon="-175.2"/><leg geometryType="Orthodrome"/></waypoint>',
        '<waypoint id="4" name="Suva"><position lat="-18.2" lon="178.4"/><leg geometryType="Orthodrome"/></waypoint>',
        '</waypoints>',
        '</route>',
        '',
      ].join('\n'),
    );
  });

  it('has at least two waypoints, and one route', () => {
    expect(positionsOf(writeRoutes(SHORT, 'rtz'), 'position')).toEqual([
      [4, 52],
      [4, 52],
    ]);
    for (const routes of [[], [PACIFIC, SHORT]])
      expect(() => writeRoutes(routes, 'rtz')).toThrow(RangeError);
    expect(writeRoutes([PACIFIC], 'rtz')).toBe(writeRoutes(PACIFIC, 'rtz'));
  });
});

describe('[R19] GPX', () => {
  it('has a route with points at most 100 km apart, named at the places', () => {
    const text = writeRoutes([PACIFIC, SHORT], 'gpx');
    expect(text.match(/<rte>/g)).toHaveLength(2);
    expect(text).toContain(
      "<rte><name>Yokohama - &quot;Nuku'alofa&quot; &amp; &lt;back&gt;</name><desc>5 000 nautical miles</desc>",
    );
    const names = [...text.matchAll(/<rtept [^>]+><name>([^<]+)</g)].map(([, name]) => name);
    expect(names).toEqual(['Yokohama', 'Nuku &amp; alofa', 'Suva', 'Here', 'Here']);
    const line = positionsOf(text.slice(0, text.indexOf('</rte>')), 'rtept');
    expect(greatestStepMeters(line)).toBeLessThanOrEqual(100_500);
    expect(line.length).toBeGreaterThan(70);
    expect(line).toContainEqual([140.5, 34]);
    expect(line.at(-1)).toEqual([178.4, -18.2]);
  });
});

describe('[R19] KML', () => {
  it('has a placemark for each route, with a line on either side of 180°', () => {
    const text = writeRoutes([PACIFIC, SHORT], 'kml');
    expect(text.match(/<Placemark><name>/g)).toHaveLength(2);
    const [pacific, short] = text
      .split('</Placemark>')
      .map((placemark) =>
        [...placemark.matchAll(/<coordinates>([^<]+)</g)].map(([, line]) =>
          line.split(' ').map((vertex) => vertex.split(',').map(Number)),
        ),
      );
    // East, and back again.
    expect(pacific.map((line) => [line[0], line[line.length - 1]].map(([x]) => x))).toEqual([
      [139.7, 180],
      [-180, -180],
      [180, 178.4],
    ]);
    expect(short).toEqual([
      [
        [4, 52],
        [4, 52],
      ],
    ]);
    expect(text).toContain('<MultiGeometry><LineString>');
    expect(text).toContain('</description><LineString>');
  });
});

describe('[R19] GeoJSON', () => {
  it('is a feature of one route, and a collection of a list', () => {
    const feature = JSON.parse(writeRoutes(PACIFIC, 'geojson'));
    expect(feature).toMatchObject({
      type: 'Feature',
      properties: { passages: [] },
      geometry: { type: 'MultiLineString' },
    });
    expect(JSON.parse(writeRoutes([PACIFIC], 'geojson'))).toEqual({
      type: 'FeatureCollection',
      features: [feature],
    });
  });
});

describe('[R19] every format', () => {
  let line: readonly LineVertex[];
  beforeAll(async () => {
    const seaRoutes = await loadBundled();
    const suva = { longitude: 178.4, latitude: -18.2 };
    const route = seaRoutes.route(suva, { longitude: -118.2, latitude: 33.7 });
    if (route.status === 'ok') line = route.line;
  });

  it('has longitudes from −180 to 180, in GPX and RTZ less than that', () => {
    const near = fc.double({ min: -1e-6, max: 1e-6, noNaN: true });
    fc.assert(
      fc.property(near, fc.integer({ min: -2, max: 2 }), (offset, turns) => {
        const leg = { line: line.map(([x, y]): LineVertex => [x + 360 * turns, y]) };
        const dateline: LineVertex = [180 + offset + 360 * turns, offset];
        const route = { ...SHORT, legs: [leg, { line: [dateline] }] };
        for (const format of ROUTE_FORMATS) {
          const text = writeRoutes(route, format);
          if (format !== 'geojson') expect(text).not.toMatch(/NaN|\de-\d/);
          const positions = [...positionsOf(text, 'rtept'), ...positionsOf(text, 'position')];
          for (const [longitude] of positions) {
            expect(longitude).toBeGreaterThanOrEqual(-180);
            expect(longitude).toBeLessThan(180);
          }
          const [, kml = ''] = /<coordinates>([^<]+)</.exec(text) ?? [];
          for (const [longitude] of kml.split(' ').map((vertex) => vertex.split(',').map(Number)))
            expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
        }
      }),
      { numRuns: 20 },
    );
  });
});
