import { type Duration, sumDurations } from './duration.ts';

/** A duration, and a delay that some voyages have. */
export interface DurationWithDelays {
  readonly regular: Duration;
  /** The probability of any delay, from 0 to below 1. */
  readonly delayProbability: number;
  /** The duration of the delay, if there is one. */
  readonly delay: Duration;
}

/**
 * [E10] Returns a quantile of a duration. With and without delay, its distribution is the shifted log-normal with the same
 * mean, variance and skewness, since a voyage has a least duration and no greatest one.
 * @param probability above 0 and below 1
 * @returns hours
 */
export function quantileHours(duration: DurationWithDelays, probability: number): number {
  const { regular, delay, delayProbability } = duration;
  const free = distribution(regular);
  const delayed = distribution(sumDurations([regular, delay]));
  let low = Math.min(free.at(-NORMAL_MAX), delayed.at(-NORMAL_MAX));
  let high = Math.max(free.at(NORMAL_MAX), delayed.at(NORMAL_MAX));
  while (high - low > HOURS_EXACT) {
    const middle = (low + high) / 2;
    const below =
      (1 - delayProbability) * free.below(middle) + delayProbability * delayed.below(middle);
    if (below < probability) low = middle;
    else high = middle;
  }
  return high;
}

/** Bounds of the search, in standard deviations of the normal distribution. */
const NORMAL_MAX = 5;

/** Accuracy of quantiles in hours, a third of a second: times are reported in whole seconds. */
const HOURS_EXACT = 1e-4;

interface Distribution {
  /** Returns the hours at a value of the standard normal distribution. */
  at(normal: number): number;
  /** Returns the probability of a shorter duration. */
  below(hours: number): number;
}

function distribution({ hours, variance, skew3 }: Duration): Distribution {
  const deviation = Math.sqrt(variance);
  // The cube of a tiny deviation may underflow to 0.
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

/** Below this skewness a distribution counts as normal, accurate to a thousandth of its deviation. */
const SKEWNESS_MIN = 1e-3;

/** Returns the w above 1 for which (w + 2) √(w − 1) is the skewness: that of a log-normal with w = exp σ². */
function growth(skewness: number): number {
  const half = 1 + (skewness * skewness) / 2;
  const root = Math.cbrt(half + Math.sqrt(half * half - 1));
  return root + 1 / root - 1;
}

/** Returns the standard normal distribution function, accurate to 10⁻⁷ (Abramowitz and Stegun, 26.2.17). */
function normalBelow(normal: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(normal));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const beyond = (Math.exp((-normal * normal) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return normal < 0 ? beyond : 1 - beyond;
}
