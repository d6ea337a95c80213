/** Any instant does, as long as it stays: weights are relative to it. */
const EPOCH_MS = Date.UTC(2020, 0, 1);
/** What is further away than this counts as if it were here: two such weights, and what is between them, are still numbers. */
const HALF_LIVES_MAX = 300;

/**
 * Forward decay (Cormode, Shkapenyuk, Srivastava and Xu 2009): what is newer weighs more, instead of what is older less, so
 * nothing has to be touched as time goes on, and the order in which things are learned does not matter.
 * @returns the weight of something at an instant (epoch milliseconds), relative to others
 */
export function weightAt(timeMs: number, halfLifeMs: number): number {
  return weightAfter(timeMs - EPOCH_MS, halfLifeMs);
}

/** @returns the weight of something after so many milliseconds, relative to one at their beginning; always above 0 */
export function weightAfter(ms: number, halfLifeMs: number): number {
  return 2 ** Math.max(-HALF_LIVES_MAX, Math.min(HALF_LIVES_MAX, ms / halfLifeMs));
}
