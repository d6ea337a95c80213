import type { Line, LineCrossing } from '@roadstead/geo';
import { longitudeDifference, wrapLongitude } from '@roadstead/geo';
import { FIX_COG, FIX_LATITUDE, FIX_LONGITUDE, FIX_SOG, FIX_TIME } from './report-source.ts';
import { numberOrNull, type TrackPosition } from './track-position.ts';
import type { FixVisitor } from './track-splitter.ts';

/** A passage of a line: instant and position of its last crossing, with speed and course of the fix nearest in time. */
export interface LinePassage extends TrackPosition {
  /** From the line's first vertex to the crossing, along the line, in metres. */
  readonly distanceMeters: number;
  /** Whether the passage leads to the left side of the line, seen along it from its first vertex. */
  readonly isToLeft: boolean;
}

/** L1 to L3: finds the passages in a ship's track. */
export class PassageFinder implements FixVisitor {
  /** Chronological. */
  readonly passages: LinePassage[] = [];
  readonly #line: Line;
  /** Crossings to the left minus crossings to the right, since the ship was clear of the line. */
  #net = 0;
  /** The last crossing since then, to either side. */
  #toLeft: LinePassage | undefined;
  #toRight: LinePassage | undefined;

  /** @param line prepared so that `isNear` means less than `CLEAR_METERS` away */
  constructor(line: Line) {
    this.#line = line;
  }

  /** Whether the last crossing may still become a passage, or be cancelled by another one. */
  get isOpen(): boolean {
    return this.#net !== 0;
  }

  startTrack(): void {
    this.closePassage();
  }

  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void {
    const longitude = fixes[at + FIX_LONGITUDE];
    const latitude = fixes[at + FIX_LATITUDE];
    const crossings = this.#line.crossings(
      before[beforeAt + FIX_LONGITUDE],
      before[beforeAt + FIX_LATITUDE],
      longitude,
      latitude,
    );
    if (crossings.length > 0) this.#cross(crossings, before, beforeAt, fixes, at);
    if (this.#net !== 0 && !this.#line.isNear(longitude, latitude)) this.closePassage();
  }

  /** L3: decides the open crossings: the ship is clear of the line, or its track ends. */
  closePassage(): void {
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
    let lastFraction = Number.NaN;
    for (const { fraction, distanceMeters, isToLeft } of crossings) {
      // Between two crossings, a segment that leads far from the line is clear of it.
      const middle = (lastFraction + fraction) / 2;
      const isOnTheLine =
        Number.isNaN(middle) ||
        this.#line.isNear(
          wrapLongitude(fromLongitude + east * middle),
          fromLatitude + north * middle,
        );
      if (!isOnTheLine) this.closePassage();
      lastFraction = fraction;
      const [nearest, nearestAt] = fraction <= 0.5 ? [before, beforeAt] : [fixes, at];
      const passage = {
        timeMs: Math.round(fromMs + durationMs * fraction),
        longitude: wrapLongitude(fromLongitude + east * fraction),
        latitude: fromLatitude + north * fraction,
        sog: numberOrNull(nearest[nearestAt + FIX_SOG]),
        cog: numberOrNull(nearest[nearestAt + FIX_COG]),
        distanceMeters,
        isToLeft,
      };
      this.#net += isToLeft ? 1 : -1;
      if (isToLeft) this.#toLeft = passage;
      else this.#toRight = passage;
    }
  }
}
