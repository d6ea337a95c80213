import { type Interval, localDistanceSquared, longitudeDifference } from '@roadstead/geo';

/** All of a piece. */
export const WHOLE_PIECE: Interval = [0, 1];

/** A root is found in about six steps; the limit only guards against a mistake. */
const ROOT_STEPS_MAX = 60;
/** Of a piece's length: 0.2 µs in half an hour. */
const ROOT_TOLERANCE = 1e-10;

/**
 * A piece of time in which both ships sail straight in longitude and latitude, and when in it they are near each
 * other (D2, D4). Times are epoch milliseconds; parts of the piece are from 0, its start, to 1, its end.
 */
export class Piece {
  startMs = 0;
  endMs = 0;
  /** D6: which ships have a fix of their own at the start, at the end (`EVIDENCE_FIRST`, `EVIDENCE_SECOND`). */
  evidenceAtStart = 0;
  evidenceAtEnd = 0;
  /** Where the first ship (A) and the second (B) are at the start; longitudes in whatever turn of the world. */
  longitudeA = 0;
  latitudeA = 0;
  longitudeB = 0;
  latitudeB = 0;
  /** How far they get, in degrees. */
  eastA = 0;
  northA = 0;
  eastB = 0;
  northB = 0;
  /** From A to B in degrees at the start, and how that changes. */
  #east = 0;
  #north = 0;
  #eastward = 0;
  #northward = 0;
  /** The mean latitude of the two at the start, and how it changes. */
  #latitude = 0;
  #poleward = 0;
  /** Squared distances at the start and at the end, in m². */
  startSquared = 0;
  endSquared = 0;
  /** What was asked of this piece last: many configurations have the same distance. */
  #askedMeters = 0;
  #answer: Interval | undefined = undefined;

  /** Sets the part of a ship's way between two fixes (side 0 is A, 1 is B) that lies in the piece. */
  setWay(
    side: number,
    fromMs: number,
    fromLongitude: number,
    fromLatitude: number,
    toMs: number,
    toLongitude: number,
    toLatitude: number,
  ): void {
    const startPart = (this.startMs - fromMs) / (toMs - fromMs);
    const part = (this.endMs - this.startMs) / (toMs - fromMs);
    const east = longitudeDifference(fromLongitude, toLongitude);
    const north = toLatitude - fromLatitude;
    if (side === 0) {
      this.longitudeA = fromLongitude + startPart * east;
      this.latitudeA = fromLatitude + startPart * north;
      this.eastA = part * east;
      this.northA = part * north;
    } else {
      this.longitudeB = fromLongitude + startPart * east;
      this.latitudeB = fromLatitude + startPart * north;
      this.eastB = part * east;
      this.northB = part * north;
    }
  }

  copy(): Piece {
    const copy = new Piece();
    copy.beCutOf(this, 0, 1);
    return copy;
  }

  /** Becomes the part of another piece from `from` to `to`; only its ends are at fixes. */
  beCutOf(whole: Piece, from: number, to: number): void {
    this.startMs = whole.timeAt(from);
    this.endMs = whole.timeAt(to);
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

  /** To be called when the ships' places are set. */
  measure(): void {
    this.#east = longitudeDifference(this.longitudeA, this.longitudeB);
    this.#north = this.latitudeB - this.latitudeA;
    this.#eastward = this.eastB - this.eastA;
    this.#northward = this.northB - this.northA;
    this.#latitude = (this.latitudeA + this.latitudeB) / 2;
    this.#poleward = (this.northA + this.northB) / 2;
    this.startSquared = this.#squaredAt(0);
    this.endSquared = this.#squaredAt(1);
    this.#askedMeters = 0;
  }

  timeAt(part: number): number {
    if (part === 0) return this.startMs;
    return part === 1 ? this.endMs : this.startMs + part * (this.endMs - this.startMs);
  }

  /** The part of an instant, from 0 to 1. */
  partAt(timeMs: number): number {
    const part = (timeMs - this.startMs) / (this.endMs - this.startMs);
    return Math.min(1, Math.max(0, part));
  }

  /** Writes longitude and latitude of A, then of B. */
  writePositions(part: number, floats: Float64Array, at: number): void {
    floats[at] = this.longitudeA + part * this.eastA;
    floats[at + 1] = this.latitudeA + part * this.northA;
    floats[at + 2] = this.longitudeB + part * this.eastB;
    floats[at + 3] = this.latitudeB + part * this.northB;
  }

  /** Degrees of latitude by which the middle of the two ships moves. */
  get latitudeDegrees(): number {
    return Math.abs(this.northA + this.northB) / 2;
  }

  /**
   * The part of the piece in which the ships are within a distance, if there is any longer than an instant. Within a
   * piece the distance falls to one minimum and rises again.
   */
  within(distanceMeters: number): Interval | undefined {
    if (distanceMeters !== this.#askedMeters) {
      this.#askedMeters = distanceMeters;
      this.#answer = this.#find(distanceMeters);
    }
    return this.#answer;
  }

  #find(distanceMeters: number): Interval | undefined {
    const limit = distanceMeters * distanceMeters;
    const startsNear = this.startSquared <= limit;
    const endsNear = this.endSquared <= limit;
    if (startsNear && endsNear) return WHOLE_PIECE;
    if (startsNear) return [0, this.#crossing(0, 1, limit)];
    if (endsNear) return [this.#crossing(1, 0, limit), 1];
    const nearest = this.#nearest();
    if (this.#squaredAt(nearest) >= limit) return undefined;
    return [this.#crossing(nearest, 0, limit), this.#crossing(nearest, 1, limit)];
  }

  /** Where the ships are nearest: the minimum of a quadratic, on the ellipsoid's radii in the middle of the piece. */
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
   * Where, between a part that is near enough and one that is not, the distance is the limit: the root of the squared
   * distance by false position with the Illinois correction (Dowell and Jarratt, BIT 11, 1971).
   */
  #crossing(near: number, far: number, limit: number): number {
    let inside = near;
    let outside = far;
    let insideExcess = this.#squaredAt(inside) - limit;
    let outsideExcess = this.#squaredAt(outside) - limit;
    let lastSide = 0;
    for (let step = 0; step < ROOT_STEPS_MAX; step++) {
      if (insideExcess === 0 || Math.abs(outside - inside) < ROOT_TOLERANCE) break;
      const part =
        (inside * outsideExcess - outside * insideExcess) / (outsideExcess - insideExcess);
      const excess = this.#squaredAt(part) - limit;
      if (excess <= 0) {
        if (Math.abs(part - inside) < ROOT_TOLERANCE) return part;
        inside = part;
        insideExcess = excess;
        if (lastSide === -1) outsideExcess /= 2;
        lastSide = -1;
      } else {
        if (Math.abs(part - outside) < ROOT_TOLERANCE) return part;
        outside = part;
        outsideExcess = excess;
        if (lastSide === 1) insideExcess /= 2;
        lastSide = 1;
      }
    }
    return inside;
  }

  #squaredAt(part: number): number {
    return localDistanceSquared(
      this.#east + part * this.#eastward,
      this.#north + part * this.#northward,
      this.#latitude + part * this.#poleward,
    );
  }
}
