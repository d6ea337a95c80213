import {
  CELLS_PER_DEGREE,
  columnOf,
  latitudeOf,
  longitudeOf,
  METERS_PER_CELL,
  rowOf,
  wrapColumn,
} from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { CHANNELS } from './channels.ts';
import { findCorners } from './corners.ts';
import type { MadeSea } from './make-sea.ts';
import {
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
import type { CellPlace } from './way-to-sea.ts';

export interface Node {
  readonly column: number;
  readonly row: number;
  /** From how far it is worth being seen. */
  readonly reachMeters: number;
  /** What land blocks, in degrees anticlockwise from east; nothing in channels and in open water. */
  readonly middle: number;
  readonly blocked: number;
}

/** Where routes may turn: capes, channels, ways from ports, and sparse places in open water. From south to north. */
export function makeNodes(sea: MadeSea): Node[] {
  const nodes = new Map<string, Node>();
  const add = (column: number, row: number, node: Omit<Node, 'column' | 'row'>): void => {
    const x = wrapColumn(column);
    const key = `${x},${row}`;
    if (sea.mask.isWater(x, row) && !nodes.has(key)) nodes.set(key, { column: x, row, ...node });
  };
  const channel = { reachMeters: CHANNEL_REACH_METERS, middle: 0, blocked: 0 };
  const open = { reachMeters: OPEN_REACH_METERS, middle: 0, blocked: 0 };
  for (const { places } of CHANNELS) {
    for (let at = 1; at < places.length; at++) {
      const steps = stepsBetween(places[at - 1], places[at]);
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const longitude = places[at - 1][0] + (places[at][0] - places[at - 1][0]) * part;
        const latitude = places[at - 1][1] + (places[at][1] - places[at - 1][1]) * part;
        add(columnOf(longitude), rowOf(latitude), channel);
      }
    }
  }
  for (const way of sea.ways) {
    for (const [column, row] of turnsOf(sea.mask, way)) add(column, row, channel);
  }
  for (const { longitude, latitude } of sea.ports) {
    add(columnOf(longitude), rowOf(latitude), channel);
  }
  for (const { column, row, cells, ...land } of findCorners(sea.offshore, OFFSHORE_SCALES)) {
    add(column, row, { reachMeters: cells * METERS_PER_CELL * REACH_OF_SCALE, ...land });
  }
  for (const { column, row, middle, blocked } of findCorners(sea.mask, INSHORE_SCALES)) {
    add(column, row, { reachMeters: INSHORE_REACH_METERS, middle, blocked });
  }
  forEachOpenPlace((column, row) => {
    if (sea.mask.clearDegrees(column, row) < OPEN_CLEAR_DEGREES) return;
    add(column, row, open);
  });
  return [...nodes.values()].sort(bySquares);
}

/** The order of nodes in the graph. */
export function bySquares(a: Node, b: Node): number {
  return squareOf(a) - squareOf(b) || a.row - b.row || a.column - b.column;
}

/** Squares of a degree, from south to north and west to east. */
function squareOf({ column, row }: Node): number {
  return Math.floor(row / CELLS_PER_DEGREE) * 360 + Math.floor(column / CELLS_PER_DEGREE);
}

function stepsBetween(a: readonly [number, number], b: readonly [number, number]): number {
  const cells = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1])) * CELLS_PER_DEGREE;
  return Math.max(1, Math.ceil(cells / CHANNEL_STEP_CELLS));
}

/** The ends of a way, and the cells where a ship must turn that sees from turn to turn. */
export function turnsOf(mask: WaterMask, way: readonly CellPlace[]): CellPlace[] {
  const turns = [way[0]];
  let from = way[0];
  for (let at = 2; at < way.length; at++) {
    const isFar = Math.hypot(way[at][0] - from[0], way[at][1] - from[1]) > CHANNEL_STEP_CELLS;
    if (!isFar && mask.isClear(from[0] + 0.5, from[1] + 0.5, way[at][0] + 0.5, way[at][1] + 0.5))
      continue;
    from = way[at - 1];
    turns.push(from);
  }
  turns.push(way[way.length - 1]);
  return turns;
}

/** Places in rows along the parallels, each row between those of the last, as bees build. */
function forEachOpenPlace(visit: (column: number, row: number) => void): void {
  const spacing = OPEN_SPACING_DEGREES;
  let isOdd = false;
  for (let latitude = OPEN_LATITUDE_MIN; latitude <= OPEN_LATITUDE_MAX; latitude += spacing) {
    const count = Math.round((360 * Math.cos((latitude * Math.PI) / 180)) / spacing);
    isOdd = !isOdd;
    for (let at = 0; at < count; at++) {
      visit(columnOf(-180 + ((at + (isOdd ? 0.5 : 0)) * 360) / count), rowOf(latitude));
    }
  }
}

export function placeOf(node: Node): readonly [longitude: number, latitude: number] {
  return [longitudeOf(node.column), latitudeOf(node.row)];
}
