/** A closed interval, `[from, to]` with `from ≤ to`. */
export type Interval = readonly [from: number, to: number];

/**
 * Intervals whose ends are no further apart than this are joined: a segment leaves one polygon and enters its neighbour
 * at the same instant, computed twice. On a segment of half an hour it is 2 µs.
 */
const JOIN_MAX = 1e-9;

/** Returns the union of intervals of [0, 1], disjoint and ascending; ends within 10⁻⁹ of 0 or 1 are set to 0 or 1. */
export function union(intervals: readonly Interval[]): readonly Interval[] {
  if (intervals.length === 0) return intervals;
  const sorted = [...intervals].sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last && from <= last[1] + JOIN_MAX) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  const first = result[0];
  if (first[0] <= JOIN_MAX) first[0] = 0;
  const last = result[result.length - 1];
  if (last[1] >= 1 - JOIN_MAX) last[1] = 1;
  return result;
}

/** Returns the intersection of two lists of disjoint ascending intervals, without single points. */
export function intersection(a: readonly Interval[], b: readonly Interval[]): readonly Interval[] {
  const result: Interval[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const from = Math.max(a[i][0], b[j][0]);
    const to = Math.min(a[i][1], b[j][1]);
    if (from < to) result.push([from, to]);
    if (a[i][1] < b[j][1]) i++;
    else j++;
  }
  return result;
}

/** Returns the complement in [0, 1] of disjoint ascending intervals, without single points. */
export function complement(intervals: readonly Interval[]): readonly Interval[] {
  const result: Interval[] = [];
  let from = 0;
  for (const [start, end] of intervals) {
    if (start > from) result.push([from, start]);
    from = end;
  }
  if (from < 1) result.push([from, 1]);
  return result;
}
