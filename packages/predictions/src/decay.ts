/** Reference instant of the weights, which are relative. Snapshots depend on it. */
const EPOCH_MS = Date.UTC(2020, 0, 1);
/** Ages are limited to this, so that the greatest and the smallest weight, and their quotients, are finite doubles above 0. */
const HALF_LIVES_MAX = 300;

/**
 * Forward decay (Cormode, Shkapenyuk, Srivastava and Xu 2009): newer events weigh more, instead of older ones less, so stored weights
 * never change, and the order of events does not matter.
 * @returns the weight of an event at an instant (epoch milliseconds), relative to others
 */
export function weightAt(timeMs: number, halfLifeMs: number): number {
  return weightAfter(timeMs - EPOCH_MS, halfLifeMs);
}

/** @returns the weight of an event some milliseconds after another, relative to it; always above 0 */
export function weightAfter(ms: number, halfLifeMs: number): number {
  return 2 ** Math.max(-HALF_LIVES_MAX, Math.min(HALF_LIVES_MAX, ms / halfLifeMs));
}
