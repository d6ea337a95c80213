import { geojsonOfXml } from '@roadstead/shapes';
import { describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';

async function fileOf(format: string, ...args: readonly string[]): Promise<string> {
  const run = await roadstead(['route', ...args, '--format', format]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  return run.stdout;
}

/** Reads KML or GPX by the package that imports shapes. */
function featuresOf(text: string): readonly object[] {
  const read = geojsonOfXml(text);
  if (!read.ok) throw new Error(read.error);
  return read.value.features.map(({ geometry }) => geometry);
}

const ACROSS = ['JPYOK', 'USLAX'];

describe('roadstead route --format', () => {
  it('writes the same line in GeoJSON, KML and GPX, split or wrapped at 180°', async () => {
    const { type, geometry } = JSON.parse(await fileOf('geojson', ...ACROSS));
    const round = (line: readonly (readonly number[])[]) =>
      line.map((vertex) => vertex.map((degrees) => Number(degrees.toFixed(6))));
    const [west, east] = geometry.coordinates.map(round);
    expect(type).toBe('Feature');
    expect(featuresOf(await fileOf('kml', ...ACROSS))).toEqual([
      {
        type: 'GeometryCollection',
        geometries: [west, east].map((coordinates) => ({ type: 'LineString', coordinates })),
      },
    ]);
    // Without the two vertices at 180°.
    const coordinates = [...west.slice(0, -1), ...east.slice(1)];
    expect(featuresOf(await fileOf('gpx', ...ACROSS))).toEqual([
      { type: 'LineString', coordinates },
    ]);
  });

  it('writes several routes with what differs', async () => {
    const several = ['DEHAM', 'PLGDN', '--alternatives', '2'];
    const { type, features } = JSON.parse(await fileOf('geojson', ...several));
    expect([type, features.length]).toEqual(['FeatureCollection', 2]);
    const [best, other] = features.map(({ properties }: { properties: object }) => properties);
    expect(best).not.toHaveProperty('extra_meters');
    expect(other).toMatchObject({
      from: 'Hamburg (DEHAM)',
      extra_meters: expect.closeTo(other.distance_meters - best.distance_meters, -1),
      passages_added: ['oresund'],
      passages_avoided: ['kiel-canal'],
    });
    const gpx = await fileOf('gpx', ...several);
    expect(featuresOf(gpx)).toHaveLength(2);
    expect(gpx).toContain('<name>Hamburg (DEHAM) to Gdansk (PLGDN)</name>');
    expect(gpx).toContain('<name>Hamburg (DEHAM) to Gdansk (PLGDN), route 2</name>');
    expect(gpx).toContain('; unlike route 1 by oresund; not by kiel-canal</desc>');
  });

  it('is a collection if several routes are wanted and one is found', async () => {
    const text = await fileOf('geojson', 'GRPIR', 'SAJED', '--alternatives', '2');
    const { type, features } = JSON.parse(text);
    expect([type, features.length]).toEqual(['FeatureCollection', 1]);
  });

  it('writes one route as RTZ, with the waypoints by name', async () => {
    const rtz = await fileOf('rtz', ...ACROSS, '--via', '180,40');
    const names = [...rtz.matchAll(/<waypoint id="\d+" name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Yokohama Ko (JPYOK)', '180,40', 'Los Angeles (USLAX)']);
    expect(rtz).toContain('<position lat="40" lon="-180"/><leg geometryType="Orthodrome"/>');
    const several = await roadstead([
      ...['route', ...ACROSS, '--format', 'rtz', '--alternatives', '2'],
    ]);
    expect(several).toEqual({
      code: 2,
      stdout: '',
      stderr: 'roadstead: an RTZ file holds one route; use another format for --alternatives.\n',
    });
  });

  it('rejects other formats, and other numbers of routes', async () => {
    const fails = async (args: readonly string[], why: string): Promise<void> => {
      const run = await roadstead(['route', ...ACROSS, ...args]);
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    };
    await fails(['--format', 'shp'], 'table, geojson, gpx, kml, rtz');
    for (const count of ['0', '6', '1.5', 'x', ''])
      await fails(['--alternatives', count], 'It must be a whole number from 1 to 5');
  });
});
