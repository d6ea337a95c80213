import { ANY_MOTION, type EncounterMotion } from './encounter-motion.ts';
import type { EncounterPlace } from './encounter-place.ts';
import { type FeatureBounds, featureBounds } from './feature-bounds.ts';
import type { FiringFeatures, FiringShipFeatures } from './firing-features.ts';
import type { StaticHistory } from './static-history.ts';
import type { StoredTrack } from './stored-track.ts';

/** An encounter, as far as its features at instants depend on it. */
export interface FiringState {
  readonly motion: EncounterMotion;
  readonly place: EncounterPlace;
  readonly apartBeforeMeters: number | null;
  /** Whether each ship has come to its place in the hour before. */
  readonly haveCome: readonly (boolean | null)[];
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

  /**
   * Returns the bounds of the features at later instants, up to one, as long as static data and navigation status stay as they
   * are.
   * @param toMs Infinity for any motion
   */
  boundsUntil(toMs: number): FeatureBounds {
    const { staticsOf } = this.#state;
    const ranges =
      toMs === Number.POSITIVE_INFINITY
        ? ANY_MOTION
        : motionAt(this.#state, this.#timeMs).rangesUntil(toMs);
    const hasHulls = ([0, 1] as const).every((side) => staticsOf(side)?.hulls.upTo(this.#timeMs));
    const hullMeters = hasHulls ? ranges.hullMeters : undefined;
    const untilMinutes = this.durationMinutes + (toMs - this.#timeMs) / 60_000;
    return featureBounds(this, { ...ranges, hullMeters }, untilMinutes);
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

  get hasCome(): boolean | null {
    return this.#state.haveCome[this.#side];
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
    motion.advance(timeMs, (pieceMs) => [
      staticsOf(0)?.hulls.upTo(pieceMs) ?? null,
      staticsOf(1)?.hulls.upTo(pieceMs) ?? null,
    ]);
  }
  return motion;
}
