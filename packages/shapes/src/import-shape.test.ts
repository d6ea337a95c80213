import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imported, refused } from './testing/import-answers.ts';

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

describe('a file', () => {
  it('[SH6] has one of three types', async () => {
    expect(await refused('kml', '')).toBe('malformed: type must be one of geojson, wkt, zip.');
    expect(await refused('toString', '')).toMatch(/^malformed: type/);
  });

  it('[SH6] has at most 8 million characters', async () => {
    const long = ' '.repeat(8 * 1024 * 1024);
    for (const type of ['geojson', 'wkt', 'zip']) {
      expect(await refused(type, `${long}1`)).toMatch(/^too-large/);
    }
    expect(await refused('wkt', `POINT(1 2)${long}`.slice(0, long.length))).toBe('taken');
  });

  it('[SH6] may begin with a byte order mark', async () => {
    expect(await refused('geojson', `\uFEFF${JSON.stringify(POINT)}`)).toBe('taken');
    expect(await refused('wkt', '\uFEFFPOINT (1 2)')).toBe('taken');
  });
});

describe('GeoJSON', () => {
  const taken = (json: unknown) => imported('geojson', JSON.stringify(json));
  const refusal = (json: unknown) => refused('geojson', JSON.stringify(json));

  it('[SH6] is a Feature, a bare geometry or a collection of one Feature', async () => {
    const circle = { geometry: POINT, radiusMeters: 250, description: 'the roads' };
    expect(await taken(FEATURE)).toEqual(circle);
    expect(await taken({ type: 'FeatureCollection', features: [FEATURE] })).toEqual(circle);
    expect(await taken(POLYGON)).toEqual({
      geometry: POLYGON,
      radiusMeters: null,
      description: null,
    });
    expect(await taken({ ...FEATURE, properties: null })).toMatchObject({ radiusMeters: null });
  });

  it('[SH6] tells where it is wrong', async () => {
    const line = { type: 'LineString', coordinates: RING };
    const open = { type: 'Polygon', coordinates: [RING.slice(1)] };
    const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
    expect(await refused('geojson', '{')).toMatch(/^malformed: The body is not JSON: /);
    expect(await refusal([FEATURE])).toMatch(/^invalid: must be a JSON object/);
    expect(await refusal(line)).toMatch(/^invalid: A shape is .* This is "LineString"\.$/);
    expect(await refusal(open)).toMatch(/^invalid: \/coordinates\/0 The ring is not closed/);
    expect(await refusal({ ...FEATURE, geometry: open })).toMatch(/ \/geometry\/coordinates\/0 /);
    expect(await refusal(collection())).toMatch(/ \/features must be one Feature; there are 0/);
    expect(await refusal(collection(FEATURE, FEATURE))).toMatch(/ there are 2/);
    expect(await refusal(collection(POINT))).toMatch(/ \/features\/0 must be a Feature/);
    expect(await refusal(collection({ ...FEATURE, geometry: null }))).toMatch(
      / \/features\/0\/geometry /,
    );
  });
});

describe('WKT', () => {
  it.each([
    ['POINT (4.1 51.9)', POINT],
    ['point(4.1 51.9)', POINT],
    ['SRID=4326;POINT Z (4.1 51.9 12)', POINT],
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
    ['POINT(1)', /^malformed: .*"1" is no position/],
    ['POINT(1 2 3)', /^malformed: .*"1 2 3" is no position/],
    ['POINT(1 2x)', /^malformed: .*"1 2x" is no position/],
    ['POINT(1 2) POINT(3 4)', /^malformed/],
    ['POINT(1 2)(3 4)', /^malformed: .* something behind its end/],
    ['POINT(1 2))', /^malformed: .* brackets too many/],
    ['POLYGON(((0 0),(1 0),(1 1),(0 0)))', /^malformed: .* brackets too many/],
    ['POINT(1 2', /^malformed/],
    ['POLYGON(0 0, 1 0, 1 1, 0 0)', /^malformed/],
    ['POLYGON((0 0, 1 0,, 1 1, 0 0))', /^malformed/],
  ])('[SH7] cannot be %j', async (wkt, reason) => {
    expect(await refused('wkt', wkt)).toMatch(reason);
  });

  it('[SH7] has at most 10 000 vertices', async () => {
    const ring = (corners: number, x: number): string => {
      const angles = Array.from({ length: corners }, (_, i) => (2 * Math.PI * i) / corners);
      const places = angles.map((angle) => `${x + 0.3 * Math.cos(angle)} ${Math.sin(angle)}`);
      return `(${[...places, places[0]].join()})`;
    };
    const triangles = Array.from({ length: 2500 }, (_, i) => `(${ring(3, i % 180)})`);
    expect(await refused('wkt', `POLYGON(${ring(9999, 0)})`)).toBe('taken');
    expect(await refused('wkt', `MULTIPOLYGON(${triangles.join()})`)).toBe('taken');
    const tooMany = 'invalid: An area has at most 10000 vertices; this one has more. Simplify it.';
    expect(await refused('wkt', `POLYGON(${ring(10_000, 0)})`)).toBe(tooMany);
    expect(await refused('wkt', `POLYGON(${'('.repeat(8_000_000)}`)).toBe(tooMany);
    expect(await refused('wkt', `MULTIPOLYGON(((${'1 2,'.repeat(2_000_000)}`)).toBe(tooMany);
  });

  it('[SH10] takes no longer for text that is made to be slow', async () => {
    const digits = '1'.repeat(4_000_000);
    const blanks = ' '.repeat(4_000_000);
    expect(await refused('wkt', `POINT(1 ${digits}x)`)).toMatch(/^malformed/);
    expect(await refused('wkt', `POINT${blanks}${blanks}`)).toMatch(/^malformed/);
    expect(await refused('wkt', `SRID=${digits};POINT(1 2)`)).toMatch(/^malformed/);
    const properties = { radius: `${digits}x` };
    expect(await refused('geojson', JSON.stringify({ ...FEATURE, properties }))).toMatch(/radius/);
  });

  it('[SH10] any text is a shape or has problems', async () => {
    const word = fc.constantFrom('POINT', 'POLYGON', '(', ')', ',', ' ', '1', '-2.5', 'Z', 'EMPTY');
    const text = fc.oneof(
      fc.string(),
      fc.array(word, { maxLength: 30 }).map((words) => words.join('')),
      fc.array(word, { maxLength: 30 }).map((words) => `POLYGON((${words.join(' ')}))`),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('wkt', 'geojson'), async (each, type) => {
        expect(await refused(type, each)).toMatch(/^(?:taken$|malformed: .|invalid: .)/s);
      }),
      { numRuns: 1000 },
    );
  });
});
