import { between, createStreams, type Streams, uniform } from '../random.ts';

/** Random draws of one generated scenario. */
export class FamilyRandom {
  readonly #words: Streams;

  constructor(family: string, seed: number) {
    this.#words = createStreams(seed, [family], 'family');
  }

  /** A number between two bounds. */
  between(least: number, greatest: number): number {
    return between(this.#words, 0, least, greatest);
  }

  /** A whole number from `least` to `greatest`, both included. */
  whole(least: number, greatest: number): number {
    return Math.floor(this.between(least, greatest + 1));
  }

  /** A number between two positive bounds, as likely in each octave: for durations and distances. */
  scaled(least: number, greatest: number): number {
    return least * (greatest / least) ** uniform(this.#words, 0);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return uniform(this.#words, 0) < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(uniform(this.#words, 0) * items.length)];
  }
}
