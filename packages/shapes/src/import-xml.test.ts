import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geojsonOfXml } from './geojson-of-xml.ts';
import { importShape } from './import-shape.ts';
import { imported, importOutcome } from './testing/import-results.ts';
import { zipBytes } from './testing/shapefiles.ts';
import { unzipStored } from './testing/unzip-stored.ts';

const TUPLES = '0,50 1,50 1,51 0,51 0,50';
const RING = [
  [0, 50],
  [1, 50],
  [1, 51],
  [0, 51],
  [0, 50],
];
const HOLE = '0.2,50.2 0.2,50.4 0.4,50.4 0.4,50.2 0.2,50.2';

function kml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>map</name>${content}</Document></kml>`;
}

function polygon(outer: string, ...inner: readonly string[]): string {
  const ring = (side: string, tuples: string): string =>
    `<${side}BoundaryIs><LinearRing><coordinates>${tuples}</coordinates></LinearRing></${side}BoundaryIs>`;
  return `<Polygon>${inner.map((each) => ring('inner', each)).join('')}${ring('outer', outer)}</Polygon>`;
}

function placemark(content: string, description?: string): string {
  const described = description === undefined ? '' : `<description>${description}</description>`;
  return `<Placemark><name>a</name>${described}${content}</Placemark>`;
}

function gpx(content: string): string {
  return `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${content}</gpx>`;
}

function points(name: string, ring: readonly (readonly number[])[]): string {
  return ring
    .map(([lon, lat]) => `<${name} lat="${lat}" lon="${lon}"><ele>3</ele></${name}>`)
    .join('');
}

describe('KML', () => {
  it('[SH11] has one place: a polygon, with its description', async () => {
    const one = kml(
      `<Folder>${placemark(polygon(TUPLES), '<![CDATA[<b>off</b> Cowes]]>')}</Folder>`,
    );
    expect(await imported('kml', one)).toEqual({
      geometry: { type: 'Polygon', coordinates: [RING] },
      radiusMeters: null,
      description: '<b>off</b> Cowes',
    });
  });

  it('[SH11] has outline and holes in any order, altitudes, several polygons, points and closed lines', async () => {
    const high = TUPLES.replaceAll(',50', ',50,12.5').replaceAll(',51', ',51,-3');
    const { geometry } = await imported('kml', kml(placemark(polygon(high, HOLE))));
    expect(geometry).toMatchObject({ type: 'Polygon', coordinates: [RING, { length: 5 }] });
    const two = `<MultiGeometry>${polygon(TUPLES)}${polygon(TUPLES.replaceAll('0,5', '10,5').replaceAll('1,5', '11,5'))}</MultiGeometry>`;
    expect((await imported('kml', kml(placemark(two)))).geometry.type).toBe('MultiPolygon');
    const point = '<Point><coordinates> 4.1,51.9,0 </coordinates></Point>';
    expect((await imported('kml', kml(placemark(point)))).geometry).toEqual({
      type: 'Point',
      coordinates: [4.1, 51.9],
    });
    for (const name of ['LineString', 'LinearRing']) {
      const line = `<${name}><coordinates>${TUPLES}</coordinates></${name}>`;
      expect((await imported('kml', kml(placemark(line)))).geometry).toEqual({
        type: 'Polygon',
        coordinates: [RING],
      });
    }
  });

  it('[SH11] may be in a KMZ', async () => {
    const bytes = zipBytes({ 'files/a.png': 'x', 'doc.kml': kml(placemark(polygon(TUPLES))) });
    expect(await importShape('kml', bytes, unzipStored())).toMatchObject({
      ok: true,
      value: { geometry: { coordinates: [RING] } },
    });
    const empty = await importShape('kml', zipBytes({ 'a.txt': '' }), unzipStored());
    expect(empty).toMatchObject({ error: { problems: [{ detail: 'The KMZ has no .kml file.' }] } });
  });

  it.each([
    ['', /^malformed: .* line 1: /],
    ['no XML', /^malformed: .* line 1: /],
    ['<kml>\n<Placemark></kml>', /^malformed: .* line 2: unexpected close tag/],
    ['<html></html>', /^malformed: .* neither KML nor GPX; it begins with "html"/],
    ['<!DOCTYPE kml [<!ENTITY a "aaa">]><kml>&a;</kml>', /^malformed: .* a document type is not/],
    ['<?xml version="1.0" encoding="ISO-8859-1"?><kml/>', /^malformed: .* encoding must be UTF-8/],
    ['<a>'.repeat(101), /neither KML nor GPX/],
    [`<kml>${'<a>'.repeat(101)}`, /^malformed: .* more than 100 levels/],
    [kml(''), /^invalid: .* there are 0/],
    [kml(placemark('') + placemark(polygon(TUPLES)).repeat(2)), /^invalid: .* there are 2/],
    [gpx('<wpt lat="1" lon="2"/>'), /^invalid: The file is GPX/],
    [
      kml(placemark('<Point><coordinates></coordinates></Point>')),
      /a point must have one position/,
    ],
    [kml(placemark('<Point><coordinates>1,2 3,4</coordinates></Point>')), /a point must have one/],
    [kml(placemark('<Point><coordinates>4.1, 51.9</coordinates></Point>')), /"4\.1," is not a pos/],
    [kml(placemark('<Point><coordinates>1,2,3,4</coordinates></Point>')), /"1,2,3,4" is not a pos/],
    [
      kml(placemark('<Point><coordinates>1,200</coordinates></Point>')),
      /^invalid: \/.*coordinates/,
    ],
    [
      kml(placemark('<LineString><coordinates>0,0 1,1 2,0</coordinates></LineString>')),
      /^invalid: .* this line does not end where it begins/,
    ],
    [
      kml(
        placemark(
          `<MultiGeometry>${polygon(TUPLES)}<Point><coordinates>1,2</coordinates></Point></MultiGeometry>`,
        ),
      ),
      /This is "GeometryCollection"/,
    ],
    [kml(placemark(polygon('0,0 '.repeat(10_001)))), /more than 10000 positions/],
  ])('[SH11] cannot be %j', async (text, reason) => {
    expect(await importOutcome('kml', text)).toMatch(reason);
  });

  it('[SH10] gives a result for any text', async () => {
    const parts = fc.constantFrom(
      '<kml>',
      '<Placemark>',
      '<Polygon>',
      '<coordinates>',
      '1,2 ',
      '</coordinates>',
      '</Polygon>',
      '<',
      '&amp;',
      '<wpt lat="1" lon="x"/>',
      '</Placemark>',
      '</kml>',
      '<![CDATA[',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts), fc.string(), async (some, end) => {
        expect(await importOutcome('kml', some.join('') + end)).toMatch(
          /^(?:imported|malformed|invalid)/,
        );
      }),
    );
  });
});

describe('GPX', () => {
  it('[SH11] has one place: a waypoint, or a closed route or track', async () => {
    const waypoint = gpx(
      '<metadata><desc>all</desc></metadata><wpt lat="51.9" lon="4.1"><desc>pilots</desc></wpt>',
    );
    expect(await imported('gpx', waypoint)).toEqual({
      geometry: { type: 'Point', coordinates: [4.1, 51.9] },
      radiusMeters: null,
      description: 'pilots',
    });
    for (const text of [
      gpx(`<rte><name>r</name>${points('rtept', RING)}</rte>`),
      gpx(`<trk><trkseg>${points('trkpt', RING)}</trkseg></trk>`),
    ]) {
      expect((await imported('gpx', text)).geometry).toEqual({
        type: 'Polygon',
        coordinates: [RING],
      });
    }
  });

  it.each([
    [gpx('<wpt lat="51.9"/>'), /^malformed: .* ",51\.9" is not a position/],
    [gpx(`<rte>${points('rtept', RING.slice(1))}</rte>`), /this line does not end where it begins/],
    [gpx(`<rte>${points('rtept', RING)}<rtept lat="x" lon="1"/></rte>`), /"1,x" is not a position/],
    [kml(placemark(polygon(TUPLES))), /^invalid: The file is KML/],
  ])('[SH11] cannot be %j', async (text, reason) => {
    expect(await importOutcome('gpx', text)).toMatch(reason);
  });
});

it('[SH11] lines of KML and GPX are GeoJSON lines', () => {
  const line = [
    [0, 50],
    [1, 51],
  ];
  const expected = [{ geometry: { type: 'LineString', coordinates: line }, properties: {} }];
  const read = (text: string) => geojsonOfXml(text);
  const track = '<gx:Track><gx:coord>0 50 0</gx:coord><gx:coord>1 51 0</gx:coord></gx:Track>';
  expect(read(kml(`<Placemark>${track}</Placemark>`))).toMatchObject({
    ok: true,
    value: { features: expected },
  });
  expect(read(gpx(`<trk><trkseg>${points('trkpt', line)}</trkseg></trk>`))).toMatchObject({
    ok: true,
    value: { features: expected },
  });
});
