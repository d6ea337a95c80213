/** Bins of a doubling: the median is right to a twelfth. */
const BINS_PER_DOUBLING = 4;

/** The least and the greatest value of a feature; null and Infinity if it may be unknown, or any. */
export type ValueRange = readonly [least: number | null, greatest: number];

/**
 * The median over time of a value that arrives in pieces, in bins that widen with the value: memory and time do not grow with the
 * pieces.
 */
export class RunningMedian {
  readonly #least: number;
  readonly #durations: Float64Array;
  #totalMs = 0;
  /** The last result; undefined after a change. */
  #median: number | null | undefined;

  /** @param least values up to it are one bin. @param most greater values are one bin. */
  constructor(least: number, most: number) {
    this.#least = least;
    this.#durations = new Float64Array(2 + Math.ceil(BINS_PER_DOUBLING * Math.log2(most / least)));
  }

  add(durationMs: number, value: number): void {
    if (!(durationMs > 0)) return;
    this.#median = undefined;
    const bin = value <= this.#least ? 0 : 1 + BINS_PER_DOUBLING * Math.log2(value / this.#least);
    this.#durations[Math.min(Math.floor(bin), this.#durations.length - 1)] += durationMs;
    this.#totalMs += durationMs;
  }

  /** The time of all pieces, in milliseconds. */
  get totalMs(): number {
    return this.#totalMs;
  }

  /** Returns the time in each bin, in milliseconds. */
  save(): readonly number[] {
    return [...this.#durations];
  }

  /** Restores the state of `save`. */
  restore(durations: readonly number[]): void {
    this.#durations.set(durations);
    this.#totalMs = durations.reduce((sum, durationMs) => sum + durationMs, 0);
    this.#median = undefined;
  }

  /** The middle of the median's bin; 0 in the lowest one, null without a piece. */
  get median(): number | null {
    if (this.#median === undefined) this.#median = this.#computeMedian();
    return this.#median;
  }

  /** Returns the least and the greatest median after pieces of a duration in all at most, whatever their values are. */
  rangeAfter(addedMs: number): ValueRange {
    if (this.#totalMs === 0) return [null, Number.POSITIVE_INFINITY];
    // A millisecond more than the rounding of the sums.
    const half = (this.#totalMs - addedMs) / 2 - 1;
    if (half <= 0) return [0, Number.POSITIVE_INFINITY];
    return [this.#valueAt(half), this.#valueAt(this.#totalMs - half)];
  }

  #computeMedian(): number | null {
    return this.#totalMs === 0 ? null : this.#valueAt(this.#totalMs / 2);
  }

  /** Returns the middle of the bin in which the time in the bins up to it reaches a duration. */
  #valueAt(durationMs: number): number {
    let sum = 0;
    let bin = 0;
    while (bin < this.#durations.length - 1) {
      sum += this.#durations[bin];
      if (sum >= durationMs) break;
      bin++;
    }
    return bin === 0 ? 0 : this.#least * 2 ** ((bin - 0.5) / BINS_PER_DOUBLING);
  }
}
