import type { EncounterMotion } from './encounter-motion.ts';
import type { HullDimensions } from './hull.ts';
import type { StaticHistory } from './static-history.ts';
import type { StoredTrack } from './stored-track.ts';

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

/** An encounter, as far as its features at instants depend on it. */
export interface FiringState {
  readonly motion: EncounterMotion;
  readonly place: EncounterPlace;
  readonly apartBeforeMeters: number | null;
  readonly activationTimeMs: number;
  readonly tracks: readonly [StoredTrack, StoredTrack];
  /** Returns the static data of a ship; undefined before its first static report. */
  readonly staticsOf: (side: Side) => StaticHistory | undefined;
}

type Side = 0 | 1;

/**
 * F15: the features of an encounter at an instant, computed when they are read: most encounters of a harbour are no transfers
 * wherever their ships are, and however they move.
 */
export class LazyFiringFeatures implements FiringFeatures {
  readonly durationMinutes: number;
  readonly first: LazyShipFeatures;
  readonly second: LazyShipFeatures;
  readonly #state: FiringState;
  readonly #timeMs: number;

  constructor(state: FiringState, timeMs: number) {
    this.#state = state;
    this.#timeMs = timeMs;
    this.durationMinutes = (timeMs - state.activationTimeMs) / 60_000;
    this.first = new LazyShipFeatures(state, 0, timeMs);
    this.second = new LazyShipFeatures(state, 1, timeMs);
  }

  get portAreaMeters(): number {
    return this.#state.place.portAreaMeters;
  }

  get anchorageMeters(): number {
    return this.#state.place.anchorageMeters;
  }

  get shoreMeters(): number {
    return this.#state.place.shoreMeters;
  }

  get apartBeforeMeters(): number | null {
    return this.#state.apartBeforeMeters;
  }

  get distanceMetersMedian(): number | null {
    return motionAt(this.#state, this.#timeMs).metersMedian;
  }

  get distanceLengthsMedian(): number | null {
    const meters = this.distanceMetersMedian;
    const [one, other] = [this.first.lengthMeters, this.second.lengthMeters];
    if (meters === null || one === null || other === null) return null;
    return meters / Math.max(one, other);
  }

  get hullDistanceMetersMedian(): number | null {
    return motionAt(this.#state, this.#timeMs).hullMetersMedian;
  }

  get headingDifferenceDegrees(): number | null {
    return motionAt(this.#state, this.#timeMs).headingDifferenceDegrees;
  }

  get relativeSpeedKnotsMedian(): number | null {
    return motionAt(this.#state, this.#timeMs).relativeSpeedKnotsMedian;
  }
}

class LazyShipFeatures implements FiringShipFeatures {
  readonly #state: FiringState;
  readonly #side: Side;
  readonly #timeMs: number;

  constructor(state: FiringState, side: Side, timeMs: number) {
    this.#state = state;
    this.#side = side;
    this.#timeMs = timeMs;
  }

  get shiptype(): number | null {
    return this.#state.staticsOf(this.#side)?.shiptypes.upTo(this.#timeMs) ?? null;
  }

  get lengthMeters(): number | null {
    return this.#state.staticsOf(this.#side)?.lengths.upTo(this.#timeMs) ?? null;
  }

  get navStatus(): number {
    const track = this.#state.tracks[this.#side];
    return track.statusAt(track.indexAt(this.#timeMs));
  }

  get speedKnotsMedian(): number | null {
    return motionAt(this.#state, this.#timeMs).speedKnotsMedian(this.#side);
  }

  get speedKnotsMax(): number | null {
    return motionAt(this.#state, this.#timeMs).speedKnotsMax(this.#side);
  }
}

/** Advances the motion of an encounter to an instant. */
function motionAt({ motion, staticsOf }: FiringState, timeMs: number): EncounterMotion {
  if (motion.untilMs < timeMs) {
    const hullOf = (side: Side): HullDimensions | null =>
      staticsOf(side)?.hulls.upTo(timeMs) ?? null;
    motion.advance(timeMs, [hullOf(0), hullOf(1)]);
  }
  return motion;
}
