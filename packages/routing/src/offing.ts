import { CELLS_PER_DEGREE, COLUMNS, ROWS } from './grid.ts';
import { Inshore } from './inshore.ts';
import { GreatCircle, legMeters, METERS_PER_DEGREE } from './sphere.ts';
import { CHORD_DEGREES_MAX, INSHORE_EXTRA, OFFING_CELLS } from './thresholds.ts';
import { cellX, cellY, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;

/** What legs cost: their length, and more where they are inshore, since ships keep off the land where they have room. */
export class Offing {
  readonly #mask: WaterMask;
  readonly #inshore: Inshore;
  readonly #circle: GreatCircle = new GreatCircle();

  constructor(mask: WaterMask) {
    this.#mask = mask;
    this.#inshore = new Inshore(mask);
  }

  /** In metres; at least the length. */
  costOf(longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number): number {
    const meters = legMeters(longitudeA, latitudeA, longitudeB, latitudeB);
    const inshore = this.inshoreMeters(longitudeA, latitudeA, longitudeB, latitudeB);
    return meters + INSHORE_EXTRA * inshore;
  }

  /** How much of a leg is inshore, to a cell. It is walked as `LineOfSight` does. */
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
    return inshore * METERS_PER_DEGREE;
  }

  /** Of a straight line between two places in cells, looked at once for each cell of its length. */
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

/** How far one can go from a place that has so much clear water around it before one is inshore. */
function offshoreDegrees(clear: number, latitude: number): number {
  const poleward = Math.min(89, Math.abs(latitude) + clear);
  return clear * Math.cos(poleward * RADIANS) - OFFING_CELLS / CELLS_PER_DEGREE;
}
