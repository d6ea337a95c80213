import {
  CELLS_PER_DEGREE,
  COLUMNS,
  latitudeOf,
  TILE_CELLS,
  TILE_COLUMNS,
  wrapColumn,
} from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { type CapeScale, CORNER_DIRECTIONS } from './thresholds.ts';

/** A place where routes may turn: a cell of water, and the land that they turn around there. */
export interface Corner {
  readonly column: number;
  readonly row: number;
  /** The largest of the scales, in cells, at which land is seen to stand out here. */
  cells: number;
  /** The middle and the width in degrees of the directions that land blocks, anticlockwise from east. */
  middle: number;
  blocked: number;
}

/** A cell of water, and the direction in degrees in which it touches the corner of one of land. */
interface CornerCell {
  readonly column: number;
  readonly row: number;
  readonly land: number;
}

/** Cells beside the corner of a cell of land: water to both sides of the diagonal, land on it. */
function cornerCells(mask: WaterMask): CornerCell[] {
  const cells: CornerCell[] = [];
  for (const [at, tile] of mask.tiles.entries()) {
    if (tile < 0 || at < TILE_COLUMNS * SOUTH_TILES) continue;
    const x = (at % TILE_COLUMNS) * TILE_CELLS;
    const y = Math.floor(at / TILE_COLUMNS) * TILE_CELLS;
    // Land at a tile's border has its corner in the next tile; so cells around the tile are looked at from here.
    for (let row = y; row < y + TILE_CELLS; row++) {
      const bits = mask.rows[tile * TILE_CELLS + row - y];
      for (let column = x; bits !== 0 && column < x + TILE_CELLS; column++) {
        if (((bits >>> (column - x)) & 1) === 0) continue;
        for (const [dx, dy] of DIAGONALS) {
          if (
            mask.isWater(column + dx, row + dy) &&
            mask.isWater(column, row + dy) &&
            mask.isWater(column + dx, row)
          ) {
            // The land lies the other way.
            cells.push({
              column: wrapColumn(column + dx),
              row: row + dy,
              land: (Math.atan2(-dy, -dx) * 180) / Math.PI,
            });
          }
        }
      }
    }
  }
  return cells;
}

/** South of 66° no ship sails around a cape. */
const SOUTH_TILES = Math.floor(((90 - 66) * CELLS_PER_DEGREE) / TILE_CELLS);

const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Chooses corners, small capes first, each kept at the largest scale at which it stands out. */
export function findCorners(mask: WaterMask, scales: readonly CapeScale[]): Corner[] {
  let candidates = cornerCells(mask);
  const chosen = new CornerGrid(mask);
  for (const { cells, turnDegreesMin, spacingCells } of scales) {
    const seen = candidates.flatMap((cell) => {
      const sector = blockedSector(mask, cell, cells);
      return sector ? [{ ...cell, cells, ...sector }] : [];
    });
    candidates = mostProminent(seen, cells / 2);
    const standing = seen.filter(({ blocked }) => blocked <= 180 - turnDegreesMin);
    standing.sort((a, b) => a.blocked - b.blocked || a.row - b.row || a.column - b.column);
    for (const corner of standing) chosen.offer(corner, spacingCells);
  }
  return chosen.corners;
}

/** Of each square of cells the corner that stands out most: others there do not at a larger scale. */
function mostProminent<Seen extends Corner>(corners: readonly Seen[], squareCells: number): Seen[] {
  const best = new Map<number, Seen>();
  for (const corner of corners) {
    if (corner.blocked > 180 + 360 / CORNER_DIRECTIONS) continue;
    const key =
      Math.floor(corner.row / squareCells) * COLUMNS + Math.floor(corner.column / squareCells);
    const other = best.get(key);
    if (!other || corner.blocked < other.blocked) best.set(key, corner);
  }
  return [...best.values()];
}

/** The run of blocked directions that the land of a corner is in; undefined where all directions are blocked. */
function blockedSector(
  mask: WaterMask,
  { column, row, land }: CornerCell,
  reach: number,
): { middle: number; blocked: number } | undefined {
  const east = 1 / Math.max(0.05, Math.cos((latitudeOf(row) * Math.PI) / 180));
  const isFree = (at: number): boolean => {
    const angle = (2 * Math.PI * at) / CORNER_DIRECTIONS;
    const x = column + 0.5;
    const y = row + 0.5;
    return mask.isClear(x, y, x + reach * Math.cos(angle) * east, y + reach * Math.sin(angle));
  };
  const start = Math.round((land * CORNER_DIRECTIONS) / 360);
  let last = start;
  while (last - start < CORNER_DIRECTIONS && !isFree(last + 1)) last++;
  let first = start;
  while (last - first < CORNER_DIRECTIONS && !isFree(first - 1)) first--;
  const run = last - first + 1;
  if (run >= CORNER_DIRECTIONS) return undefined;
  const middle = ((((first + last) / 2) * 360) / CORNER_DIRECTIONS + 360) % 360;
  return { middle, blocked: (run * 360) / CORNER_DIRECTIONS };
}

/** The corners chosen so far, by squares of cells. */
class CornerGrid {
  readonly corners: Corner[] = [];
  readonly #mask: WaterMask;
  readonly #squares = new Map<number, Corner[]>();

  constructor(mask: WaterMask) {
    this.#mask = mask;
  }

  /** Takes a corner, unless one that sees it is as near as that; then that one stands for it at this scale. */
  offer(corner: Corner, spacing: number): void {
    const east = Math.cos((latitudeOf(corner.row) * Math.PI) / 180);
    const reachX = spacing / Math.max(0.05, east);
    for (let y = (corner.row - spacing) >> 5; y <= (corner.row + spacing) >> 5; y++) {
      for (let x = (corner.column - reachX) >> 5; x <= (corner.column + reachX) >> 5; x++) {
        for (const other of this.#squares.get(y * 65536 + x) ?? []) {
          const distance = Math.hypot(
            (other.column - corner.column) * east,
            other.row - corner.row,
          );
          if (distance >= spacing) continue;
          if (
            !this.#mask.isClear(
              corner.column + 0.5,
              corner.row + 0.5,
              other.column + 0.5,
              other.row + 0.5,
            )
          )
            continue;
          if (other.cells < corner.cells)
            Object.assign(other, {
              cells: corner.cells,
              middle: corner.middle,
              blocked: corner.blocked,
            });
          return;
        }
      }
    }
    this.corners.push(corner);
    const key = (corner.row >> 5) * 65536 + (corner.column >> 5);
    const square = this.#squares.get(key);
    if (square) square.push(corner);
    else this.#squares.set(key, [corner]);
  }
}
