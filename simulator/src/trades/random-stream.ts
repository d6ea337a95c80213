import { createStreams, normal, type Streams, uniform } from '../random.ts';

/** Random stream of one owner for one concern, independent of all other streams. */
export class RandomStream {
  readonly #words: Streams;

  constructor(seed: number, owner: string, concern: string) {
    this.#words = createStreams(seed, [owner], concern);
  }

  /** Uniform between two numbers. */
  between(least: number, greatest: number): number {
    return least + (greatest - least) * uniform(this.#words, 0);
  }

  /** Between two positive numbers, uniform in the logarithm: as likely in each octave. */
  scaled(least: number, greatest: number): number {
    return least * (greatest / least) ** uniform(this.#words, 0);
  }

  /** Uniform integer, both bounds included. */
  integer(least: number, greatest: number): number {
    return least + Math.floor((greatest - least + 1) * uniform(this.#words, 0));
  }

  occurs(probability: number): boolean {
    return uniform(this.#words, 0) < probability;
  }

  /** Log-normal about a median, as waiting and handling times are: never negative, some long. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * normal(this.#words, 0));
  }

  /** Standard normal: mean 0, standard deviation 1. */
  normal(): number {
    return normal(this.#words, 0);
  }

  /** Exponential with a mean: the time to the next of random events. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - uniform(this.#words, 0));
  }

  /** @throws RangeError for an empty list */
  pick<T>(from: readonly T[]): T {
    return this.pickWeighted(from, () => 1);
  }

  /** Picks one item, by weights of 0 or more. @throws RangeError for an empty list */
  pickWeighted<T>(from: readonly T[], weightOf: (each: T) => number): T {
    if (from.length === 0) throw new RangeError('cannot pick from an empty list');
    const weights = from.map(weightOf);
    let left = uniform(this.#words, 0) * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return from[found < 0 ? from.length - 1 : found];
  }

  /** Picks different items, by weights; all of them where there are not enough. */
  sample<T>(from: readonly T[], count: number, weightOf: (each: T) => number): T[] {
    const left = [...from];
    const sampled: T[] = [];
    while (sampled.length < count && left.length > 0) {
      const next = this.pickWeighted(left, weightOf);
      left.splice(left.indexOf(next), 1);
      sampled.push(next);
    }
    return sampled;
  }
}
