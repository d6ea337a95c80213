/**
 * A duration that is not known exactly, by its mean and its second and third central moments, which add where durations
 * are independent of one another.
 */
export interface Duration {
  readonly hours: number;
  /** Hours squared. */
  readonly variance: number;
  /** Hours cubed; positive where it may become much longer than it may become shorter. */
  readonly skew3: number;
}

/** A duration that is known. */
export function certain(hours: number): Duration {
  return { hours, variance: 0, skew3: 0 };
}

/** A duration that errs to both sides alike. */
export function symmetric(hours: number, deviationHours: number): Duration {
  return { hours, variance: deviationHours * deviationHours, skew3: 0 };
}

/** An exponential duration. */
export function exponential(meanHours: number): Duration {
  return { hours: meanHours, variance: meanHours ** 2, skew3: 2 * meanHours ** 3 };
}

/** Exponential ones that come by chance, `count` of them on average (a compound Poisson sum). */
export function occasional(count: number, meanHours: number): Duration {
  return {
    hours: count * meanHours,
    variance: 2 * count * meanHours ** 2,
    skew3: 6 * count * meanHours ** 3,
  };
}

/** The same duration given that it is not 0, where the chance of that is known (over 0 to 1). */
export function givenAny({ hours, variance, skew3 }: Duration, chance: number): Duration {
  // By the moments about 0, of which the zeros have no share.
  const first = hours / chance;
  const second = (variance + hours ** 2) / chance;
  const third = (skew3 + 3 * variance * hours + hours ** 3) / chance;
  return {
    hours: first,
    variance: second - first ** 2,
    skew3: third - 3 * second * first + 2 * first ** 3,
  };
}

/** One after the other. */
export function together(parts: readonly Duration[]): Duration {
  return parts.reduce(
    (sum, { hours, variance, skew3 }) => ({
      hours: sum.hours + hours,
      variance: sum.variance + variance,
      skew3: sum.skew3 + skew3,
    }),
    certain(0),
  );
}
