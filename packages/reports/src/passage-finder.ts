import type { Line, LineCrossing } from '@roadstead/geo';
import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { known, type PlaceInTime } from './place-in-time.ts';
import { FIX_COG, FIX_LATITUDE, FIX_LONGITUDE, FIX_SOG, FIX_TIME } from './report-source.ts';
import type { FixTaker } from './track-reader.ts';

/** A ship crossed a line for good: when and where, and how fast by the fix nearest in time. */
export interface LinePassage extends PlaceInTime {
  /** From the line's first vertex to there, along the line. */
  readonly distanceMeters: number;
  /** Whether it came to be on the left side of the line, seen along it from its first vertex. */
  readonly isToLeft: boolean;
}

/** L1 to L3: finds the passages in a ship's track. */
export class PassageFinder implements FixTaker {
  /** In the order of time. */
  readonly passages: LinePassage[] = [];
  readonly #line: Line;
  /** Crossings to the left less crossings to the right, since the ship was clear of the line. */
  #net = 0;
  /** The last crossing since then, to either side. */
  #toLeft: LinePassage | undefined;
  #toRight: LinePassage | undefined;

  /** @param line near is what is less than `CLEAR_METERS` away */
  constructor(line: Line) {
    this.#line = line;
  }

  /** Whether it is not known yet if the last crossing was a passage. */
  get isOpen(): boolean {
    return this.#net !== 0;
  }

  start(): void {
    this.settle();
  }

  goOn(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const longitude = fixes[at + FIX_LONGITUDE];
    const latitude = fixes[at + FIX_LATITUDE];
    const crossings = this.#line.crossings(
      before[beforeAt + FIX_LONGITUDE],
      before[beforeAt + FIX_LATITUDE],
      longitude,
      latitude,
    );
    if (crossings.length > 0) this.#cross(crossings, before, beforeAt, fixes, at);
    if (this.#net !== 0 && !this.#line.isNear(longitude, latitude)) this.settle();
  }

  /** L3: what was crossed so far counts: the ship is clear of the line, or nothing more is known of it. */
  settle(): void {
    const passage = this.#net > 0 ? this.#toLeft : this.#toRight;
    if (this.#net !== 0 && passage) this.passages.push(passage);
    this.#net = 0;
  }

  #cross(
    crossings: readonly LineCrossing[],
    before: Float64Array,
    beforeAt: number,
    fixes: Float64Array,
    at: number,
  ): void {
    const fromLongitude = before[beforeAt + FIX_LONGITUDE];
    const fromLatitude = before[beforeAt + FIX_LATITUDE];
    const east = longitudeDifference(fromLongitude, fixes[at + FIX_LONGITUDE]);
    const north = fixes[at + FIX_LATITUDE] - fromLatitude;
    const fromMs = before[beforeAt + FIX_TIME];
    const durationMs = fixes[at + FIX_TIME] - fromMs;
    let lastPart = Number.NaN;
    for (const { part, distanceMeters, isToLeft } of crossings) {
      // A way that leads far from the line between two crossings of it is clear there, too.
      const middle = (lastPart + part) / 2;
      const isOnTheLine =
        Number.isNaN(middle) ||
        this.#line.isNear(
          wrapLongitude(fromLongitude + east * middle),
          fromLatitude + north * middle,
        );
      if (!isOnTheLine) this.settle();
      lastPart = part;
      const [nearest, nearestAt] = part <= 0.5 ? [before, beforeAt] : [fixes, at];
      const passage = {
        timeMs: Math.round(fromMs + durationMs * part),
        longitude: wrapLongitude(fromLongitude + east * part),
        latitude: fromLatitude + north * part,
        sog: known(nearest[nearestAt + FIX_SOG]),
        cog: known(nearest[nearestAt + FIX_COG]),
        distanceMeters,
        isToLeft,
      };
      this.#net += isToLeft ? 1 : -1;
      if (isToLeft) this.#toLeft = passage;
      else this.#toRight = passage;
    }
  }
}
