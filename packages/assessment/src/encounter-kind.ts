import type { AssessedKind } from '@roadstead/model';
import type { FiringFeatures } from './firing-features.ts';
import { byLength, fasterKnotsOf, isBunkerTanker, lengthRatioOf, MOORED } from './model-terms.ts';
import { type ShipRole, shipRoleOf } from './ship-role.ts';

/** The probability from which an encounter counts as a transfer. */
const TRANSFER_PROBABILITY_MIN = 0.5;
/** A drifting ship is slower, also in a current of 2 kn; the slowest convoy is faster. */
const UNDER_WAY_KNOTS_MIN = 2.5;
/** The largest tanker that enters most oil ports is a Suezmax, of 275 m: lightering begins with ships like it. */
const LIGHTERED_METERS_MIN = 180;
const LIGHTERING_RATIO_MIN = 1.25;
/** The largest pilot boats, launches and store boats. */
const BOAT_METERS_MAX = 40;
const BOAT_RATIO_MIN = 2;
/** Hulls that are nearer touch, or have fenders between them: the largest are 4.5 m across. */
const TOUCHING_METERS_MAX = 15;
/** Trawlers pull at 2 to 5 kn. */
const TRAWL_KNOTS_MAX = 6;

/** Returns the kind of an encounter. @param probability of a transfer */
export function kindOf(features: FiringFeatures, probability: number): AssessedKind {
  const { first, second } = features;
  const classes = [shipRoleOf(first.shiptype), shipRoleOf(second.shiptype)];
  const faster = fasterKnotsOf(features);
  const isUnderWay = faster !== null && slowerKnotsOf(features) >= UNDER_WAY_KNOTS_MIN;
  if (probability >= TRANSFER_PROBABILITY_MIN) return transferKindOf(features, classes, isUnderWay);
  if (classes.includes('tug')) return isUnderWay ? 'tow_or_escort' : 'service_boat';
  if (isUnderWay && classes.every((each) => each === 'fishing')) {
    return faster <= TRAWL_KNOTS_MAX ? 'pair_trawling' : 'passing';
  }
  if (classes.includes('service') || isBoat(features)) return 'service_boat';
  if (isUnderWay) return 'passing';
  if (faster === null) return 'unknown';
  if (features.portAreaMeters === 0 || touches(features) || areMoored(features)) {
    return 'moored_neighbours';
  }
  return faster < UNDER_WAY_KNOTS_MIN ? 'anchored_neighbours' : 'passing';
}

function transferKindOf(
  features: FiringFeatures,
  classes: readonly ShipRole[],
  isUnderWay: boolean,
): AssessedKind {
  const ships = byLength(features);
  const longer = ships?.[1].lengthMeters ?? 0;
  const isOfBunkers = ships !== undefined && isBunkerTanker(ships[0]);
  if (classes.includes('fishing')) return isOfBunkers ? 'bunkering' : 'fishing_transshipment';
  if (isOfBunkers) return 'bunkering';
  if (isUnderWay) return 'transfer_under_way';
  const areTankers = classes.every((each) => each === 'tanker');
  const ratio = lengthRatioOf(features) ?? 1;
  const isLightering = longer >= LIGHTERED_METERS_MIN && ratio >= LIGHTERING_RATIO_MIN;
  return areTankers && isLightering ? 'lightering' : 'transfer';
}

function slowerKnotsOf({ first, second }: FiringFeatures): number {
  return Math.min(first.speedKnotsMedian ?? 0, second.speedKnotsMedian ?? 0);
}

function isBoat(features: FiringFeatures): boolean {
  const shorter = byLength(features)?.[0].lengthMeters ?? Number.POSITIVE_INFINITY;
  return shorter <= BOAT_METERS_MAX && (lengthRatioOf(features) ?? 1) >= BOAT_RATIO_MIN;
}

function touches({ hullDistanceMetersMedian }: FiringFeatures): boolean {
  return hullDistanceMetersMedian !== null && hullDistanceMetersMedian <= TOUCHING_METERS_MAX;
}

function areMoored({ first, second }: FiringFeatures): boolean {
  return first.navStatus === MOORED && second.navStatus === MOORED;
}
