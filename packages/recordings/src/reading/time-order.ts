/** Bits of a time that one pass orders: 65 536 counters fit into the caches. */
const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

/**
 * Returns the indexes of times in their order; equal times stay in the order of their indexes. A radix sort from the lowest
 * digit, with as many passes as the span of the times needs: three for nine years. Ordering by a comparison takes five
 * times as long for some millions.
 */
export function timeOrder(times: Float64Array): Uint32Array {
  let order: Uint32Array = Uint32Array.from(times, (_, i) => i);
  let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const time of times) {
    if (time < earliest) earliest = time;
    if (time > latest) latest = time;
  }
  let other: Uint32Array = new Uint32Array(times.length);
  for (let unit = 1; unit <= latest - earliest; unit *= DIGITS) {
    const digitOf = (i: number): number => Math.floor((times[i] - earliest) / unit) % DIGITS;
    const starts = new Uint32Array(DIGITS + 1);
    for (const i of order) starts[digitOf(i) + 1]++;
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1] += starts[digit];
    for (const i of order) other[starts[digitOf(i)]++] = i;
    [order, other] = [other, order];
  }
  return order;
}
