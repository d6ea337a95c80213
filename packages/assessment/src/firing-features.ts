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
  readonly distanceMetersMin: number | null;
  readonly distanceMetersMedian: number | null;
  /** In lengths of the longer ship. */
  readonly distanceLengthsMedian: number | null;
  readonly hullDistanceMetersMedian: number | null;
  readonly headingDifferenceDegrees: number | null;
  readonly relativeSpeedKnotsMedian: number | null;
  readonly driftKnots: number | null;
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

/** F15: returns the features of an encounter at an instant, up to which its motion has been advanced. */
export function firingFeatures(state: FiringState, timeMs: number): FiringFeatures {
  const { motion, place, statics, apartBeforeMeters, activationTimeMs, navStatuses } = state;
  const ship = (side: 0 | 1): FiringShipFeatures => ({
    shiptype: statics[side]?.shiptypes.upTo(timeMs) ?? null,
    lengthMeters: statics[side]?.lengths.upTo(timeMs) ?? null,
    speedKnotsMedian: motion.speedKnotsMedian(side),
    speedKnotsMax: motion.speedKnotsMax(side),
    navStatus: navStatuses[side],
  });
  const [first, second] = [ship(0), ship(1)];
  const { metersMedian } = motion;
  const length =
    first.lengthMeters === null || second.lengthMeters === null
      ? null
      : Math.max(first.lengthMeters, second.lengthMeters);
  return {
    ...place,
    durationMinutes: (timeMs - activationTimeMs) / 60_000,
    distanceMetersMin: motion.metersMin,
    distanceMetersMedian: metersMedian,
    distanceLengthsMedian: metersMedian === null || length === null ? null : metersMedian / length,
    hullDistanceMetersMedian: motion.hullMetersMedian,
    headingDifferenceDegrees: motion.headingDifferenceDegrees,
    relativeSpeedKnotsMedian: motion.relativeSpeedKnotsMedian,
    driftKnots: motion.driftKnots,
    apartBeforeMeters,
    ...{ first, second },
  };
}
