import { COLUMNS, columnOfLongitude, rowOfLatitude } from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { type CarvedCells, carveAround, carveChannel, carveLake } from './carve.ts';
import { carveStraits } from './carve-straits.ts';
import { CHANNELS, LAKE_RINGS } from './channels.ts';
import { readLandRings } from './land-rings.ts';
import { addInside, addShores, MaskBuilder } from './mask-builder.ts';
import { offshoreMask } from './offshore-mask.ts';
import { parseCsv } from './parse-csv.ts';
import { type MaskCell, pathToSea } from './path-to-sea.ts';
import { ReachableWater } from './reachable-water.ts';
import {
  CHANNEL_HALF_WIDTH_CELLS,
  LAND_COST,
  SHORE_COST,
  STOP_COST,
  WIDE_WINDOW_CELLS,
  WINDOW_CELLS,
} from './thresholds.ts';

export interface SeaSources {
  readonly land: string;
  readonly ports: string;
  readonly stops: string;
}

interface NamedPosition {
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

export interface SeaModel {
  readonly mask: WaterMask;
  /** The mask with inshore water as land. */
  readonly offshore: WaterMask;
  readonly carved: CarvedCells;
  readonly ports: readonly NamedPosition[];
  /** Carved paths of cells: straits, and from each port and channel that the sea did not reach. */
  readonly carvedPaths: readonly (readonly MaskCell[])[];
  readonly unreached: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
}

/** A position in the Atlantic: the water that is reachable from there is the sea. */
const OPEN_SEA = [-30, 30] as const;

/** Builds the water of the world: the land of the source, our channels, and a path from every port. */
export function buildSea(sources: SeaSources): SeaModel {
  const { rings, arcCount } = readLandRings(sources.land);
  const builder = new MaskBuilder();
  addInside(builder, rings);
  const inside = builder.finish();
  addShores(builder, rings);
  const carved: CarvedCells = new Set();
  for (const lake of LAKE_RINGS) carveLake(builder, carved, lake);
  for (const channel of CHANNELS) carveChannel(builder, carved, channel);

  const stops = parseCsv(sources.stops);
  const stopCells = new Set(
    stops.map((stop) => cellOf(Number(stop['longitude']), Number(stop['latitude']))),
  );
  const costOf = (x: number, y: number): number => {
    if (builder.isWater(x, y)) return 1;
    if (stopCells.has(y * COLUMNS + x)) return STOP_COST;
    return inside.isWater(x, y) ? SHORE_COST : LAND_COST;
  };
  const carvedPaths = carveStraits(builder, carved, costOf);
  const join = (
    positions: readonly NamedPosition[],
    windows: readonly [number, number],
  ): string[] => {
    const sea = seaOf(builder);
    const unreached: string[] = [];
    const reached = new Set<number>();
    for (const { name, longitude, latitude } of positions) {
      const [column, row] = [columnOfLongitude(longitude), rowOfLatitude(latitude)];
      const isGoal = (x: number, y: number): boolean =>
        sea.has(x, y) || reached.has(y * COLUMNS + x);
      if (isGoal(column, row)) continue;
      const rules = { costOf, isGoal };
      const path =
        pathToSea(column, row, windows[0], rules) ?? pathToSea(column, row, windows[1], rules);
      for (const [x, y] of path ?? []) {
        carveAround(builder, carved, x, y, CHANNEL_HALF_WIDTH_CELLS);
        reached.add(y * COLUMNS + x);
      }
      if (path) carvedPaths.push(path);
      else unreached.push(name);
    }
    return unreached;
  };
  join(
    CHANNELS.map(({ name, line: [[longitude, latitude]] }) => ({ name, longitude, latitude })),
    [WINDOW_CELLS, WINDOW_CELLS],
  );
  const ports = parseCsv(sources.ports).map((port) => ({
    name: port['Main Port Name'],
    longitude: Number(port['Longitude']),
    latitude: Number(port['Latitude']),
  }));
  const unreached = join(ports, [WINDOW_CELLS, WIDE_WINDOW_CELLS]);
  const counts = { landArcs: arcCount, ports: ports.length, stops: stops.length };
  const mask = seaOf(builder).mask();
  return { mask, offshore: offshoreMask(mask), carved, ports, carvedPaths, unreached, counts };
}

function seaOf(builder: MaskBuilder): ReachableWater {
  return new ReachableWater(
    builder.finish(),
    columnOfLongitude(OPEN_SEA[0]),
    rowOfLatitude(OPEN_SEA[1]),
  );
}

function cellOf(longitude: number, latitude: number): number {
  return rowOfLatitude(latitude) * COLUMNS + columnOfLongitude(longitude);
}
