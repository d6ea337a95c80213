import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mmsi } from '@roadstead/model';
import { ndjsonLine } from '@roadstead/simulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { REPORT_EXAMPLES } from './define-report.ts';

const place = temporaryFolder();
const START_MS = Date.UTC(2026, 5, 1, 12);
const EASTBOUND = 211_000_001 as Mmsi;
const WESTBOUND = 211_000_002 as Mmsi;
const PERIOD = ['--begin', '2026-06-01T12:00Z', '--end', '2026-06-01T13:00:00Z'];

/** Two ships that cross the meridian of 10° in the middle of half an hour, one each way. */
function crossings(): string {
  const reports = Array.from({ length: 31 }, (_, minute) =>
    [EASTBOUND, WESTBOUND].map((mmsi) => ({
      mmsi,
      timeMs: START_MS + minute * 60_000,
      longitude: 10 + (mmsi === EASTBOUND ? 1 : -1) * (minute - 15) * 0.004,
      latitude: 54.5 + (mmsi === EASTBOUND ? 0 : 0.05),
      ...{ sog: 8.4, cog: mmsi === EASTBOUND ? 90 : 270, heading: null, rot: null, navStatus: 0 },
    })),
  ).flat();
  return reports.map(ndjsonLine).join('');
}

function file(name: string): string {
  return join(place.folder(), name);
}

function geojson(name: string, geometry: object): string {
  return place.file(name, JSON.stringify({ type: 'Feature', properties: {}, geometry }));
}

/** Northwards, so that the left is west. */
const meridian = (): string =>
  geojson('line.geojson', {
    type: 'LineString',
    coordinates: [
      [10, 54],
      [10, 55],
    ],
  });

const box = (): string =>
  geojson('area.geojson', {
    type: 'Polygon',
    coordinates: [
      [
        [9.9, 54.4],
        [10.1, 54.4],
        [10.1, 54.6],
        [9.9, 54.6],
        [9.9, 54.4],
      ],
    ],
  });

function report(type: string, ...rest: readonly string[]) {
  return roadstead(['report', type, '--data', file('store'), ...PERIOD, ...rest]);
}

beforeEach(async () => {
  place.make();
  const filled = await roadstead(['ingest', '-', '--data', file('store')], {
    stdin: bytesOf(crossings()),
  });
  expect(filled.code).toBe(0);
});
afterEach(place.remove);

describe('roadstead report', () => {
  it('reports who crossed a line, as the service does', async () => {
    const { code, stdout, stderr } = await report('passageline', '--line', meridian());
    expect({ code, stderr: stderr.replace(/ in .*/, '') }).toEqual({
      code: 0,
      stderr: '2 records\n',
    });
    const { records } = JSON.parse(stdout);
    expect(records).toMatchObject([
      { left: false, ship: { mmsi: EASTBOUND }, position: { type: 'Point' } },
      { left: true, ship: { mmsi: WESTBOUND } },
    ]);
    expect(records[0].position.coordinates).toEqual([10, 54.5, '2026-06-01T12:15:00Z', 90, 8.4]);
    // 54° to 54.5° on the ellipsoid.
    expect(records[0].distance).toBeCloseTo(55_650, -2);
  });

  it('writes a table, lines of JSON, and a map', async () => {
    const line = meridian();
    const csv = (await report('passageline', '--line', line, '--format', 'csv')).stdout;
    const [header, first] = csv.split('\n');
    expect(header).toBe(
      'longitude,latitude,time,cog,sog,left,distance,mmsi,imo,name,callsign,shiptype,country',
    );
    expect(first).toMatch(/^10,54\.5,2026-06-01T12:15:00Z,90,8\.4,false,556\d\d,211000001,/);
    const ndjson = (await report('passageline', '--line', line, '--format', 'ndjson')).stdout;
    expect(
      ndjson
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each).left),
    ).toEqual([false, true]);
    const map = JSON.parse(
      (await report('passageline', '--line', line, '--format', 'geojson')).stdout,
    );
    expect(map.features[0].geometry).toEqual({ type: 'Point', coordinates: [10, 54.5] });
  });

  it('creates all types, each as a table as well', async () => {
    const area = ['--area', box()];
    const tables = [
      await report('multiship', '--ships', `${EASTBOUND},${WESTBOUND}`, '--format', 'csv'),
      await report('areavisits', ...area, '--format', 'csv'),
      await report('density', ...area, '--cell', '0.1', '--format', 'csv'),
      await report('portcalls', '--format', 'csv'),
    ].map(({ code, stdout }) => ({ code, rows: stdout.trim().split('\n').length - 1 }));
    expect(tables).toEqual([
      { code: 0, rows: 2 },
      { code: 0, rows: 2 },
      // Both ships in the same two cells.
      { code: 0, rows: 2 },
      { code: 0, rows: 0 },
    ]);
  });

  it('draws passages by hour, and density', async () => {
    const passages = file('passages.svg');
    await report('passageline', '--line', meridian(), '--chart', passages);
    expect(await readFile(passages, 'utf8')).toContain(
      '<title>2026-06-01 12:00:00: 1 to the left, 1 to the right</title>',
    );
    const density = file('density.svg');
    await report('density', '--area', box(), '--out', file('density.json'), '--chart', density);
    expect((await readFile(density, 'utf8')).match(/ ships<\/title>/g)).toHaveLength(2);
  });

  it.each([
    [['passageline'], '--line is required.'],
    [['density'], '--area is required.'],
    [['multiship'], '--ships must be an array'],
    [['multiship', '--ships', 'Alfa'], '--ships must be an MMSI'],
    [
      ['flights'],
      "'flights' is invalid for argument 'type'. Allowed choices are multiship, passageline, ",
    ],
    [['density', '--area', 'none.geojson'], 'none.geojson'],
    [
      ['multiship', '--ships', '211000001', '--chart', 'x.svg'],
      '--chart supports passageline and density',
    ],
    [
      ['multiship', '--ships', '211000001', '--end', '2026-06-01T11:00Z'],
      '--end must be after begin.',
    ],
    [['multiship', '--ships', '211000001', '--data', 'nowhere'], 'nowhere'],
  ])('reports the mistake and writes nothing: %j', async ([type, ...rest], message) => {
    const before = await readdir(place.folder());
    const { code, stdout, stderr } = await report(type, ...rest);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(await readdir(place.folder())).toEqual(before);
  });

  it('replaces neither the store nor one output by the other', async () => {
    const store = join(file('store'), 'roadstead.sqlite');
    const ships = ['--ships', `${EASTBOUND}`];
    expect((await report('multiship', ...ships, '--out', store)).code).toBe(2);
    const same = ['--line', meridian(), '--out', file('a.svg'), '--chart', file('a.svg')];
    expect((await report('passageline', ...same)).stderr).toContain('name the same file');
    const line = ['--line', meridian(), '--chart'];
    expect((await report('passageline', ...line, file('line.geojson'))).stderr).toMatch(
      /^roadstead: \S+line.geojson is one of the inputs/,
    );
    expect((await report('passageline', ...line, place.folder())).stderr).toMatch(
      /^roadstead: \S+ is a folder/,
    );
    expect((await report('multiship', ...ships)).code).toBe(0);
  });

  it('draws an area across the antimeridian in one piece', async () => {
    const fiji = {
      mmsi: EASTBOUND,
      latitude: -17,
      sog: 9,
      cog: 90,
      heading: null,
      rot: null,
      navStatus: 0,
    };
    const reports = Array.from({ length: 11 }, (_, minute) => ({
      ...fiji,
      timeMs: START_MS + minute * 60_000,
      longitude:
        ((minute - 5) * 0.02 + 360) % 360 > 180
          ? 180 + (minute - 5) * 0.02
          : (minute - 5) * 0.02 - 180,
    }));
    await roadstead(['ingest', '-', '--data', file('fiji')], {
      stdin: bytesOf(reports.map(ndjsonLine).join('')),
    });
    const area = geojson('fiji.geojson', {
      type: 'Polygon',
      coordinates: [
        [
          [179, -18],
          [181, -18],
          [181, -16],
          [179, -16],
          [179, -18],
        ],
      ],
    });
    const chart = file('fiji.svg');
    await roadstead([
      'report',
      'density',
      '--data',
      file('fiji'),
      ...PERIOD,
      '--area',
      area,
      '--chart',
      chart,
    ]);
    expect(await readFile(chart, 'utf8')).toContain('179.9 to 180.1 east');
  });

  it('runs the examples of its help', async () => {
    const files: Readonly<Record<string, string>> = {
      'line.geojson': meridian(),
      'bay.geojson': box(),
      'hours.svg': file('hours.svg'),
      'density.geojson': file('density.geojson'),
    };
    const examples = REPORT_EXAMPLES.replaceAll(/\\\n/g, ' ').match(/roadstead report .*/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples) {
      const [, ...words] = example.split(/\s+/).map((word) => files[word] ?? word);
      const { code, stderr } = await roadstead([...words, '--data', file('store')]);
      expect({ code, stderr }).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('record'),
      });
    }
  });

  it('reports the place of a mistake in a shape file', async () => {
    const point = geojson('point.geojson', { type: 'Point', coordinates: [10, 54] });
    const { code, stderr } = await report('passageline', '--line', point);
    expect(code).toBe(2);
    expect(stderr).toMatch(/point\.geojson: \/geometry: A line is a GeoJSON LineString/);
  });
});
