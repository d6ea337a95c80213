import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roadstead } from '../testing/fake-host.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { make, remove, file } = temporaryFolder();
beforeAll(make);
afterAll(remove);

const BISCAY = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [-12, 44],
        [-6, 44],
        [-6, 48.8],
        [-12, 48.8],
        [-12, 44],
      ],
    ],
  },
};

describe('roadstead route --avoid', () => {
  it('goes around named areas, and prints the miles inside areas', async () => {
    const { stdout } = await roadstead(['route', 'NLRTM', 'SGKEP', '--avoid', 'red-sea,lombok']);
    expect(stdout).toMatch(/^by +dover, good-hope/m);
    expect(stdout).toMatch(
      /^inside +4\d\d nautical miles \(\d{3} km\) of the emission control area north-sea$/m,
    );
    expect(stdout).not.toContain('of red-sea');
    const call = await roadstead([
      'route',
      'NLRTM',
      '45,12.6',
      '--avoid',
      'red',
      '--format',
      'geojson',
    ]);
    const { properties } = JSON.parse(call.stdout);
    expect(Object.keys(properties.emission_control_meters)).toEqual([
      'north-sea',
      'mediterranean-sea',
    ]);
    expect(properties.avoided_meters['red-sea']).toBeGreaterThan(500_000);
    const table = await roadstead(['route', 'NLRTM', '45,12.6', '--avoid', 'red-sea']);
    expect(table.stdout).toMatch(/^inside +\d+ nautical .* of red-sea, where an end lies$/m);
  });

  it('counts the emission control areas that apply at a time', async () => {
    const toPiraeus = ['route', 'ITGOA', 'GRPIR'];
    expect((await roadstead(toPiraeus)).stdout).toContain('area mediterranean-sea');
    const before = await roadstead([...toPiraeus, '--date', '2025-04-30T12:00Z']);
    expect(before.stdout).not.toContain('inside');
  });

  it('goes around the areas of files', async () => {
    const area = file('biscay.geojson', JSON.stringify(BISCAY));
    const { stdout } = await roadstead([
      'route',
      'NLRTM',
      'PTLIS',
      '--avoid-areas',
      area,
      '--geojson',
    ]);
    const { coordinates } = JSON.parse(stdout).geometry as { coordinates: [number, number][] };
    const inside = coordinates.filter(([x, y]) => x > -12 && x < -6 && y > 44 && y < 48.8);
    expect(inside).toEqual([]);
    expect(coordinates.length).toBeGreaterThan(5);
  });

  it('writes the miles of distances', async () => {
    const [from, to] = [file('from.csv', 'ITGOA\n'), file('to.csv', 'GRPIR\nXXXXX\n')];
    const { stdout } = await roadstead(['distances', from, to]);
    const [, row, none] = stdout.split('\n');
    const [miles] = /(?<=,)\d+\.\d(?=,)/.exec(row) ?? [];
    expect(row).toMatch(new RegExp(`,mediterranean-sea ${miles},$`));
    expect(none).toMatch(/,,$/);
    const json = await roadstead(['distances', from, to, '--format', 'json', '--avoid', 'messina']);
    const [{ distance_meters, emission_control_meters }] = JSON.parse(json.stdout);
    expect(emission_control_meters).toEqual({ 'mediterranean-sea': distance_meters });
  });

  it('names what is wrong', async () => {
    const fails = async (options: readonly string[], why: string): Promise<void> => {
      const run = await roadstead(['route', 'NLRTM', 'PTLIS', ...options]);
      expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(why) });
    };
    await fails(
      ['--avoid', 'atlantis'],
      '"atlantis" is not a passage or area; use one of suez-canal',
    );
    await fails(
      ['--avoid', 'piracy'],
      'use one of piracy-hra-2015, piracy-hra-2019, piracy-hra-2021',
    );
    await fails(['--avoid-areas', 'missing.geojson'], 'missing.geojson cannot be read');
    await fails(['--avoid-areas', file('rubbish.geojson', '{"type":"Point"}')], 'rubbish.geojson');
    await fails(['--date', 'soon'], 'It must be a time');
    const ring = {
      type: 'Polygon',
      coordinates: [
        [
          [-8, 30],
          [15, 30],
          [15, 60],
          [-8, 60],
          [-8, 30],
        ],
        [
          [2, 51],
          [6, 51],
          [6, 54],
          [2, 54],
          [2, 51],
        ],
      ],
    };
    await fails(
      ['--avoid-areas', file('ring.geojson', JSON.stringify(ring))],
      'no route by sea outside ring.geojson',
    );
  });

  it('lists the areas in the help, with their dates', async () => {
    const { stdout } = await roadstead(['route', '--help']);
    expect(stdout).toMatch(/^ {2}red-sea +since 2023-12-18$/m);
    expect(stdout).toMatch(/^ {2}piracy-hra-2021 +2021-09-01 to 2023-01-01$/m);
  });
});
