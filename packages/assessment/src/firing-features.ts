import type { EncounterMotion } from './encounter-motion.ts';
import type { StaticHistory } from './static-history.ts';

/** F9: distances in metres from the point midway between the ships at the beginning of an encounter. */
export interface EncounterPlace {
  readonly portAreaMeters: number;
  readonly anchorageMeters: number;
  readonly shoreMeters: number;
}

/** F15: features of one of the ships of an encounter at an instant. Unknown values are null. */
interface FiringShipFeatures {
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly speedKnotsMedian: number | null;
  readonly speedKnotsMax: number | null;
  /** 0 to 15. */
  readonly navStatus: number;
}

/** F15: features of an encounter at an instant, from what is known then. Unknown values are null. */
export interface FiringFeatures extends EncounterPlace {
  readonly durationMinutes: number;
  readonly distanceMetersMedian: number | null;
  /** In lengths of the longer ship. */
  readonly distanceLengthsMedian: number | null;
  readonly hullDistanceMetersMedian: number | null;
  readonly headingDifferenceDegrees: number | null;
  readonly relativeSpeedKnotsMedian: number | null;
  /** The greatest known distance in the hour before the beginning. */
  readonly apartBeforeMeters: number | null;
  readonly first: FiringShipFeatures;
  readonly second: FiringShipFeatures;
}

/** Input of the features at an instant. */
interface FiringState {
  readonly motion: EncounterMotion;
  readonly place: EncounterPlace;
  readonly apartBeforeMeters: number | null;
  readonly activationTimeMs: number;
  readonly statics: readonly (StaticHistory | undefined)[];
  readonly navStatuses: readonly number[];
}

/**
 * F15: the features of an encounter at an instant, computed when they are read: most encounters of a harbour are no transfers
 * wherever their ships are, and however they move.
 */
export class LazyFiringFeatures implements FiringFeatures {
  readonly portAreaMeters: number;
  readonly anchorageMeters: number;
  readonly shoreMeters: number;
  readonly apartBeforeMeters: number | null;
  readonly durationMinutes: number;
  readonly first: LazyShipFeatures;
  readonly second: LazyShipFeatures;
  readonly #motion: () => EncounterMotion;

  constructor(state: FiringState, timeMs: number) {
    const { motion, place, statics, navStatuses } = state;
    this.portAreaMeters = place.portAreaMeters;
    this.anchorageMeters = place.anchorageMeters;
    this.shoreMeters = place.shoreMeters;
    this.apartBeforeMeters = state.apartBeforeMeters;
    this.durationMinutes = (timeMs - state.activationTimeMs) / 60_000;
    this.#motion = () => {
      if (motion.untilMs < timeMs) {
        const hulls = statics.map((history) => history?.hulls.upTo(timeMs) ?? null);
        motion.advance(timeMs, hulls);
      }
      return motion;
    };
    this.first = new LazyShipFeatures(0, this.#motion, statics[0], navStatuses[0], timeMs);
    this.second = new LazyShipFeatures(1, this.#motion, statics[1], navStatuses[1], timeMs);
  }

  get distanceMetersMedian(): number | null {
    return this.#motion().metersMedian;
  }

  get distanceLengthsMedian(): number | null {
    const meters = this.distanceMetersMedian;
    const [one, other] = [this.first.lengthMeters, this.second.lengthMeters];
    if (meters === null || one === null || other === null) return null;
    return meters / Math.max(one, other);
  }

  get hullDistanceMetersMedian(): number | null {
    return this.#motion().hullMetersMedian;
  }

  get headingDifferenceDegrees(): number | null {
    return this.#motion().headingDifferenceDegrees;
  }

  get relativeSpeedKnotsMedian(): number | null {
    return this.#motion().relativeSpeedKnotsMedian;
  }
}

class LazyShipFeatures implements FiringShipFeatures {
  readonly shiptype: number | null;
  readonly lengthMeters: number | null;
  readonly navStatus: number;
  readonly #side: 0 | 1;
  readonly #motion: () => EncounterMotion;

  constructor(
    side: 0 | 1,
    motion: () => EncounterMotion,
    history: StaticHistory | undefined,
    navStatus: number,
    timeMs: number,
  ) {
    this.#side = side;
    this.#motion = motion;
    this.navStatus = navStatus;
    this.shiptype = history?.shiptypes.upTo(timeMs) ?? null;
    this.lengthMeters = history?.lengths.upTo(timeMs) ?? null;
  }

  get speedKnotsMedian(): number | null {
    return this.#motion().speedKnotsMedian(this.#side);
  }

  get speedKnotsMax(): number | null {
    return this.#motion().speedKnotsMax(this.#side);
  }
}
