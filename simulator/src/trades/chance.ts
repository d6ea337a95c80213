import { newStreams, normal, type Streams, uniform } from '../random.ts';

/** A stream of chance of one owner for one concern: what others draw changes nothing here. */
export class Chance {
  readonly #words: Streams;

  constructor(seed: number, owner: string, concern: string) {
    this.#words = newStreams(seed, [owner], concern);
  }

  /** Evenly between two numbers. */
  between(least: number, greatest: number): number {
    return least + (greatest - least) * uniform(this.#words, 0);
  }

  /** A whole number, both ends included. */
  whole(least: number, greatest: number): number {
    return least + Math.floor((greatest - least + 1) * uniform(this.#words, 0));
  }

  happens(probability: number): boolean {
    return uniform(this.#words, 0) < probability;
  }

  /** Times that spread about a middle as waiting and handling times do: never negative, some long. */
  around(median: number, spread: number): number {
    return median * Math.exp(spread * normal(this.#words, 0));
  }

  /** Errors as receivers make them, about zero; 1 is the standard deviation. */
  normal(): number {
    return normal(this.#words, 0);
  }

  /** Until the next of events that come by chance, this often in the mean. */
  waiting(mean: number): number {
    return -mean * Math.log(1 - uniform(this.#words, 0));
  }

  /** @throws RangeError where there is nothing to pick. */
  pick<T>(from: readonly T[]): T {
    return this.weighted(from, () => 1);
  }

  /** One of several, by weights of 0 or more. @throws RangeError where there is nothing to pick. */
  weighted<T>(from: readonly T[], weightOf: (each: T) => number): T {
    if (from.length === 0) throw new RangeError('nothing to pick from');
    const weights = from.map(weightOf);
    let left = uniform(this.#words, 0) * weights.reduce((sum, weight) => sum + weight, 0);
    const found = weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
    return from[found < 0 ? from.length - 1 : found];
  }

  /** Several different ones, by weights; all where there are not so many. */
  several<T>(from: readonly T[], count: number, weightOf: (each: T) => number): T[] {
    const left = [...from];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      const next = this.weighted(left, weightOf);
      left.splice(left.indexOf(next), 1);
      taken.push(next);
    }
    return taken;
  }
}
