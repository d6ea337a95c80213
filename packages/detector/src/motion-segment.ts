import { type Interval, localDistanceSquared, longitudeDifference } from '@roadstead/geo';

/** The interval of a whole segment. */
export const WHOLE_SEGMENT: Interval = [0, 1];

/** Maximum number of steps to a root, which usually takes six. */
const ROOT_STEPS_MAX = 60;
/** Precision of a root as a fraction of the segment: 0.2 µs in half an hour. */
const ROOT_TOLERANCE = 1e-10;

/**
 * A period in which both ships sail straight in longitude and latitude, with the computation of their distance (D2, D4).
 * Times are epoch milliseconds; instants within the segment are fractions from 0, its start, to 1, its end.
 */
export class MotionSegment {
  startMs = 0;
  endMs = 0;
  /** D6: the ships with a fix of their own at the start and at the end (`EVIDENCE_FIRST`, `EVIDENCE_SECOND`). */
  evidenceAtStart = 0;
  evidenceAtEnd = 0;
  /** D1: the longest time between the fixes of either ship around it. */
  gapMs = 0;
  /** The earliest beginning of a gap that is longer than usual; Infinity without one. */
  longGapFromMs: number = Number.POSITIVE_INFINITY;
  /** Positions of the first ship (A) and the second (B) at the start; longitudes are not wrapped. */
  longitudeA = 0;
  latitudeA = 0;
  longitudeB = 0;
  latitudeB = 0;
  /** Degrees by which they move. */
  eastA = 0;
  northA = 0;
  eastB = 0;
  northB = 0;
  /** Offset from A to B in degrees at the start, and its change. */
  #east = 0;
  #north = 0;
  #eastward = 0;
  #northward = 0;
  /** Mean latitude of the two ships at the start, and its change. */
  #latitude = 0;
  #poleward = 0;
  /** Squared distances at the start and at the end, in m². */
  startSquared = 0;
  endSquared = 0;
  /** The last result of `closeInterval`, because many configurations have the same distance. */
  #cachedMeters = 0;
  #cachedInterval: Interval | undefined = undefined;

  /** Resets the gaps before `addGap`. */
  resetGaps(): void {
    this.gapMs = 0;
    this.longGapFromMs = Number.POSITIVE_INFINITY;
  }

  /** D1: adds the time between the fixes of a ship around it. @param gapMaxMs longer ones are not usual */
  addGap(fromMs: number, toMs: number, gapMaxMs: number): void {
    const gapMs = toMs - fromMs;
    if (gapMs > this.gapMs) this.gapMs = gapMs;
    if (gapMs > gapMaxMs) this.longGapFromMs = Math.min(this.longGapFromMs, fromMs);
  }

  /** Sets the path of a ship (side 0 is A, 1 is B) by two fixes around the segment. */
  setPath(
    side: number,
    fromMs: number,
    fromLongitude: number,
    fromLatitude: number,
    toMs: number,
    toLongitude: number,
    toLatitude: number,
  ): void {
    const startFraction = (this.startMs - fromMs) / (toMs - fromMs);
    const fraction = (this.endMs - this.startMs) / (toMs - fromMs);
    const east = longitudeDifference(fromLongitude, toLongitude);
    const north = toLatitude - fromLatitude;
    if (side === 0) {
      this.longitudeA = fromLongitude + startFraction * east;
      this.latitudeA = fromLatitude + startFraction * north;
      this.eastA = fraction * east;
      this.northA = fraction * north;
    } else {
      this.longitudeB = fromLongitude + startFraction * east;
      this.latitudeB = fromLatitude + startFraction * north;
      this.eastB = fraction * east;
      this.northB = fraction * north;
    }
  }

  /** Returns a copy that is not measured. */
  copy(): MotionSegment {
    const copy = new MotionSegment();
    copy.setSlice(this, 0, 1);
    return copy;
  }

  /** Sets this segment to the slice of another one between two fractions. Inner ends have no fixes. */
  setSlice(whole: MotionSegment, from: number, to: number): void {
    this.startMs = whole.timeAt(from);
    this.endMs = whole.timeAt(to);
    this.gapMs = whole.gapMs;
    this.longGapFromMs = whole.longGapFromMs;
    this.evidenceAtStart = from === 0 ? whole.evidenceAtStart : 0;
    this.evidenceAtEnd = to === 1 ? whole.evidenceAtEnd : 0;
    this.longitudeA = whole.longitudeA + from * whole.eastA;
    this.latitudeA = whole.latitudeA + from * whole.northA;
    this.longitudeB = whole.longitudeB + from * whole.eastB;
    this.latitudeB = whole.latitudeB + from * whole.northB;
    this.eastA = (to - from) * whole.eastA;
    this.northA = (to - from) * whole.northA;
    this.eastB = (to - from) * whole.eastB;
    this.northB = (to - from) * whole.northB;
  }

  /** Computes the offsets and distances; must be called after the paths are set. */
  measure(): void {
    this.#east = longitudeDifference(this.longitudeA, this.longitudeB);
    this.#north = this.latitudeB - this.latitudeA;
    this.#eastward = this.eastB - this.eastA;
    this.#northward = this.northB - this.northA;
    this.#latitude = (this.latitudeA + this.latitudeB) / 2;
    this.#poleward = (this.northA + this.northB) / 2;
    this.startSquared = this.#squaredAt(0);
    this.endSquared = this.#squaredAt(1);
    this.#cachedMeters = 0;
  }

  /** Returns the time at a fraction. */
  timeAt(fraction: number): number {
    if (fraction === 0) return this.startMs;
    return fraction === 1 ? this.endMs : this.startMs + fraction * (this.endMs - this.startMs);
  }

  /** Returns the fraction at a time, clamped to 0 … 1. */
  fractionAt(timeMs: number): number {
    const fraction = (timeMs - this.startMs) / (this.endMs - this.startMs);
    return Math.min(1, Math.max(0, fraction));
  }

  /** Writes longitude and latitude of A and of B at a fraction. */
  writePositions(fraction: number, floats: Float64Array, at: number): void {
    floats[at] = this.longitudeA + fraction * this.eastA;
    floats[at + 1] = this.latitudeA + fraction * this.northA;
    floats[at + 2] = this.longitudeB + fraction * this.eastB;
    floats[at + 3] = this.latitudeB + fraction * this.northB;
  }

  /** Degrees of latitude by which the midpoint of the two ships moves. */
  get latitudeDegrees(): number {
    return Math.abs(this.northA + this.northB) / 2;
  }

  /**
   * Returns the interval in which the ships are within a distance; undefined if there is none longer than an instant.
   * Within a segment the distance falls to one minimum and rises again, so there is at most one interval.
   */
  closeInterval(distanceMeters: number): Interval | undefined {
    if (distanceMeters !== this.#cachedMeters) {
      this.#cachedMeters = distanceMeters;
      this.#cachedInterval = this.#find(distanceMeters);
    }
    return this.#cachedInterval;
  }

  #find(distanceMeters: number): Interval | undefined {
    const limit = distanceMeters * distanceMeters;
    const startsNear = this.startSquared <= limit;
    const endsNear = this.endSquared <= limit;
    if (startsNear && endsNear) return WHOLE_SEGMENT;
    const nearest = this.#nearest();
    const nearestSquared = this.#squaredAt(nearest);
    // From the nearest: ships that are at the limit at an end may come nearer before they part.
    if (startsNear)
      return [0, this.#crossing(nearestSquared < this.startSquared ? nearest : 0, 1, limit)];
    if (endsNear)
      return [this.#crossing(nearestSquared < this.endSquared ? nearest : 1, 0, limit), 1];
    if (nearestSquared >= limit) return undefined;
    return [this.#crossing(nearest, 0, limit), this.#crossing(nearest, 1, limit)];
  }

  /** The fraction at which the ships are nearest: the minimum of a quadratic, with the radii in the middle of the segment. */
  #nearest(): number {
    const middle = this.#latitude + this.#poleward / 2;
    const eastScale = localDistanceSquared(1, 0, middle);
    const northScale = localDistanceSquared(0, 1, middle);
    const speedSquared =
      eastScale * this.#eastward * this.#eastward + northScale * this.#northward * this.#northward;
    if (speedSquared === 0) return 0;
    const approach =
      eastScale * this.#east * this.#eastward + northScale * this.#north * this.#northward;
    return Math.min(1, Math.max(0, -approach / speedSquared));
  }

  /**
   * The fraction at which the squared distance equals the limit, between a fraction within it and one beyond it: by false
   * position with the Illinois correction (Dowell and Jarratt, BIT 11, 1971).
   */
  #crossing(near: number, far: number, limit: number): number {
    let inside = near;
    let outside = far;
    let insideExcess = this.#squaredAt(inside) - limit;
    let outsideExcess = this.#squaredAt(outside) - limit;
    let lastSide = 0;
    for (let step = 0; step < ROOT_STEPS_MAX; step++) {
      if (insideExcess === 0 || Math.abs(outside - inside) < ROOT_TOLERANCE) break;
      const fraction =
        (inside * outsideExcess - outside * insideExcess) / (outsideExcess - insideExcess);
      const excess = this.#squaredAt(fraction) - limit;
      if (excess <= 0) {
        if (Math.abs(fraction - inside) < ROOT_TOLERANCE) return fraction;
        inside = fraction;
        insideExcess = excess;
        if (lastSide === -1) outsideExcess /= 2;
        lastSide = -1;
      } else {
        if (Math.abs(fraction - outside) < ROOT_TOLERANCE) return fraction;
        outside = fraction;
        outsideExcess = excess;
        if (lastSide === 1) insideExcess /= 2;
        lastSide = 1;
      }
    }
    return inside;
  }

  #squaredAt(fraction: number): number {
    return localDistanceSquared(
      this.#east + fraction * this.#eastward,
      this.#north + fraction * this.#northward,
      this.#latitude + fraction * this.#poleward,
    );
  }
}
