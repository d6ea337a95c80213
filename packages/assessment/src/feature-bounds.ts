import type { MotionRanges } from './encounter-motion.ts';
import type { FiringFeatures, FiringShipFeatures } from './firing-features.ts';

/**
 * The least and the greatest features that an encounter may have at later instants, as long as static data and navigation
 * status stay as they are.
 */
export type FeatureBounds = readonly [least: FiringFeatures, greatest: FiringFeatures];

/** Returns the bounds of features. @param untilMinutes the greatest duration */
export function featureBounds(
  features: FiringFeatures,
  ranges: MotionRanges,
  untilMinutes: number,
): FeatureBounds {
  return [
    new BoundFeatures(features, ranges, 0, features.durationMinutes),
    new BoundFeatures(features, ranges, 1, untilMinutes),
  ];
}

/** One end of the bounds. What does not depend on motion is computed when it is read. */
class BoundFeatures implements FiringFeatures {
  readonly durationMinutes: number;
  readonly first: FiringShipFeatures;
  readonly second: FiringShipFeatures;
  readonly #features: FiringFeatures;
  readonly #ranges: MotionRanges;
  readonly #end: 0 | 1;

  constructor(features: FiringFeatures, ranges: MotionRanges, end: 0 | 1, durationMinutes: number) {
    this.durationMinutes = durationMinutes;
    this.#features = features;
    this.#ranges = ranges;
    this.#end = end;
    const [first, second] = ranges.speedKnots;
    this.first = new BoundShipFeatures(features.first, first[end], ranges.speedKnotsMax[0][end]);
    this.second = new BoundShipFeatures(features.second, second[end], ranges.speedKnotsMax[1][end]);
  }

  get portAreaMeters(): number {
    return this.#features.portAreaMeters;
  }

  get anchorageMeters(): number {
    return this.#features.anchorageMeters;
  }

  get shoreMeters(): number {
    return this.#features.shoreMeters;
  }

  get apartBeforeMeters(): number | null {
    return this.#features.apartBeforeMeters;
  }

  get distanceMetersMedian(): number | null {
    return this.#ranges.meters[this.#end];
  }

  get distanceLengthsMedian(): number | null {
    const [one, other] = [this.first.lengthMeters, this.second.lengthMeters];
    const meters = this.distanceMetersMedian;
    if (meters === null || one === null || other === null) return null;
    return meters / Math.max(one, other);
  }

  get hullDistanceMetersMedian(): number | null {
    return this.#ranges.hullMeters?.[this.#end] ?? null;
  }

  get headingDifferenceDegrees(): number | null {
    return this.#ranges.headingDegrees[this.#end];
  }

  get relativeSpeedKnotsMedian(): number | null {
    return this.#ranges.relativeKnots[this.#end];
  }
}

class BoundShipFeatures implements FiringShipFeatures {
  readonly speedKnotsMedian: number | null;
  readonly speedKnotsMax: number | null;
  readonly #ship: FiringShipFeatures;

  constructor(
    ship: FiringShipFeatures,
    speedKnotsMedian: number | null,
    speedKnotsMax: number | null,
  ) {
    this.#ship = ship;
    this.speedKnotsMedian = speedKnotsMedian;
    this.speedKnotsMax = speedKnotsMax;
  }

  get shiptype(): number | null {
    return this.#ship.shiptype;
  }

  get lengthMeters(): number | null {
    return this.#ship.lengthMeters;
  }

  get hasCome(): boolean | null {
    return this.#ship.hasCome;
  }

  get navStatus(): number {
    return this.#ship.navStatus;
  }
}
