import { prepareArea } from '@roadstead/geo';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { build } from '../scripts/build.ts';
import { Land } from '../scripts/land.ts';
import { countriesByMid } from '../scripts/mid-countries.ts';
import { parseCsv } from '../scripts/parse-csv.ts';
import { readStops } from '../scripts/stops.ts';
import { traceCells } from '../scripts/trace-cells.ts';
import { writeTables } from '../scripts/write-tables.ts';
import { readAreas, readPorts } from './read-tables.ts';

/** A square island between the meridians 10 and 11, in the format of world-atlas. */
const ISLAND = JSON.stringify({
  transform: { scale: [0.5, 0.5], translate: [10, 0] },
  arcs: [
    [
      [0, 0],
      [2, 0],
      [0, 2],
      [-2, 0],
      [0, -2],
    ],
  ],
});

describe('the outlines of cells', () => {
  it('[G11] contain the cells and their holes only', () => {
    const cell = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (list) => {
        const cells = new Set(list.map(([x, y]) => `${x},${y}`));
        const coordinates = traceCells(cells).map((ring) => [[...ring, ring[0]]]);
        const area = prepareArea({ type: 'MultiPolygon', coordinates });
        const outer = reachableFromOutside(cells);
        for (let x = -1; x <= 7; x++) {
          for (let y = -1; y <= 7; y++) {
            expect(area.contains(x + 0.5, y + 0.5)).toBe(!outer.has(`${x},${y}`));
          }
        }
      }),
    );
  });

  it('[G11] turn at every corner, along the row first', () => {
    expect(traceCells(new Set(['0,0', '1,0', '0,1']))).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
      ],
    ]);
    expect(traceCells(new Set(['0,0', '1,1']))).toHaveLength(2);
  });
});

/** Returns the empty cells that a flood from the outside reaches, across sides and corners. */
function reachableFromOutside(cells: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set(['-1,-1']);
  for (const cell of found) {
    const [x, y] = cell.split(',').map(Number);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
    ]) {
      const next = [x + dx, y + dy];
      if (next.some((at) => at < -1 || at > 7)) continue;
      if (!cells.has(next.join(','))) found.add(next.join(','));
    }
  }
  return found;
}

describe('the sources', () => {
  it('[G11] may be CSV with quotes, commas and either line end', () => {
    const rows = parseCsv('\uFEFFa,b\r\n1,"x, ""y"""\r\n2,\n');
    expect(rows).toEqual([
      { a: '1', b: 'x, "y"' },
      { a: '2', b: '' },
    ]);
  });

  it('[G11] are rejected with other counts than the expected ones', () => {
    const empty = { index: 'UN/LOCODE\n', stops: 's2id\n', mids: 'Digit\n', land: ISLAND };
    expect(() => build(empty)).toThrow('indexRows: 0 instead of 3768');
  });

  it('[G6] define land by its coast, and the distance to it', () => {
    const land = new Land(ISLAND);
    expect(land.isWithin(1, 10.5, 0.5)).toBe(true);
    expect(land.isWithin(1250, 11.011, 0.5)).toBe(true);
    expect(land.isWithin(1250, 11.012, 0.5)).toBe(false);
    expect(land.isWithin(1250, 9.5, 0.5)).toBe(false);
  });

  it('[G6] have stops at a berth near land, except those named offshore', () => {
    const rows = [
      ['1', 10.5, 'DURBAN', ''],
      ['2', 11.005, 'DURBAN', 'DURBAN OFFSHORE'],
      ['3', 11.5, 'DURBAN', ''],
      ['3', 11.5, 'DURBAN', 'ZAF-12'],
    ].map(([s2id, longitude, label, sublabel]) => ({
      s2id: String(s2id),
      longitude: String(longitude),
      latitude: '0.5',
      label: String(label),
      sublabel: String(sublabel),
    }));
    const stops = readStops(rows, new Land(ISLAND));
    expect(stops.map(({ isAtBerth }) => isAtBerth)).toEqual([true, false, false]);
    expect(stops[2].names).toEqual(['DURBAN']);
  });

  it('[G10] are rejected with a MID without a country code, or with two rows of a MID', () => {
    const row = (mid: number, name: string) => ({ Digit: String(mid), 'Allocated to': name });
    expect(() => countriesByMid([row(299, 'Atlantis')])).toThrow('no code for Atlantis');
    expect(() => countriesByMid([row(203, 'Austria'), row(203, 'Austria')])).toThrow(
      'occurs twice',
    );
  });

  it('[G11] are written as tables that can be read', () => {
    const port = {
      id: 7,
      locode: null,
      locodes: [],
      name: 'Nuku’alofa',
      aliases: ['Port A', 'Port B'],
      country: 'TO',
      longitude: -175.2,
      latitude: 60,
      size: 'small' as const,
    };
    const rings = new Map([[7, traceCells(new Set(['-63072,21600', '-63071,21600']))]]);
    const tables = { ports: [port], rings, harbours: [], berths: [], anchorages: [] };
    const files = writeTables({ ...tables, countries: new Map(), counts: {} });
    const tableOf = (name: string): string => files.get(name)?.split('`')[1] ?? '';
    const ports = readPorts(tableOf('ports.js'));
    expect(ports).toEqual([port]);
    const areas = readAreas(tableOf('areas.js'), new Map([[7, port]]));
    const area = prepareArea(areas.get(7)!);
    const width = 2 / 360;
    expect(area.contains(-63071 * width, 60.001)).toBe(true);
    expect(area.contains(-63071 * width, 60.003)).toBe(false);
  });
});
