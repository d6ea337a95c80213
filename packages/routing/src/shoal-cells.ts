import { CELLS_PER_DEGREE, TILE_CELLS, TILE_COLUMNS } from './grid.ts';
import { SHOALS } from './shoals.ts';

interface ShoalRing {
  /** Vertices in cells. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const RINGS: readonly ShoalRing[] = Object.values(SHOALS).map((text) => {
  const vertices = text.split(' ').map((vertex) => vertex.split(',').map(Number));
  const xs = vertices.map(([longitude]) => (longitude + 180) * CELLS_PER_DEGREE);
  const ys = vertices.map(([, latitude]) => (latitude + 90) * CELLS_PER_DEGREE);
  return {
    ...{ xs, ys },
    ...{ west: Math.min(...xs), east: Math.max(...xs) },
    ...{ south: Math.min(...ys), north: Math.max(...ys) },
  };
});

/** Whether a shoal may be within a distance of a position, all in cells; the distance counts from east to west too. */
export function isNearShoal(x: number, y: number, cells: number): boolean {
  for (const { west, east, south, north } of RINGS) {
    if (y + cells > south && y - cells < north && x + cells > west && x - cells < east) return true;
  }
  return false;
}

/**
 * Computes the cells of a tile whose centre is in a ring of `SHOALS`.
 * @returns rows from south to north: a bit for each such cell, the lowest bit the westernmost
 */
export function shoalRows(tile: number): Uint32Array {
  const column = (tile % TILE_COLUMNS) * TILE_CELLS;
  const row = Math.floor(tile / TILE_COLUMNS) * TILE_CELLS;
  const near = RINGS.filter(
    ({ west, east, south, north }) =>
      west < column + TILE_CELLS && east > column && south < row + TILE_CELLS && north > row,
  );
  if (near.length === 0) return NO_BITS;
  return Uint32Array.from({ length: TILE_CELLS }, (_, dy) => {
    let bits = 0;
    for (let dx = 0; dx < TILE_CELLS; dx++) {
      if (near.some((ring) => isInside(ring, column + dx + 0.5, row + dy + 0.5))) bits |= 1 << dx;
    }
    return bits;
  });
}

function isInside({ xs, ys }: ShoalRing, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0, last = xs.length - 1; at < xs.length; last = at++) {
    if (ys[at] > y === ys[last] > y) continue;
    if (x < xs[at] + ((y - ys[at]) / (ys[last] - ys[at])) * (xs[last] - xs[at])) inside = !inside;
  }
  return inside;
}

const NO_BITS: Uint32Array = new Uint32Array(TILE_CELLS);
