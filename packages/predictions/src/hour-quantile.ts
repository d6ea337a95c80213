/** Returns a quantile of sorted samples, interpolated linearly; NaN without samples. */
export function hourQuantile(sorted: readonly number[], probability: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = probability * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}

/** Returns the 10 %, 50 % and 90 % quantile of samples. */
export function hourQuantiles(samples: readonly number[]): readonly [number, number, number] {
  const sorted = samples.toSorted((a, b) => a - b);
  return [hourQuantile(sorted, 0.1), hourQuantile(sorted, 0.5), hourQuantile(sorted, 0.9)];
}
