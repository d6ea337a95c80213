import { angleBetween, Hull, type HullDimensions, hullMeters } from './hull.ts';
import { endedLegsOf, type Leg } from './legs.ts';
import { pairPieces } from './pair-pieces.ts';
import { RunningMedian, type ValueRange } from './running-median.ts';
import type { StoredTrack } from './stored-track.ts';
import { KNOWN_SHARE_MIN } from './thresholds.ts';

const METERS_LEAST = 2;
const METERS_MOST = 50_000;
const KNOTS_LEAST = 0.1;
const KNOTS_MOST = 40;
const DEGREES_LEAST = 2;

/** The state of the motion of a ship as JSON. */
interface ShipMotionSnapshot {
  readonly knots: readonly number[];
  readonly unmatched: readonly Leg[];
  readonly knotsMax: number | null;
  readonly fromMs: number;
}

/** The state of the motion of two ships as JSON. */
export interface EncounterMotionSnapshot {
  readonly untilMs: number;
  readonly medians: readonly (readonly number[])[];
  readonly ships: readonly ShipMotionSnapshot[];
}

/** Bounds of the motion of two ships at later instants. */
export interface MotionRanges {
  readonly meters: ValueRange;
  /** Undefined if it stays unknown. */
  readonly hullMeters: ValueRange | undefined;
  readonly headingDegrees: ValueRange;
  readonly relativeKnots: ValueRange;
  readonly speedKnots: readonly [ValueRange, ValueRange];
  readonly speedKnotsMax: readonly [ValueRange, ValueRange];
}

const ANY_VALUE: ValueRange = [null, Number.POSITIVE_INFINITY];

/** Any motion of ships with hulls. */
export const ANY_MOTION: MotionRanges = {
  ...{ meters: ANY_VALUE, hullMeters: ANY_VALUE, headingDegrees: ANY_VALUE },
  ...{ relativeKnots: ANY_VALUE, speedKnots: [ANY_VALUE, ANY_VALUE] },
  speedKnotsMax: [ANY_VALUE, ANY_VALUE],
};

/** F15: how two ships move during an encounter, from its beginning to the instant of `advance`. */
export class EncounterMotion {
  readonly #tracks: readonly [StoredTrack, StoredTrack];
  readonly #gapMaxMs: number;
  #untilMs: number;
  readonly #meters: RunningMedian = new RunningMedian(METERS_LEAST, METERS_MOST);
  readonly #hullMeters: RunningMedian = new RunningMedian(METERS_LEAST, METERS_MOST);
  readonly #headingDegrees: RunningMedian = new RunningMedian(DEGREES_LEAST, 180);
  readonly #relativeKnots: RunningMedian = new RunningMedian(KNOTS_LEAST, KNOTS_MOST);
  readonly #ships: readonly [ShipMotion, ShipMotion];

  constructor(tracks: readonly [StoredTrack, StoredTrack], fromMs: number, gapMaxMs: number) {
    this.#tracks = tracks;
    this.#gapMaxMs = gapMaxMs;
    this.#untilMs = fromMs;
    this.#ships = [new ShipMotion(fromMs), new ShipMotion(fromMs)];
  }

  /** Advances to an instant. @param hullsAt returns the hulls known at an instant */
  advance(
    toMs: number,
    hullsAt: (timeMs: number) => readonly [HullDimensions | null, HullDimensions | null],
  ): void {
    const [a, b] = this.#tracks;
    for (const piece of pairPieces(a, b, this.#untilMs, toMs, this.#gapMaxMs)) {
      this.#meters.add(piece.durationMs, piece.metersAt(0.5));
      const [bowA, bowB] = [piece.first.bowDegrees, piece.second.bowDegrees];
      if (Number.isNaN(bowA + bowB)) continue;
      this.#headingDegrees.add(piece.durationMs, angleBetween(bowA, bowB));
      const [hullA, hullB] = hullsAt(piece.toMs);
      if (!hullA || !hullB) continue;
      const offset = piece.offsetAt(0.5);
      const apart = hullMeters(new Hull(hullA, bowA), new Hull(hullB, bowB), ...offset);
      this.#hullMeters.add(piece.durationMs, apart);
    }
    this.#ships.forEach((ship, side) => {
      ship.advance(this.#tracks[side], toMs, this.#gapMaxMs);
    });
    addRelative(this.#ships[0].unmatched, this.#ships[1].unmatched, this.#relativeKnots);
    this.#untilMs = toMs;
  }

  save(): EncounterMotionSnapshot {
    return {
      untilMs: this.#untilMs,
      medians: this.#medians.map((median) => median.save()),
      ships: this.#ships.map((ship) => ship.save()),
    };
  }

  /** Restores the state of `save`, before the first `advance`. */
  restore({ untilMs, medians, ships }: EncounterMotionSnapshot): void {
    this.#untilMs = untilMs;
    for (const [i, median] of this.#medians.entries()) median.restore(medians[i]);
    for (const [i, ship] of this.#ships.entries()) ship.restore(ships[i]);
  }

  get #medians(): readonly RunningMedian[] {
    return [this.#meters, this.#hullMeters, this.#headingDegrees, this.#relativeKnots];
  }

  /** The instant up to which it has advanced, epoch milliseconds. */
  get untilMs(): number {
    return this.#untilMs;
  }

  get metersMedian(): number | null {
    return this.#meters.median;
  }

  get hullMetersMedian(): number | null {
    return this.#medianOfMost(this.#hullMeters);
  }

  get headingDifferenceDegrees(): number | null {
    return this.#medianOfMost(this.#headingDegrees);
  }

  get relativeSpeedKnotsMedian(): number | null {
    return this.#relativeKnots.median;
  }

  /** Returns bounds of the motion at later instants, up to one, whatever the ships do. */
  rangesUntil(toMs: number): MotionRanges {
    const addedMs = toMs - this.#untilMs;
    const comparedMs = Math.min(...this.#ships.map((ship) => ship.comparedMs));
    return {
      meters: this.#meters.rangeAfter(addedMs),
      hullMeters: this.#rangeOfMost(this.#hullMeters, addedMs),
      headingDegrees: this.#rangeOfMost(this.#headingDegrees, addedMs) ?? ANY_VALUE,
      relativeKnots: this.#relativeKnots.rangeAfter(toMs - comparedMs),
      speedKnots: [this.#ships[0].knotsRange(toMs), this.#ships[1].knotsRange(toMs)],
      speedKnotsMax: [
        [this.#ships[0].knotsMax, Number.POSITIVE_INFINITY],
        [this.#ships[1].knotsMax, Number.POSITIVE_INFINITY],
      ],
    };
  }

  /** The median of what needs directions: a ship without a heading has one only while it sails, so not alongside. */
  #medianOfMost(values: RunningMedian): number | null {
    return values.totalMs < KNOWN_SHARE_MIN * this.#meters.totalMs ? null : values.median;
  }

  /** The range of that median; undefined if it stays unknown. */
  #rangeOfMost(values: RunningMedian, addedMs: number): ValueRange | undefined {
    const neededMs = KNOWN_SHARE_MIN * (this.#meters.totalMs + addedMs);
    // A millisecond more than the rounding of the sums.
    if (values.totalMs + addedMs < neededMs - 1) return undefined;
    return values.totalMs < neededMs + 1 ? ANY_VALUE : values.rangeAfter(addedMs);
  }

  speedKnotsMedian(side: 0 | 1): number | null {
    return this.#ships[side].knots.median;
  }

  speedKnotsMax(side: 0 | 1): number | null {
    return this.#ships[side].knotsMax;
  }
}

/** The legs of a ship (F5) that have ended. */
class ShipMotion {
  readonly knots: RunningMedian = new RunningMedian(KNOTS_LEAST, KNOTS_MOST);
  /** Legs, or their rests, that have not been compared with those of the other ship. */
  readonly unmatched: Leg[] = [];
  knotsMax: number | null = null;
  #fromMs: number;

  constructor(fromMs: number) {
    this.#fromMs = fromMs;
  }

  save(): ShipMotionSnapshot {
    const { unmatched, knotsMax } = this;
    return { knots: this.knots.save(), unmatched, knotsMax, fromMs: this.#fromMs };
  }

  restore({ knots, unmatched, knotsMax, fromMs }: ShipMotionSnapshot): void {
    this.knots.restore(knots);
    this.unmatched.push(...unmatched);
    this.knotsMax = knotsMax;
    this.#fromMs = fromMs;
  }

  /** The instant up to which legs have been compared with those of the other ship. */
  get comparedMs(): number {
    return this.unmatched[0]?.fromMs ?? this.#fromMs;
  }

  /** Returns bounds of the median of the speed at later instants, up to one: a leg may have begun. */
  knotsRange(toMs: number): ValueRange {
    return this.knots.rangeAfter(toMs - this.#fromMs);
  }

  advance(track: StoredTrack, toMs: number, gapMaxMs: number): void {
    for (const leg of endedLegsOf(track, this.#fromMs, toMs, gapMaxMs)) {
      const knots = Math.hypot(leg.eastKnots, leg.northKnots);
      this.knots.add(leg.toMs - leg.fromMs, knots);
      this.knotsMax = Math.max(this.knotsMax ?? 0, knots);
      this.unmatched.push(leg);
      this.#fromMs = leg.toMs;
    }
  }
}

function addRelative(first: Leg[], second: Leg[], speeds: RunningMedian): void {
  while (first.length > 0 && second.length > 0) {
    const [a, b] = [first[0], second[0]];
    const toMs = Math.min(a.toMs, b.toMs);
    const knots = Math.hypot(a.eastKnots - b.eastKnots, a.northKnots - b.northKnots);
    speeds.add(toMs - Math.max(a.fromMs, b.fromMs), knots);
    if (a.toMs === toMs) first.shift();
    if (b.toMs === toMs) second.shift();
  }
}
