/** A closed interval of epoch milliseconds, in real numbers. */
export type TimeInterval = readonly [fromMs: number, toMs: number];

/** Intervals closer than a microsecond touch; shorter ones are empty. */
const TOUCH_MS = 1e-3;

/** The union, ascending and disjoint: intervals that touch are one. */
export function merge(intervals: readonly TimeInterval[]): TimeInterval[] {
  const merged: [number, number][] = [];
  for (const [fromMs, toMs] of [...intervals].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && fromMs <= last[1] + TOUCH_MS) last[1] = Math.max(last[1], toMs);
    else merged.push([fromMs, toMs]);
  }
  return merged;
}

/** Intersection. */
export function intersect(a: readonly TimeInterval[], b: readonly TimeInterval[]): TimeInterval[] {
  const both: TimeInterval[] = [];
  for (const [aFrom, aTo] of a) {
    for (const [bFrom, bTo] of b) {
      if (bFrom > aTo) break;
      const fromMs = Math.max(aFrom, bFrom);
      const toMs = Math.min(aTo, bTo);
      if (toMs > fromMs + TOUCH_MS / 2) both.push([fromMs, toMs]);
    }
  }
  return merge(both);
}

/** Difference of the first and the second; the ends stay closed. */
export function subtract(a: readonly TimeInterval[], b: readonly TimeInterval[]): TimeInterval[] {
  const outside: TimeInterval[] = [];
  let fromMs = Number.NEGATIVE_INFINITY;
  for (const [bFrom, bTo] of merge(b)) {
    outside.push([fromMs, bFrom]);
    fromMs = bTo;
  }
  outside.push([fromMs, Number.POSITIVE_INFINITY]);
  return intersect(a, outside);
}
