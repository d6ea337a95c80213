import { CELLS_PER_DEGREE, COLUMNS, ROWS } from './grid.ts';
import { InshoreCells } from './inshore-cells.ts';
import { ShoalCells } from './shoal-cells.ts';
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

/**
 * Computes the cost of legs: their length, with surcharges inshore, more so close to land, and over shoals, since ships avoid
 * these where they have room.
 */
export class LegCost {
  readonly #mask: WaterMask;
  readonly #inshore: InshoreCells;
  readonly #narrow: InshoreCells;
  readonly #shoals: ShoalCells = new ShoalCells();
  readonly #circle: GreatCircle = new GreatCircle();

  constructor(mask: WaterMask) {
    this.#mask = mask;
    this.#inshore = new InshoreCells(mask, INSHORE_CELLS);
    this.#narrow = new InshoreCells(mask, NARROW_CELLS);
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
      const isClear =
        free >= CHORD_DEGREES_MAX && !this.#shoals.isNear(x, y, clear * CELLS_PER_DEGREE);
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
      const column = ((x % COLUMNS) + COLUMNS) % COLUMNS;
      const row = Math.min(ROWS - 1, Math.floor(fromY + (north * step) / steps));
      if (this.#inshore.has(column, row)) {
        sum += INSHORE_SURCHARGE;
        if (this.#narrow.has(column, row)) sum += NARROW_SURCHARGE;
      }
      if (this.#shoals.has(column, row)) sum += SHOAL_SURCHARGE;
    }
    return sum / steps;
  }
}

/** Returns how far a leg stays offshore from a position with `clear` degrees of water around it. */
function offshoreDegrees(clear: number, latitude: number): number {
  const poleward = Math.min(89, Math.abs(latitude) + clear);
  return clear * Math.cos(poleward * RADIANS) - INSHORE_CELLS / CELLS_PER_DEGREE;
}
