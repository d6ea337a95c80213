import { CELLS_PER_DEGREE, COLUMNS, ROWS, TILE_CELLS, TILE_COLUMNS, wrapColumn } from './grid.ts';
import { inshoreRows } from './inshore-cells.ts';
import { isNearShoal, shoalRows } from './shoal-cells.ts';
import { GreatCircle, legMeters, METERS_PER_GREAT_CIRCLE_DEGREE } from './sphere.ts';
import {
  CHORD_DEGREES_MAX,
  INSHORE_CELLS,
  INSHORE_SURCHARGE,
  NARROW_CELLS,
  NARROW_SURCHARGE,
  SHOAL_SURCHARGE,
} from './thresholds.ts';
import { cellX, cellY, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;

/** Surcharge per length of a cell, by its bits: inshore, close to land, over a shoal. */
const [INSHORE, NARROW, SHOAL] = [1, 2, 4];
const SURCHARGES = Float64Array.from({ length: 8 }, (_, bits) => {
  const inshore = bits & INSHORE ? INSHORE_SURCHARGE + (bits & NARROW ? NARROW_SURCHARGE : 0) : 0;
  return inshore + (bits & SHOAL ? SHOAL_SURCHARGE : 0);
});

/**
 * Computes the cost of legs: their length, with surcharges inshore, more so close to land, and over shoals, since ships avoid
 * these where they have room.
 */
export class LegCost {
  readonly #mask: WaterMask;
  readonly #circle: GreatCircle = new GreatCircle();
  /** For each tile the bits of its cells, row by row, computed on first use: one look-up a cell instead of three. */
  readonly #tiles: (Uint8Array | undefined)[];

  constructor(mask: WaterMask) {
    this.#mask = mask;
    this.#tiles = Array.from({ length: mask.tiles.length });
  }

  /** Returns the cost in metres; at least the length. */
  costOf(longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number): number {
    const meters = legMeters(longitudeA, latitudeA, longitudeB, latitudeB);
    return meters + this.surchargeMeters(longitudeA, latitudeA, longitudeB, latitudeB);
  }

  /** Returns the surcharges of a leg in metres, accurate to those of a cell. Follows the leg as `LineOfSight` does. */
  surchargeMeters(
    longitudeA: number,
    latitudeA: number,
    longitudeB: number,
    latitudeB: number,
  ): number {
    const circle = this.#circle;
    circle.set(longitudeA, latitudeA, longitudeB, latitudeB);
    let x = cellX(longitudeA);
    let y = cellY(latitudeA);
    let latitude = latitudeA;
    let surcharge = 0;
    for (let done = 0; done < circle.degrees; ) {
      const clear = this.#mask.clearDegrees(x, y);
      const free = offshoreDegrees(clear, latitude);
      const isClear = free >= CHORD_DEGREES_MAX && !isNearShoal(x, y, clear * CELLS_PER_DEGREE);
      const next = Math.min(circle.degrees, done + (isClear ? free : CHORD_DEGREES_MAX));
      circle.moveTo(next);
      const toX = cellX(circle.longitude);
      const toY = cellY(circle.latitude);
      if (!isClear) surcharge += (next - done) * this.#meanSurcharge(x, y, toX, toY);
      done = next;
      x = toX;
      y = toY;
      latitude = circle.latitude;
    }
    return surcharge * METERS_PER_GREAT_CIRCLE_DEGREE;
  }

  /** Returns the mean surcharge per length of a straight line between two positions in cells, sampled once per cell. */
  #meanSurcharge(fromX: number, fromY: number, toX: number, toY: number): number {
    const east = toX - fromX - COLUMNS * Math.round((toX - fromX) / COLUMNS);
    const north = toY - fromY;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north))));
    let sum = 0;
    for (let step = 0.5; step < steps; step++) {
      const x = Math.floor(fromX + (east * step) / steps);
      const column = wrapColumn(x);
      const row = Math.min(ROWS - 1, Math.floor(fromY + (north * step) / steps));
      const tile = (row >> 5) * TILE_COLUMNS + (column >> 5);
      this.#tiles[tile] ??= this.#makeTile(tile);
      sum += SURCHARGES[this.#tiles[tile][(row & 31) * TILE_CELLS + (column & 31)]];
    }
    return sum / steps;
  }

  #makeTile(tile: number): Uint8Array {
    const inshore = inshoreRows(this.#mask, tile, INSHORE_CELLS);
    const narrow = inshoreRows(this.#mask, tile, NARROW_CELLS);
    const shoals = shoalRows(tile);
    const bits = new Uint8Array(TILE_CELLS * TILE_CELLS);
    for (let row = 0; row < TILE_CELLS; row++) {
      if ((inshore[row] | shoals[row]) === 0) continue;
      for (let column = 0; column < TILE_CELLS; column++) {
        bits[row * TILE_CELLS + column] =
          ((inshore[row] >>> column) & 1) * INSHORE +
          ((narrow[row] >>> column) & 1) * NARROW +
          ((shoals[row] >>> column) & 1) * SHOAL;
      }
    }
    return bits;
  }
}

/** Returns how far a leg stays offshore from a position with `clear` degrees of water around it. */
function offshoreDegrees(clear: number, latitude: number): number {
  const poleward = Math.min(89, Math.abs(latitude) + clear);
  return clear * Math.cos(poleward * RADIANS) - INSHORE_CELLS / CELLS_PER_DEGREE;
}
