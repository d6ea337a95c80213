import {
  localDistanceSquared,
  longitudeDifference,
  METERS_PER_DEGREE_LATITUDE_MIN,
} from '@roadstead/geo';
import {
  columnOfLongitude,
  latitudeOfRow,
  longitudeOfColumn,
  rowOfLatitude,
  TILE_CELLS,
  TILE_COLUMNS,
  TILE_DEGREES,
  TILE_ROWS,
} from './grid.ts';
import { SHORE_METERS_MAX } from './thresholds.ts';
import { ALL_WATER, type WaterMask } from './water-mask.ts';

const RADIANS_PER_DEGREE = Math.PI / 180;

/**
 * Returns the distance in metres from a position to the centre of the nearest cell that land or a shore touches, 0 in such a cell;
 * 500 km if it is further. Searches rings of tiles around it until no nearer cell can follow.
 */
export function shoreMeters(mask: WaterMask, longitude: number, latitude: number): number {
  const column = columnOfLongitude(longitude);
  const row = rowOfLatitude(latitude);
  if (!mask.isWater(column, row)) return 0;
  let least = SHORE_METERS_MAX;
  for (let ring = 0; ring < TILE_COLUMNS / 2; ring++) {
    if (metersToRing(latitude, ring) > least) return least;
    for (const [tileColumn, tileRow] of ringTiles(column >> 5, row >> 5, ring)) {
      if (tileRow < 0 || tileRow >= TILE_ROWS) continue;
      const x = (tileColumn + TILE_COLUMNS) % TILE_COLUMNS;
      if (mask.tiles[tileRow * TILE_COLUMNS + x] === ALL_WATER) continue;
      least = Math.min(least, Math.sqrt(squaredToTile(mask, x, tileRow, longitude, latitude)));
    }
  }
  return least;
}

/**
 * A lower bound of the distance to the tiles of a ring, whose near edge is a tile nearer than the ring: that to a parallel, or to
 * a meridian, which on a sphere is asin(cos latitude · sin difference), also where the meridian is nearest beyond the parallel.
 */
function metersToRing(latitude: number, ring: number): number {
  const degrees = Math.max(0, ring - 1) * TILE_DEGREES;
  const radians = Math.min(90, degrees) * RADIANS_PER_DEGREE;
  const toMeridian = Math.asin(Math.cos(latitude * RADIANS_PER_DEGREE) * Math.sin(radians));
  return METERS_PER_DEGREE_LATITUDE_MIN * Math.min(degrees, toMeridian / RADIANS_PER_DEGREE);
}

function* ringTiles(
  column: number,
  row: number,
  ring: number,
): Generator<readonly [column: number, row: number], void, undefined> {
  for (let dy = -ring; dy <= ring; dy++) {
    const step = Math.abs(dy) === ring ? 1 : 2 * ring;
    for (let dx = -ring; dx <= ring; dx += step) yield [column + dx, row + dy];
  }
}

/** The squared distance in m² to the nearest cell of a tile with land. */
function squaredToTile(
  mask: WaterMask,
  tileColumn: number,
  tileRow: number,
  longitude: number,
  latitude: number,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let row = tileRow * TILE_CELLS; row < (tileRow + 1) * TILE_CELLS; row++) {
    const north = latitudeOfRow(row) - latitude;
    for (let column = tileColumn * TILE_CELLS; column < (tileColumn + 1) * TILE_CELLS; column++) {
      if (mask.isWater(column, row)) continue;
      const east = longitudeDifference(longitude, longitudeOfColumn(column));
      least = Math.min(least, localDistanceSquared(east, north, latitude + north / 2));
    }
  }
  return least;
}
