import { BELIEF_CALLS } from './thresholds.ts';

/** How many ports followed in a situation, and how often it was seen: situations of one bin are taken for alike. */
const FOLLOWERS = [1, 2, 4, 8] as const;
const SEEN = [1, 2, 4, 8, 16] as const;
/** Nothing is believed wholly: whatever comes then was possible. */
const BELIEF_MAX = 1 - 1e-9;
const BINS: number = (FOLLOWERS.length + 1) * (SEEN.length + 1);

/**
 * M3: how far what followed in a situation is believed, against what followed in wider ones. That is learned as calls come,
 * apart for each kind of situation, since a liner's rotation seen once says more than a tramp's voyage seen once: the weights
 * of Jelinek and Mercer (1980), by situations of a kind that were seen about as often, and expectation maximisation online.
 */
export class Belief {
  /** For each bin of each kind how often its situations were met, and how often what came was theirs. */
  readonly #counts: Float64Array;

  /** @param kinds how many kinds of situations there are */
  constructor(kinds: number) {
    this.#counts = new Float64Array(2 * kinds * BINS);
  }

  /**
   * From 0 to under 1.
   * @param followers how many ports followed
   * @param seen how often they did, decayed
   */
  of(kind: number, followers: number, seen: number): number {
    const at = binAt(kind, followers, seen);
    // Until enough is known: Witten and Bell, IEEE Transactions on Information Theory 37, 1991, method C.
    const usual = seen / (seen + followers);
    const belief =
      (this.#counts[at + 1] + BELIEF_CALLS * usual) / (this.#counts[at] + BELIEF_CALLS);
    return Math.min(BELIEF_MAX, belief);
  }

  /** @param part of the probability that was said of the port that came, what this situation said */
  learn(kind: number, followers: number, seen: number, part: number): void {
    const at = binAt(kind, followers, seen);
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

function binAt(kind: number, followers: number, seen: number): number {
  let row = 0;
  while (row < FOLLOWERS.length && followers > FOLLOWERS[row]) row++;
  let column = 0;
  while (column < SEEN.length && seen > SEEN[column]) column++;
  return 2 * (kind * BINS + row * (SEEN.length + 1) + column);
}
