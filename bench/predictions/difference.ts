import { seededRandom } from '../random.ts';
import type { ShipSum } from './score-accumulator.ts';

/** A difference with its 95 % confidence interval. */
export interface Difference {
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
}

/** Number of draws for which the ends of a 95 % interval are the 25th from either side. */
const DRAWS = 1000;

type Sums = ReadonlyMap<number, Readonly<ShipSum>>;

/**
 * Difference between two predictors on the same questions: of the shares of correct first predictions, or of the log-losses.
 * The interval is a bootstrap over ships (Efron 1979, percentiles), the same for the same seed.
 * @throws RangeError for questions about different ships
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
      throw new RangeError(`the questions about ship ${mmsi} differ`);
    }
    return { questions: mine.questions, difference: mine[what] - theirs[what] };
  });
  if (pairs.length === 0) return { value: 0, least: 0, greatest: 0 };
  const random = seededRandom(seed);
  const draws = Array.from({ length: DRAWS }, () =>
    meanOf(pairs.map(() => pairs[Math.floor(random() * pairs.length)])),
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
