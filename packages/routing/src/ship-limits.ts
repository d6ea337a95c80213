import { PASSAGES, type Passage, type PassageName, type ShipSize } from './passages.ts';
import { DRAUGHT_SLACK_METERS, LENGTH_SLACK_METERS } from './thresholds.ts';

/** A passage that a ship is too large for, with the reason: `16 m of draught, 15.24 m at most`. */
export interface ClosedPassage {
  readonly name: PassageName;
  readonly reason: string;
}

type Dimension = keyof ShipSize;

const WORDS: Readonly<Record<Dimension, string>> = {
  draughtMeters: 'draught',
  beamMeters: 'beam',
  lengthMeters: 'length',
  airDraughtMeters: 'air draught',
};
const DIMENSIONS = Object.keys(WORDS) as readonly Dimension[];

/**
 * Returns the passages that are closed to a ship because of its size.
 * @throws RangeError for a dimension that is negative or not a number
 */
export function closedPassages(ship: ShipSize): ClosedPassage[] {
  for (const dimension of DIMENSIONS) {
    const meters = ship[dimension];
    if (meters !== undefined && !(meters >= 0))
      throw new RangeError(`invalid ${WORDS[dimension]}: ${meters}`);
  }
  return PASSAGES.flatMap(({ name, limits }) => {
    if (limits.length === 0 || limits.some((limit) => excess(ship, limit).length === 0)) return [];
    // Of several limits, that which the ship exceeds least.
    const [limit] = [...limits].sort((a, b) => greatestExcess(ship, a) - greatestExcess(ship, b));
    const dimensions = excess(ship, limit);
    const reason = dimensions
      .map((each) => `${ship[each]} m of ${WORDS[each]}, ${limit[each]} m at most`)
      .join('; ');
    return [{ name, reason }];
  });
}

/** Whether a ship is known to be within the limits of a passage: every limited dimension is given, and none exceeded. */
export function isKnownToFit(ship: ShipSize, { limits }: Passage): boolean {
  return limits.some(
    (limit) =>
      excess(ship, limit).length === 0 &&
      DIMENSIONS.every((each) => limit[each] === undefined || ship[each] !== undefined),
  );
}

/** Returns the given dimensions as a text: `16 m of draught, 50 m of beam`. */
export function sizeText(ship: ShipSize): string {
  return DIMENSIONS.filter((each) => ship[each] !== undefined)
    .map((each) => `${ship[each]} m of ${WORDS[each]}`)
    .join(', ');
}

function excess(ship: ShipSize, limit: ShipSize): Dimension[] {
  return DIMENSIONS.filter((each) => {
    const slack = each === 'draughtMeters' ? DRAUGHT_SLACK_METERS : LENGTH_SLACK_METERS;
    return (ship[each] ?? 0) > (limit[each] ?? Number.POSITIVE_INFINITY) + slack;
  });
}

/** Returns the greatest ratio of a dimension to its limit. */
function greatestExcess(ship: ShipSize, limit: ShipSize): number {
  return Math.max(
    ...DIMENSIONS.map((each) => (ship[each] ?? 0) / (limit[each] ?? Number.POSITIVE_INFINITY)),
  );
}
