import { COLUMNS, columnOf, rowOf } from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { type CarvedCells, carveAround, carveChannel, carveLake } from './carve.ts';
import { CHANNELS, LAKE_RINGS } from './channels.ts';
import { Sea } from './flood.ts';
import { readLandRings } from './land-rings.ts';
import { addInside, addShores, MaskBuilder } from './mask-builder.ts';
import { offshoreMask } from './offshore-mask.ts';
import { readCsv } from './read-csv.ts';
import {
  CHANNEL_HALF_WIDTH_CELLS,
  LAND_COST,
  SHORE_COST,
  STOP_COST,
  WIDE_WINDOW_CELLS,
  WINDOW_CELLS,
} from './thresholds.ts';
import { type CellPlace, wayToSea } from './way-to-sea.ts';

export interface SeaSources {
  readonly land: string;
  readonly ports: string;
  readonly stops: string;
}

interface Place {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

export interface MadeSea {
  readonly mask: WaterMask;
  /** The same with what is inshore as land. */
  readonly offshore: WaterMask;
  readonly carved: CarvedCells;
  readonly ports: readonly Place[];
  /** From each port and channel that the sea did not reach, cell by cell. */
  readonly ways: readonly (readonly CellPlace[])[];
  readonly unreached: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** A place in the Atlantic; what one can sail to from there is the sea. */
const OPEN_SEA = [-30, 30] as const;

/** The water of the world: the land of the source, our channels, and a way from every port. */
export function makeSea(sources: SeaSources): MadeSea {
  const { rings, arcCount } = readLandRings(sources.land);
  const builder = new MaskBuilder();
  addInside(builder, rings);
  const inside = builder.finish();
  addShores(builder, rings);
  const carved: CarvedCells = new Set();
  for (const lake of LAKE_RINGS) carveLake(builder, carved, lake);
  for (const channel of CHANNELS) carveChannel(builder, carved, channel);

  const stops = readCsv(sources.stops);
  const stopCells = new Set(
    stops.map((stop) => cellOf(Number(stop['longitude']), Number(stop['latitude']))),
  );
  const costOf = (x: number, y: number): number => {
    if (builder.isWater(x, y)) return 1;
    if (stopCells.has(y * COLUMNS + x)) return STOP_COST;
    return inside.isWater(x, y) ? SHORE_COST : LAND_COST;
  };
  const ways: CellPlace[][] = [];
  const join = (places: readonly Place[], windows: readonly [number, number]): string[] => {
    const sea = seaOf(builder);
    const unreached: string[] = [];
    const reached = new Set<number>();
    for (const { name, longitude, latitude } of places) {
      const [column, row] = [columnOf(longitude), rowOf(latitude)];
      const isGoal = (x: number, y: number): boolean =>
        sea.has(x, y) || reached.has(y * COLUMNS + x);
      if (isGoal(column, row)) continue;
      const rules = { costOf, isGoal };
      const way =
        wayToSea(column, row, windows[0], rules) ?? wayToSea(column, row, windows[1], rules);
      for (const [x, y] of way ?? []) {
        carveAround(builder, carved, x, y, CHANNEL_HALF_WIDTH_CELLS);
        reached.add(y * COLUMNS + x);
      }
      if (way) ways.push(way);
      else unreached.push(name);
    }
    return unreached;
  };
  join(
    CHANNELS.map(({ name, places: [[longitude, latitude]] }) => ({ name, longitude, latitude })),
    [WINDOW_CELLS, WINDOW_CELLS],
  );
  const ports = readCsv(sources.ports).map((port) => ({
    name: port['Main Port Name'],
    longitude: Number(port['Longitude']),
    latitude: Number(port['Latitude']),
  }));
  const unreached = join(ports, [WINDOW_CELLS, WIDE_WINDOW_CELLS]);
  const counts = { landArcs: arcCount, ports: ports.length, stops: stops.length };
  const mask = seaOf(builder).mask();
  return { mask, offshore: offshoreMask(mask), carved, ports, ways, unreached, counts };
}

function seaOf(builder: MaskBuilder): Sea {
  return new Sea(builder.finish(), columnOf(OPEN_SEA[0]), rowOf(OPEN_SEA[1]));
}

function cellOf(longitude: number, latitude: number): number {
  return rowOf(latitude) * COLUMNS + columnOf(longitude);
}
