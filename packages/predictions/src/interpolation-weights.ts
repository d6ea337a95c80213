import { PRIOR_CALLS } from './thresholds.ts';

/** Bins by the number of ports that followed, and by the number of observations; situations in one bin share a weight. */
const PORT_BINS = [1, 2, 4, 8] as const;
const COUNT_BINS = [1, 2, 4, 8, 16] as const;
/** Below 1: an unseen port remains possible. */
const WEIGHT_MAX = 1 - 1e-9;
const BINS: number = (PORT_BINS.length + 1) * (COUNT_BINS.length + 1);

/**
 * M3: the weight of a situation against wider ones. It is learned from calls, separately for each kind of situation, since one
 * rotation of a liner is stronger evidence than one voyage of a tramp: interpolation weights (Jelinek and Mercer 1980) by bins of
 * similarly often observed situations, estimated by online expectation maximisation.
 */
export class InterpolationWeights {
  /** For each bin of each kind: observed calls, and the sum of their responsibilities. */
  readonly #counts: Float64Array;

  /** @param kinds number of kinds of situations */
  constructor(kinds: number) {
    this.#counts = new Float64Array(2 * kinds * BINS);
  }

  /**
   * The weight, from 0 to under 1.
   * @param ports number of ports that followed
   * @param count decayed number of observations
   */
  weight(kind: number, ports: number, count: number): number {
    const at = binAt(kind, ports, count);
    // Prior: Witten and Bell, IEEE Transactions on Information Theory 37, 1991, method C.
    const prior = count / (count + ports);
    const weight = (this.#counts[at + 1] + PRIOR_CALLS * prior) / (this.#counts[at] + PRIOR_CALLS);
    return Math.min(WEIGHT_MAX, weight);
  }

  /** @param part responsibility: the situation's share of the probability that was predicted for the actual port */
  update(kind: number, ports: number, count: number, part: number): void {
    const at = binAt(kind, ports, count);
    this.#counts[at]++;
    this.#counts[at + 1] += part;
  }

  save(): Float64Array {
    return this.#counts.slice();
  }

  restore(saved: ArrayLike<number>): void {
    this.#counts.set(saved);
  }
}

function binAt(kind: number, ports: number, count: number): number {
  let row = 0;
  while (row < PORT_BINS.length && ports > PORT_BINS[row]) row++;
  let column = 0;
  while (column < COUNT_BINS.length && count > COUNT_BINS[column]) column++;
  return 2 * (kind * BINS + row * (COUNT_BINS.length + 1) + column);
}
