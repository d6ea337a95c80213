/** Returns a quantile of sorted samples, interpolated linearly; NaN without samples. */
export function hourQuantile(sorted: readonly number[], probability: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = probability * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.min(low + 1, sorted.length - 1);
  return sorted[low] + (at - low) * (sorted[high] - sorted[low]);
}
