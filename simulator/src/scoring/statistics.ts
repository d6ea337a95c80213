/** A proportion with its 95 % confidence interval. */
export interface Proportion {
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
}

/** Distribution of numbers. */
export interface Statistics {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly percentile10: number;
  readonly percentile90: number;
}

/** Standard deviations that contain 95 % of a normal distribution. */
const Z_95 = 1.959963984540054;

/**
 * Proportion of some among all, with its Wilson score interval (Wilson, J. Am. Stat. Assoc. 22, 1927), which is valid for
 * few cases and for proportions near 0 and 1 too; `null` for an empty set.
 */
export function wilsonProportion(count: number, of: number): Proportion | null {
  if (of === 0) return null;
  const value = count / of;
  const z2 = Z_95 ** 2 / of;
  const middle = (value + z2 / 2) / (1 + z2);
  const half = (Math.sqrt((value * (1 - value)) / of + z2 / (4 * of)) * Z_95) / (1 + z2);
  // At 0 and 1 the interval ends exactly there; the formula does so only up to rounding.
  return {
    value,
    least: count === 0 ? 0 : middle - half,
    greatest: count === of ? 1 : middle + half,
  };
}

/** Mean and percentiles; `null` for an empty list. */
export function summaryStatistics(values: readonly number[]): Statistics | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    count: values.length,
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    median: percentile(sorted, 0.5),
    percentile10: percentile(sorted, 0.1),
    percentile90: percentile(sorted, 0.9),
  };
}

/** Linear interpolation between the two nearest numbers (type 7 of Hyndman & Fan, Am. Stat. 50, 1996). */
function percentile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  return below + (above - below) * (at - Math.floor(at));
}
