import { COLUMNS } from './grid.ts';
import { GreatCircle } from './sphere.ts';
import { CHORD_DEGREES_MAX } from './thresholds.ts';
import { cellX, cellY, type WaterMask } from './water-mask.ts';

const RADIANS = Math.PI / 180;

/** Checks whether great circles cross land. */
export class LineOfSight {
  readonly #mask: WaterMask;
  readonly #circle: GreatCircle = new GreatCircle();

  constructor(mask: WaterMask) {
    this.#mask = mask;
  }

  /** Whether the great circle between two positions is over water. */
  isClear(longitudeA: number, latitudeA: number, longitudeB: number, latitudeB: number): boolean {
    const mask = this.#mask;
    const east = longitudeB - longitudeA;
    const nearB = longitudeB - 360 * Math.round(east / 360);
    const north = Math.abs(latitudeB - latitudeA);
    if (Math.abs(nearB - longitudeA) + north <= CHORD_DEGREES_MAX) {
      return mask.isClear(cellX(longitudeA), cellY(latitudeA), cellX(nearB), cellY(latitudeB));
    }
    const circle = this.#circle;
    circle.set(longitudeA, latitudeA, longitudeB, latitudeB);
    let done = 0;
    let x = cellX(longitudeA);
    let y = cellY(latitudeA);
    let latitude = latitudeA;
    while (done < circle.degrees) {
      const clear = mask.clearDegrees(x, y);
      // Degrees of longitude are shorter towards the pole, so the same distance crosses more of them.
      const poleward = Math.min(89, Math.abs(latitude) + clear);
      const free = clear * Math.cos(poleward * RADIANS);
      const step = Math.max(free, CHORD_DEGREES_MAX);
      const next = Math.min(circle.degrees, done + step);
      circle.moveTo(next);
      const toX = cellX(circle.longitude);
      const toY = cellY(circle.latitude);
      if (free < CHORD_DEGREES_MAX && !mask.isClear(x, y, near(toX, x), toY)) return false;
      done = next;
      x = toX;
      y = toY;
      latitude = circle.latitude;
    }
    return true;
  }
}

/** Returns the column modulo `COLUMNS` that is nearest to another. */
function near(x: number, other: number): number {
  return x - COLUMNS * Math.round((x - other) / COLUMNS);
}
