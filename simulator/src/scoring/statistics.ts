/** A share, with the interval that it lies in with a probability of 95 %. */
export interface Share {
  readonly value: number;
  readonly least: number;
  readonly greatest: number;
}

/** How numbers are spread. */
export interface Statistics {
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  readonly percentile10: number;
  readonly percentile90: number;
}

/** So many standard deviations hold 95 % of a normal distribution. */
const Z_95 = 1.959963984540054;

/**
 * The share of some among all, with its Wilson score interval (Wilson, J. Am. Stat. Assoc. 22, 1927), which holds for
 * few cases and for shares near 0 and 1 too; `null` where there are none at all.
 */
export function wilsonShare(count: number, of: number): Share | null {
  if (of === 0) return null;
  const value = count / of;
  const z2 = Z_95 ** 2 / of;
  const middle = (value + z2 / 2) / (1 + z2);
  const half = (Math.sqrt((value * (1 - value)) / of + z2 / (4 * of)) * Z_95) / (1 + z2);
  // At 0 and 1 the interval ends there, but for rounding.
  return {
    value,
    least: count === 0 ? 0 : middle - half,
    greatest: count === of ? 1 : middle + half,
  };
}

/** Mean and percentiles; `null` of no numbers. */
export function statisticsOf(values: readonly number[]): Statistics | null {
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

/** Linear between the two numbers beside it (type 7 of Hyndman & Fan, Am. Stat. 50, 1996). */
function percentile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  return below + (above - below) * (at - Math.floor(at));
}
