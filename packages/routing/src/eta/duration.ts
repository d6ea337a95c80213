/**
 * An uncertain duration, by its mean and its second and third central moments. Moments of independent durations add.
 */
export interface Duration {
  readonly hours: number;
  /** Hours squared. */
  readonly variance: number;
  /** The third central moment, in hours cubed; positive for a long tail of longer durations. */
  readonly skew3: number;
}

/** Returns a duration without uncertainty. */
export function certain(hours: number): Duration {
  return { hours, variance: 0, skew3: 0 };
}

/** Returns a duration with a symmetric distribution. */
export function symmetric(hours: number, deviationHours: number): Duration {
  return { hours, variance: deviationHours * deviationHours, skew3: 0 };
}

/** Returns an exponentially distributed duration. */
export function exponential(meanHours: number): Duration {
  return { hours: meanHours, variance: meanHours ** 2, skew3: 2 * meanHours ** 3 };
}

/** Returns the sum of exponential durations that occur at random, `count` on average (a compound Poisson sum). */
export function occasional(count: number, meanHours: number): Duration {
  return {
    hours: count * meanHours,
    variance: 2 * count * meanHours ** 2,
    skew3: 6 * count * meanHours ** 3,
  };
}

/** Returns a duration under the condition that it is not 0. @param probability of that condition, above 0, at most 1 */
export function conditionalDuration(
  { hours, variance, skew3 }: Duration,
  probability: number,
): Duration {
  // By the moments about 0, to which zero durations do not contribute.
  const first = hours / probability;
  const second = (variance + hours ** 2) / probability;
  const third = (skew3 + 3 * variance * hours + hours ** 3) / probability;
  return {
    hours: first,
    variance: second - first ** 2,
    skew3: third - 3 * second * first + 2 * first ** 3,
  };
}

/** Returns the total of independent durations. */
export function sumDurations(parts: readonly Duration[]): Duration {
  return parts.reduce(
    (sum, { hours, variance, skew3 }) => ({
      hours: sum.hours + hours,
      variance: sum.variance + variance,
      skew3: sum.skew3 + skew3,
    }),
    certain(0),
  );
}
