/** A stretch of time, in epoch milliseconds. */
export interface Span {
  readonly beginMs: number;
  readonly endMs: number;
}

/** How long two spans go on together, in milliseconds; 0 where they only touch, or do not meet. */
export function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.beginMs, b.beginMs));
}

/** The one that overlaps a span longest, the first of several; undefined where none does. */
export function mostOverlapping<Item extends Span>(
  items: readonly Item[],
  span: Span,
): Item | undefined {
  let best: Item | undefined;
  let bestMs = 0;
  for (const item of items) {
    const ms = overlapMs(item, span);
    if (ms > bestMs) {
      best = item;
      bestMs = ms;
    }
  }
  return best;
}

/** The longest stretch of a span that none of the others lies in, in milliseconds. */
export function longestFreeMs(span: Span, others: readonly Span[]): number {
  let freeFromMs = span.beginMs;
  let longestMs = 0;
  for (const { beginMs, endMs } of [...others].sort((a, b) => a.beginMs - b.beginMs)) {
    longestMs = Math.max(longestMs, Math.min(beginMs, span.endMs) - freeFromMs);
    freeFromMs = Math.max(freeFromMs, endMs);
  }
  return Math.max(longestMs, span.endMs - freeFromMs);
}
