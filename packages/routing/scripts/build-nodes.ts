import {
  CELLS_PER_DEGREE,
  columnOfLongitude,
  latitudeOfRow,
  longitudeOfColumn,
  METERS_PER_CELL,
  rowOfLatitude,
  wrapColumn,
} from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { findApproaches } from './approaches.ts';
import type { SeaModel } from './build-sea.ts';
import { CHANNELS } from './channels.ts';
import { findCorners } from './corners.ts';
import type { MaskCell } from './path-to-sea.ts';
import {
  APPROACH_REACH_METERS,
  CHANNEL_REACH_METERS,
  CHANNEL_STEP_CELLS,
  INSHORE_REACH_METERS,
  INSHORE_SCALES,
  OFFSHORE_SCALES,
  OPEN_CLEAR_DEGREES,
  OPEN_LATITUDE_MAX,
  OPEN_LATITUDE_MIN,
  OPEN_REACH_METERS,
  OPEN_SPACING_DEGREES,
  REACH_OF_SCALE,
} from './thresholds.ts';

export interface Node {
  readonly column: number;
  readonly row: number;
  /** Greatest length of its edges. */
  readonly reachMeters: number;
  /** Centre and width of the directions that land blocks, in degrees anticlockwise from east; width 0 in channels and open water. */
  readonly middle: number;
  readonly blocked: number;
}

/** Returns the possible turning points of routes, from south to north: capes, channels, paths from ports, approaches, open water. */
export function buildNodes(sea: SeaModel): Node[] {
  const nodes = new Map<string, Node>();
  const add = (column: number, row: number, node: Omit<Node, 'column' | 'row'>): void => {
    const x = wrapColumn(column);
    const key = `${x},${row}`;
    if (!sea.mask.isWater(x, row)) return;
    const before = nodes.get(key);
    // A cape of several scales has the longest of their reaches, and all their directions.
    nodes.set(key, {
      ...{ column: x, row },
      ...(before && before.blocked <= node.blocked ? before : node),
      reachMeters: Math.max(node.reachMeters, before?.reachMeters ?? 0),
    });
  };
  const channel = { reachMeters: CHANNEL_REACH_METERS, middle: 0, blocked: 0 };
  const open = { reachMeters: OPEN_REACH_METERS, middle: 0, blocked: 0 };
  for (const { line } of CHANNELS) {
    for (let at = 1; at < line.length; at++) {
      const steps = stepsBetween(line[at - 1], line[at]);
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const longitude = line[at - 1][0] + (line[at][0] - line[at - 1][0]) * part;
        const latitude = line[at - 1][1] + (line[at][1] - line[at - 1][1]) * part;
        add(columnOfLongitude(longitude), rowOfLatitude(latitude), channel);
      }
    }
  }
  for (const path of sea.carvedPaths) {
    for (const [column, row] of turnsAlong(sea.mask, path)) add(column, row, channel);
  }
  for (const { longitude, latitude } of sea.ports) {
    add(columnOfLongitude(longitude), rowOfLatitude(latitude), channel);
  }
  for (const [column, row] of findApproaches(sea)) {
    add(column, row, { reachMeters: APPROACH_REACH_METERS, middle: 0, blocked: 0 });
  }
  for (const { column, row, cells, ...land } of findCorners(sea.offshore, OFFSHORE_SCALES)) {
    add(column, row, { reachMeters: cells * METERS_PER_CELL * REACH_OF_SCALE, ...land });
  }
  for (const { column, row, middle, blocked } of findCorners(sea.mask, INSHORE_SCALES)) {
    add(column, row, { reachMeters: INSHORE_REACH_METERS, middle, blocked });
  }
  forEachGridPoint((column, row) => {
    if (sea.mask.clearDegrees(column, row) < OPEN_CLEAR_DEGREES) return;
    add(column, row, open);
  });
  return [...nodes.values()].sort(bySquares);
}

/** Compares nodes by their order in the graph. */
export function bySquares(a: Node, b: Node): number {
  return squareOf(a) - squareOf(b) || a.row - b.row || a.column - b.column;
}

/** Returns the number of the square of a degree of a node, from south to north and west to east. */
function squareOf({ column, row }: Node): number {
  return Math.floor(row / CELLS_PER_DEGREE) * 360 + Math.floor(column / CELLS_PER_DEGREE);
}

function stepsBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const cells = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) * CELLS_PER_DEGREE;
  return Math.max(1, Math.ceil(cells / CHANNEL_STEP_CELLS));
}

/** Returns the ends of a path, and the cells between where it must turn, each in line of sight of the one before. */
export function turnsAlong(mask: WaterMask, path: readonly MaskCell[]): MaskCell[] {
  const turns = [path[0]];
  let from = path[0];
  for (let at = 2; at < path.length; at++) {
    const isFar = Math.hypot(path[at][0] - from[0], path[at][1] - from[1]) > CHANNEL_STEP_CELLS;
    if (!isFar && mask.isClear(from[0] + 0.5, from[1] + 0.5, path[at][0] + 0.5, path[at][1] + 0.5))
      continue;
    from = path[at - 1];
    turns.push(from);
  }
  turns.push(path[path.length - 1]);
  return turns;
}

/** Visits the points of a grid in rows along the parallels, offset in every second row. */
function forEachGridPoint(visit: (column: number, row: number) => void): void {
  const spacing = OPEN_SPACING_DEGREES;
  let isOdd = false;
  for (let latitude = OPEN_LATITUDE_MIN; latitude <= OPEN_LATITUDE_MAX; latitude += spacing) {
    const count = Math.round((360 * Math.cos((latitude * Math.PI) / 180)) / spacing);
    isOdd = !isOdd;
    for (let at = 0; at < count; at++) {
      visit(
        columnOfLongitude(-180 + ((at + (isOdd ? 0.5 : 0)) * 360) / count),
        rowOfLatitude(latitude),
      );
    }
  }
}

/** Returns the position of a node in degrees. */
export function positionOf(node: Node): readonly [longitude: number, latitude: number] {
  return [longitudeOfColumn(node.column), latitudeOfRow(node.row)];
}
