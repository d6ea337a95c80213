import { CELLS_PER_DEGREE, COLUMNS, ROWS } from './grid.ts';
import { InshoreCells } from './inshore-cells.ts';
import { GreatCircle, legMeters, METERS_PER_GREAT_CIRCLE_DEGREE } from './sphere.ts';
import { CHORD_DEGREES_MAX, INSHORE_CELLS, INSHORE_SURCHARGE } from './thresholds.ts';
import { cellX, cellY, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;

/** Computes the cost of legs: their length, with a surcharge inshore, since ships avoid the coast where they have room. */
export class LegCost {
  readonly #mask: WaterMask;
  readonly #inshore: InshoreCells;
  readonly #circle: GreatCircle = new GreatCircle();

  constructor(mask: WaterMask) {
    this.#mask = mask;
    this.#inshore = new InshoreCells(mask);
  }

  /** Returns the cost in metres; at least the length. */
  costOf(longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number): number {
    const meters = legMeters(longitudeA, latitudeA, longitudeB, latitudeB);
    const inshore = this.inshoreMeters(longitudeA, latitudeA, longitudeB, latitudeB);
    return meters + INSHORE_SURCHARGE * inshore;
  }

  /** Returns the inshore part of a leg in metres, accurate to a cell. Follows the leg as `LineOfSight` does. */
  inshoreMeters(
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
    let inshore = 0;
    for (let done = 0; done < circle.degrees; ) {
      const free = offshoreDegrees(this.#mask.clearDegrees(x, y), latitude);
      const isClear = free >= CHORD_DEGREES_MAX;
      const next = Math.min(circle.degrees, done + (isClear ? free : CHORD_DEGREES_MAX));
      circle.moveTo(next);
      const toX = cellX(circle.longitude);
      const toY = cellY(circle.latitude);
      if (!isClear) inshore += (next - done) * this.#inshorePart(x, y, toX, toY);
      done = next;
      x = toX;
      y = toY;
      latitude = circle.latitude;
    }
    return inshore * METERS_PER_GREAT_CIRCLE_DEGREE;
  }

  /** Returns the inshore fraction of a straight line between two positions in cells, sampled once per cell. */
  #inshorePart(fromX: number, fromY: number, toX: number, toY: number): number {
    const east = toX - fromX - COLUMNS * Math.round((toX - fromX) / COLUMNS);
    const north = toY - fromY;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(east), Math.abs(north))));
    let inshore = 0;
    for (let step = 0.5; step < steps; step++) {
      const column = Math.floor(fromX + (east * step) / steps);
      const row = Math.floor(fromY + (north * step) / steps);
      if (this.#inshore.has((column + COLUMNS) % COLUMNS, Math.min(ROWS - 1, row))) inshore++;
    }
    return inshore / steps;
  }
}

/** Returns how far a leg stays offshore from a position with `clear` degrees of water around it. */
function offshoreDegrees(clear: number, latitude: number): number {
  const poleward = Math.min(89, Math.abs(latitude) + clear);
  return clear * Math.cos(poleward * RADIANS) - INSHORE_CELLS / CELLS_PER_DEGREE;
}
