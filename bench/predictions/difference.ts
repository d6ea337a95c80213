import { seededRandom } from '../random.ts';
import type { ShipSum } from './tally.ts';

/** A difference, with the interval that it lies in with a probability of 95 %. */
export interface Difference {
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
}

/** So many draws put the ends of a 95 % interval on the 25th from either side. */
const DRAWS = 1000;

type Sums = ReadonlyMap<number, Readonly<ShipSum>>;

/**
 * By how much one predictor is better (or worse) than another on the same questions: of the shares of right first answers,
 * or of the log-losses. The interval is a bootstrap over ships (Efron 1979, percentiles), the same for the same seed.
 * @throws RangeError where they were not asked about the same ships
 */
export function differenceOf(
  one: Sums,
  other: Sums,
  what: 'first' | 'logLoss',
  seed: number,
): Difference {
  const pairs = [...one].map(([mmsi, mine]) => {
    const theirs = other.get(mmsi);
    if (!theirs || theirs.questions !== mine.questions || one.size !== other.size) {
      throw new RangeError(`ship ${mmsi} was not asked the same of both`);
    }
    return { questions: mine.questions, difference: mine[what] - theirs[what] };
  });
  if (pairs.length === 0) return { value: 0, least: 0, greatest: 0 };
  const chance = seededRandom(seed);
  const draws = Array.from({ length: DRAWS }, () =>
    meanOf(pairs.map(() => pairs[Math.floor(chance() * pairs.length)])),
  ).sort((a, b) => a - b);
  return {
    value: meanOf(pairs),
    least: draws[Math.floor(0.025 * DRAWS)],
    greatest: draws[Math.ceil(0.975 * DRAWS) - 1],
  };
}

function meanOf(
  pairs: readonly { readonly questions: number; readonly difference: number }[],
): number {
  let [questions, difference] = [0, 0];
  for (const pair of pairs) {
    questions += pair.questions;
    difference += pair.difference;
  }
  return difference / questions;
}
