import { prepareArea } from '@roadstead/geo';
import { type Locode, parseLocode } from '@roadstead/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { build } from '../scripts/build.ts';
import { findPositionCorrections } from '../scripts/correct-positions.ts';
import { joinCodes, removeForeignCodes } from '../scripts/join-codes.ts';
import { Land } from '../scripts/land.ts';
import { MAJOR_PORTS } from '../scripts/major-ports.ts';
import { countriesByMid } from '../scripts/mid-countries.ts';
import {
  confirmPositions,
  readOfficialPlaces,
  withoutConflicts,
} from '../scripts/official-places.ts';
import { parseCsv } from '../scripts/parse-csv.ts';
import type { ShoreLine } from '../scripts/shoreline.ts';
import { readStops } from '../scripts/stops.ts';
import { traceCells } from '../scripts/trace-cells.ts';
import { writeTables } from '../scripts/write-tables.ts';
import type { OfficialPlace } from './official-place.ts';
import { createPlaceDirectory } from './place-directory.ts';
import type { Port } from './port.ts';
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

/** The coast of the island. */
const ISLAND_SHORE: ShoreLine = [
  [10, 0],
  [11, 0],
  [11, 1],
  [10, 1],
  [10, 0],
];

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
    const empty = {
      index: 'UN/LOCODE\n',
      codes: 'locode\n',
      stops: 's2id\n',
      towns: '[]',
      mids: 'Digit\n',
      land: ISLAND,
      shoreline: new Uint8Array(0),
    };
    expect(() => build(empty)).toThrow('indexRows: 0 instead of 3768');
  });

  it('[G6] define land by its coast, and the distance to it', () => {
    const land = new Land(ISLAND, [ISLAND_SHORE]);
    expect(land.isWithin(1, 10.5, 0.5)).toBe(true);
    expect(land.isWithin(1250, 11.011, 0.5)).toBe(true);
    expect(land.isWithin(1250, 11.012, 0.5)).toBe(false);
    expect(land.isWithin(1250, 9.5, 0.5)).toBe(false);
    expect(land.isCoastWithin(1250, 10.989, 0.5)).toBe(true);
    expect(land.isCoastWithin(1250, 10.5, 0.5)).toBe(false);
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
    const stops = readStops(rows, new Land(ISLAND, [ISLAND_SHORE]));
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
    const tables = { ports: [port], rings, berths: [], anchorages: [] };
    const place = {
      locode: parseLocode('TOTBU')!,
      name: 'Nuku’alofa',
      aliases: ['Port A', 'B'],
      country: 'TO',
      position: { longitude: -175.2, latitude: -21.15 },
    };
    const plain = { ...place, locode: parseLocode('WSAPW')!, country: 'WS', position: null };
    const rest = { countries: new Map(), counts: {}, corrections: [] };
    const files = writeTables({ ...tables, ...rest, places: [place, plain] });
    const tableOf = (name: string): string => files.get(name)?.split('`')[1] ?? '';
    const ports = readPorts(tableOf('ports.js'));
    expect(ports).toEqual([port]);
    expect(createPlaceDirectory(tableOf('codes.js')).places()).toEqual([place, plain]);
    const areas = readAreas(tableOf('areas.js'), new Map([[7, port]]));
    const area = prepareArea(areas.get(7)!.geometry());
    const width = 2 / 360;
    expect(area.contains(-63071 * width, 60.001)).toBe(true);
    expect(area.contains(-63071 * width, 60.003)).toBe(false);
  });
});

describe('the official codes', () => {
  const at = (longitude: number, latitude = 0): OfficialPlace['position'] => ({
    longitude,
    latitude,
  });
  const place = (code: string, name: string, position: OfficialPlace['position'] = null) =>
    [
      code as Locode,
      { locode: code as Locode, name, aliases: [], country: code.slice(0, 2), position },
    ] as const;
  const port = (id: number, code: string | null, name: string, longitude: number): Port => ({
    ...{ id, locode: code as Locode | null, locodes: [], name, aliases: [] },
    ...{ country: 'AA', longitude, latitude: 0, size: null },
  });
  const stop = (name: string, longitude: number) => ({
    ...{ longitude, latitude: 0, names: [name], isAtBerth: true },
  });

  it('[G13] are read once each, with all names, also those that the source splits', () => {
    const rows = parseCsv(
      'locode,name,subdivision,latitude,longitude\n' +
        'JPARI," Tokyo""","""Ariake",,\nAAXXX,Waterways,,,\n' +
        'AABBB,Old Town,,1.5,170\nAABBB,New Town,,,\nAACCC,Far,,91,0\n',
    );
    expect([...readOfficialPlaces(rows).values()]).toEqual([
      { ...place('AABBB', 'Old Town', at(170, 1.5))[1], aliases: ['New Town'] },
      place('AACCC', 'Far')[1],
      place('JPARI', 'Ariake')[1],
    ]);
  });

  it('[G13] have a position only if a port, a stop or neighbours of the country confirm it', () => {
    const places = new Map([
      place('AANRP', 'Near a port', at(0.5)),
      place('BBFAR', 'Near a port', at(0.5)),
      place('AASTP', 'Stop', at(20)),
      place('CCONE', 'River A', at(40)),
      place('CCTWO', 'River B', at(40.1)),
      place('CCTRE', 'River C', at(40.2)),
      place('DDFOR', 'Foreign', at(40.1, 0.1)),
    ]);
    const confirmed = confirmPositions(places, [port(1, null, 'P', 0)], [stop('STOP', 20.1)]);
    const located = [...confirmed.values()].filter(({ position }) => position);
    const codes = located.map(({ locode }) => locode);
    expect(codes).toEqual(['AANRP', 'AASTP', 'CCONE', 'CCTWO', 'CCTRE']);
    const near = port(1, 'AANRP', 'P', 0.1);
    const far = port(1, 'AANRP', 'P', 2);
    expect(withoutConflicts(confirmed, [near])[0].position).not.toBeNull();
    expect(withoutConflicts(confirmed, [far])[0].position).toBeNull();
  });

  it('[G14] of another place are removed from a port of the index', () => {
    const places = new Map([
      place('AAFAR', 'Elsewhere', at(5)),
      place('BBSAM', 'Same', at(5)),
      place('AALON', 'Long (Town)', at(5)),
      place('AAOTH', 'Other'),
      place('AAOWN', 'Named'),
    ]);
    const ports = [
      port(1, 'AAFAR', 'Here', 0),
      port(2, 'BBSAM', 'Same', 0),
      port(3, 'AALON', 'Long Harbour', 0),
      port(4, 'AAOTH', 'Named', 0),
      port(5, 'AAOTH', 'Nameless', 0),
    ];
    const codes = removeForeignCodes(ports, places).map(({ locode }) => locode);
    expect(codes).toEqual([null, null, 'AALON', null, 'AAOTH']);
  });

  it('[G14] of a place with the name of a port nearby are added to it', () => {
    const places = new Map([
      place('AAAAA', 'Port A', at(0.1)),
      place('AAABB', 'A Pt', at(0.2)),
      place('AAACC', 'A', at(1)),
      place('AADDD', 'D'),
      place('AAEEE', 'E'),
      place('AAEFF', 'E'),
      place('BBAAA', 'A', at(0)),
    ]);
    const ports = [port(1, null, 'A', 0), port(2, 'AAZZZ', 'D', 0), port(3, 'AAYYY', 'E', 0)];
    const joined = joinCodes(ports, places).map(({ locode, locodes }) => [locode, ...locodes]);
    expect(joined).toEqual([['AAAAA', 'AAABB'], ['AAZZZ', 'AADDD'], ['AAYYY']]);
  });

  it('[G15] correct a position of the index if a stop or a major port agrees with them', () => {
    const places = new Map([place('AAAAA', 'Town', at(2)), place('AABBB', 'City', at(2))]);
    const found = (name: string, stops: readonly ReturnType<typeof stop>[], id = 1) =>
      findPositionCorrections([port(id, name === 'City' ? 'AABBB' : 'AAAAA', name, 0)], {
        ...{ places, stops },
        majorPorts: [{ ...MAJOR_PORTS[0], id: 7, longitude: 2.1, latitude: 0 }],
      }).map(({ position }) => position.longitude);
    expect(found('Town', [stop('TOWN', 2.1)])).toEqual([2]);
    expect(found('Town', [])).toEqual([]);
    expect(found('Town', [stop('TOWN', 2.1), stop('TOWN', 0.1)])).toEqual([]);
    expect(found('Village', [stop('TOWN', 2.1)])).toEqual([]);
    expect(found('City', [], 7)).toEqual([2]);
  });
});
