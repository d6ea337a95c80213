import { type Duration, together } from './duration.ts';

/** A duration, and what sometimes comes on top of it. */
export interface WithTrouble {
  readonly usual: Duration;
  /** How likely there is any, 0 to under 1. */
  readonly troubleChance: number;
  /** How long it takes where there is. */
  readonly trouble: Duration;
}

/**
 * [E10] What a duration stays under with some chance, over 0 to under 1. With and without trouble it is distributed as the
 * shifted log-normal with its mean, variance and skewness, since what makes a voyage long has no limit and what makes it
 * short has.
 * @returns hours, growing with the chance
 */
export function quantileHours(duration: WithTrouble, chance: number): number {
  const { usual, trouble, troubleChance } = duration;
  const free = distribution(usual);
  const troubled = distribution(together([usual, trouble]));
  let low = Math.min(free.at(-NORMAL_MAX), troubled.at(-NORMAL_MAX));
  let high = Math.max(free.at(NORMAL_MAX), troubled.at(NORMAL_MAX));
  while (high - low > HOURS_EXACT) {
    const middle = (low + high) / 2;
    const below = (1 - troubleChance) * free.below(middle) + troubleChance * troubled.below(middle);
    if (below < chance) low = middle;
    else high = middle;
  }
  return high;
}

/** Beyond so many deviations of the normal distribution nothing is asked for. */
const NORMAL_MAX = 5;

/** A third of a second: instants are told in whole ones. */
const HOURS_EXACT = 1e-4;

interface Distribution {
  /** The hours at a value of the standard normal distribution, which grow with it. */
  at(normal: number): number;
  /** The chance of less than some hours. */
  below(hours: number): number;
}

function distribution({ hours, variance, skew3 }: Duration): Distribution {
  const deviation = Math.sqrt(variance);
  // Of what is all but known the cube might be 0.
  if (deviation < HOURS_EXACT) return { at: () => hours, below: (than) => Number(than > hours) };
  const skewness = skew3 / deviation ** 3;
  if (skewness < SKEWNESS_MIN) {
    return {
      at: (normal) => hours + normal * deviation,
      below: (than) => normalBelow((than - hours) / deviation),
    };
  }
  const w = growth(skewness);
  const sigma = Math.sqrt(Math.log(w));
  const scale = deviation / Math.sqrt(w * (w - 1));
  const least = hours - scale * Math.sqrt(w);
  return {
    at: (normal) => least + scale * Math.exp(normal * sigma),
    below: (than) => (than > least ? normalBelow(Math.log((than - least) / scale) / sigma) : 0),
  };
}

/** A distribution that is less skewed is normal, within a thousandth of its deviation. */
const SKEWNESS_MIN = 1e-3;

/** The w above 1 for which (w + 2) √(w − 1) is the skewness: a log-normal's, with w = exp σ². */
function growth(skewness: number): number {
  const half = 1 + (skewness * skewness) / 2;
  const root = Math.cbrt(half + Math.sqrt(half * half - 1));
  return root + 1 / root - 1;
}

/** The chance of less than a value of the standard normal distribution, within 10⁻⁷ (Abramowitz and Stegun, 26.2.17). */
function normalBelow(normal: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(normal));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp((-normal * normal) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return normal < 0 ? beyond : 1 - beyond;
}
