import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imported, importOutcome } from './testing/import-results.ts';

const RING = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const POLYGON = { type: 'Polygon', coordinates: [RING] };
const POINT = { type: 'Point', coordinates: [4.1, 51.9] };
const FEATURE = {
  type: 'Feature',
  geometry: POINT,
  properties: { name: 'no matter', description: 'the roads', radius: '250', acl: 'no matter' },
};

describe('the import of a file', () => {
  it('[SH6] accepts five types', async () => {
    expect(await importOutcome('dxf', '')).toBe(
      'malformed: type must be one of geojson, wkt, zip, kml, gpx.',
    );
    expect(await importOutcome('toString', '')).toMatch(/^malformed: type/);
  });

  it('[SH6] accepts at most 8 million characters', async () => {
    const long = ' '.repeat(8 * 1024 * 1024);
    for (const type of ['geojson', 'wkt', 'zip']) {
      expect(await importOutcome(type, `${long}1`)).toMatch(/^too-large/);
    }
    expect(await importOutcome('wkt', `POINT(1 2)${long}`.slice(0, long.length))).toBe('imported');
  });

  it('[SH6] accepts a byte order mark', async () => {
    expect(await importOutcome('geojson', `\uFEFF${JSON.stringify(POINT)}`)).toBe('imported');
    expect(await importOutcome('wkt', '\uFEFFPOINT (1 2)')).toBe('imported');
  });
});

describe('GeoJSON', () => {
  const parsed = (json: unknown) => imported('geojson', JSON.stringify(json));
  const outcome = (json: unknown) => importOutcome('geojson', JSON.stringify(json));

  it('[SH6] is a Feature, a bare geometry or a collection of one Feature', async () => {
    const circle = { geometry: POINT, radiusMeters: 250, description: 'the roads' };
    expect(await parsed(FEATURE)).toEqual(circle);
    expect(await parsed({ type: 'FeatureCollection', features: [FEATURE] })).toEqual(circle);
    expect(await parsed(POLYGON)).toEqual({
      geometry: POLYGON,
      radiusMeters: null,
      description: null,
    });
    expect(await parsed({ ...FEATURE, properties: null })).toMatchObject({ radiusMeters: null });
  });

  it('[SH6] has problems with pointers', async () => {
    const line = { type: 'LineString', coordinates: RING };
    const open = { type: 'Polygon', coordinates: [RING.slice(1)] };
    const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
    expect(await importOutcome('geojson', '{')).toMatch(/^malformed: The body is not JSON: /);
    expect(await outcome([FEATURE])).toMatch(/^invalid: must be a JSON object/);
    expect(await outcome(line)).toMatch(/^invalid: A shape must be .* This is "LineString"\.$/);
    expect(await outcome(open)).toMatch(/^invalid: \/coordinates\/0 The ring is not closed/);
    expect(await outcome({ ...FEATURE, geometry: open })).toMatch(/ \/geometry\/coordinates\/0 /);
    expect(await outcome(collection())).toMatch(/ \/features must be one Feature; there are 0/);
    expect(await outcome(collection(FEATURE, FEATURE))).toMatch(/ there are 2/);
    expect(await outcome(collection(POINT))).toMatch(/ \/features\/0 must be a Feature/);
    expect(await outcome(collection({ ...FEATURE, geometry: null }))).toMatch(
      / \/features\/0\/geometry /,
    );
  });
});

describe('WKT', () => {
  it.each([
    ['POINT (4.1 51.9)', POINT],
    ['point(4.1 51.9)', POINT],
    ['SRID=4326;POINT Z (4.1 51.9 12)', POINT],
    ['SRID=4269;POINT (4.1 51.9)', POINT],
    ['POINTZM(+4.1 5.19e1 1 2)', POINT],
    ['\n POINT\t(\r\n4.1\n51.9 )\n', POINT],
    ['POLYGON((0 0,4 0,4 4,0 4,0 0))', POLYGON],
    ['Polygon M (( 0 0 1 , 4 0 1 , 4 4 1 , 0 4 1 , 0 0 1 ))', POLYGON],
    [
      'MULTIPOLYGON (((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 2 1, 2 2, 1 1)))',
      {
        type: 'MultiPolygon',
        coordinates: [
          [
            RING,
            [
              [1, 1],
              [2, 1],
              [2, 2],
              [1, 1],
            ],
          ],
        ],
      },
    ],
  ])('[SH7] can be %j', async (wkt, geometry) => {
    expect(await imported('wkt', wkt)).toEqual({ geometry, radiusMeters: null, description: null });
  });

  it.each([
    ['SRID=3857;POINT(1 2)', /^invalid: The coordinates are in SRID 3857/],
    ['LINESTRING(1 2, 3 4)', /^invalid: .* This is "LINESTRING"/],
    ['POINTS(1 2)', /^invalid: .* This is "POINTS"/],
    ['POLYGON EMPTY', /^invalid: The geometry is empty/],
    ['POLYGON((0 0, 1 0, 1 1, 0 1))', /^invalid: \/coordinates\/0 The ring is not closed/],
    ['POINT(200 100)', /^invalid: \/coordinates /],
    ['POINT(1e999 0)', /^invalid: \/coordinates /],
    ['', /^malformed: .* begins with ""/],
    ['{"type":"Point"}', /^malformed: .* begins with /],
    ['<http://www.opengis.net/def/crs/EPSG/0/4326> POINT(1 2)', /^malformed/],
    ['POINT', /^malformed: .* begins with "POINT"/],
    ['here it is', /^malformed: .* begins with "here it is"/],
    ['POINT(1)', /^malformed: .*"1" is not a position/],
    ['POINT(1 2 3)', /^malformed: .*"1 2 3" is not a position/],
    ['POINT(1 2x)', /^malformed: .*"1 2x" is not a position/],
    ['POINT(1 2) POINT(3 4)', /^malformed/],
    ['POINT(1 2)(3 4)', /^malformed: .* text after its end/],
    ['POINT(1 2))', /^malformed: .* too many brackets/],
    ['POLYGON(((0 0),(1 0),(1 1),(0 0)))', /^malformed: .* too many brackets/],
    ['POINT(1 2', /^malformed/],
    ['POLYGON(0 0, 1 0, 1 1, 0 0)', /^malformed/],
    ['POLYGON((0 0, 1 0,, 1 1, 0 0))', /^malformed/],
  ])('[SH7] cannot be %j', async (wkt, reason) => {
    expect(await importOutcome('wkt', wkt)).toMatch(reason);
  });

  it('[SH7] has at most 10 000 vertices', async () => {
    const ring = (corners: number, x: number): string => {
      const angles = Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners);
      const places = angles.map((angle) => `${x + 0.3 * Math.cos(angle)} ${Math.sin(angle)}`);
      return `(${[...places, places[0]].join()})`;
    };
    const triangles = Array.from({ length: 2500 }, (_, i) => `(${ring(3, i % 180)})`);
    expect(await importOutcome('wkt', `POLYGON(${ring(9999, 0)})`)).toBe('imported');
    expect(await importOutcome('wkt', `MULTIPOLYGON(${triangles.join()})`)).toBe('imported');
    const tooMany =
      'invalid: An area can have at most 10000 vertices; this one has more. Simplify it.';
    expect(await importOutcome('wkt', `POLYGON(${ring(10_000, 0)})`)).toBe(tooMany);
    expect(await importOutcome('wkt', `POLYGON(${'('.repeat(1_000_000)}`)).toBe(tooMany);
    expect(await importOutcome('wkt', `MULTIPOLYGON(((${'1 2,'.repeat(250_000)}`)).toBe(tooMany);
  });

  it('[SH10] rejects text crafted for slow parsing in linear time', async () => {
    const digits = '1'.repeat(4_000_000);
    const blanks = ' '.repeat(4_000_000);
    expect(await importOutcome('wkt', `POINT(1 ${digits}x)`)).toMatch(/^malformed/);
    expect(await importOutcome('wkt', `POINT${blanks}${blanks}`)).toMatch(/^malformed/);
    expect(await importOutcome('wkt', `SRID=${digits};POINT(1 2)`)).toMatch(/^malformed/);
    const properties = { radius: `${digits}x` };
    expect(await importOutcome('geojson', JSON.stringify({ ...FEATURE, properties }))).toMatch(
      /radius/,
    );
  });

  it('[SH10] returns a shape or problems for any text', async () => {
    const word = fc.constantFrom('POINT', 'POLYGON', '(', ')', ',', ' ', '1', '-2.5', 'Z', 'EMPTY');
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
      fc.array(word, { maxLength: 30 }).map((words) => `POLYGON((${words.join(' ')}))`),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('wkt', 'geojson'), async (each, type) => {
        expect(await importOutcome(type, each)).toMatch(/^(?:imported$|malformed: .|invalid: .)/s);
      }),
      { numRuns: 1000 },
    );
  });
});
