/** An interval of time, in epoch milliseconds. */
export interface Span {
  readonly beginMs: number;
  readonly endMs: number;
}

/** Overlap of two spans, in milliseconds; 0 for spans that touch or are apart. */
export function overlapMs(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.beginMs, b.beginMs));
}

/** The item with the greatest overlap with a span, the first of several; undefined without an overlap. */
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

/** Longest part of a span outside all others, in milliseconds. */
export function longestFreeMs(span: Span, others: readonly Span[]): number {
  let freeFromMs = span.beginMs;
  let longestMs = 0;
  for (const { beginMs, endMs } of [...others].sort((a, b) => a.beginMs - b.beginMs)) {
    longestMs = Math.max(longestMs, Math.min(beginMs, span.endMs) - freeFromMs);
    freeFromMs = Math.max(freeFromMs, endMs);
  }
  return Math.max(longestMs, span.endMs - freeFromMs);
}
