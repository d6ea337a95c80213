import {
  CELLS_PER_DEGREE,
  COLUMNS,
  latitudeOfRow,
  TILE_CELLS,
  TILE_COLUMNS,
  wrapColumn,
} from '../src/grid.ts';
import type { WaterMask } from '../src/water-mask.ts';
import { type CapeScale, CORNER_DIRECTIONS } from './thresholds.ts';

/** A possible turning point of routes at a cape: a cell of water, and the land that routes turn around. */
export interface Corner {
  readonly column: number;
  readonly row: number;
  /** The largest of the scales, in cells, at which land stands out here. */
  cells: number;
  /** The centre and the width in degrees of the directions that land blocks, anticlockwise from east. */
  middle: number;
  blocked: number;
}

/** A cell of water that touches the corner of a cell of land, and the direction of the land in degrees. */
interface CornerCell {
  readonly column: number;
  readonly row: number;
  readonly land: number;
}

/** Returns the cells at the corners of land cells: with water on both sides of the diagonal, and land on it. */
function cornerCells(mask: WaterMask): CornerCell[] {
  const cells: CornerCell[] = [];
  for (const [at, tile] of mask.tiles.entries()) {
    if (tile < 0 || at < TILE_COLUMNS * SOUTH_TILES) continue;
    const x = (at % TILE_COLUMNS) * TILE_CELLS;
    const y = Math.floor(at / TILE_COLUMNS) * TILE_CELLS;
    // Land at the border of a tile has its corner in the next tile, so this includes the cells around the tile.
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
            // The land is in the opposite direction.
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

/** South of 66° no route turns around a cape. */
const SOUTH_TILES = Math.floor(((90 - 66) * CELLS_PER_DEGREE) / TILE_CELLS);

const DIAGONALS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Selects corners, small capes first, each at the largest scale at which it stands out. */
export function findCorners(mask: WaterMask, scales: readonly CapeScale[]): Corner[] {
  let candidates = cornerCells(mask);
  const chosen = new CornerGrid(mask);
  for (const { cells, turnDegreesMin, spacingCells } of scales) {
    const corners = candidates.flatMap((cell) => {
      const sector = blockedSector(mask, cell, cells);
      return sector ? [{ ...cell, cells, ...sector }] : [];
    });
    candidates = mostProminent(corners, cells / 2);
    const prominent = corners.filter(({ blocked }) => blocked <= 180 - turnDegreesMin);
    prominent.sort((a, b) => a.blocked - b.blocked || a.row - b.row || a.column - b.column);
    for (const corner of prominent) chosen.offer(corner, spacingCells);
  }
  return chosen.corners;
}

/** Returns the most prominent corner of each square of cells: only that one can stand out at a larger scale. */
function mostProminent<C extends Corner>(corners: readonly C[], squareCells: number): C[] {
  const best = new Map<number, C>();
  for (const corner of corners) {
    if (corner.blocked > 180 + 360 / CORNER_DIRECTIONS) continue;
    const key =
      Math.floor(corner.row / squareCells) * COLUMNS + Math.floor(corner.column / squareCells);
    const other = best.get(key);
    if (!other || corner.blocked < other.blocked) best.set(key, corner);
  }
  return [...best.values()];
}

/** Returns the range of blocked directions around the land of a corner; undefined if all directions are blocked. */
function blockedSector(
  mask: WaterMask,
  { column, row, land }: CornerCell,
  reach: number,
): { middle: number; blocked: number } | undefined {
  const east = 1 / Math.max(0.05, Math.cos((latitudeOfRow(row) * Math.PI) / 180));
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

/** The selected corners, by squares of cells. */
class CornerGrid {
  readonly corners: Corner[] = [];
  readonly #mask: WaterMask;
  readonly #squares = new Map<number, Corner[]>();

  constructor(mask: WaterMask) {
    this.#mask = mask;
  }

  /** Adds a corner, unless one in line of sight is within the spacing; that one then represents it at this scale. */
  offer(corner: Corner, spacing: number): void {
    const east = Math.cos((latitudeOfRow(corner.row) * Math.PI) / 180);
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
