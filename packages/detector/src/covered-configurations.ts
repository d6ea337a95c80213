import type { IndexedConfiguration } from './indexed-configuration.ts';

/** The configurations of the sets of a cell whose encounters have been advanced through a segment of a pair. */
export class CoveredConfigurations {
  /** By the place of the set in the cell. */
  readonly #counts: number[] = [];
  #single: IndexedConfiguration[] = [];
  #lists: (readonly IndexedConfiguration[])[] = [];

  /** Begins with no configuration. @param places the number of sets */
  reset(places: number): void {
    for (let place = 0; place < places; place++) this.#counts[place] = 0;
    if (this.#single.length > 0) this.#single = [];
    if (this.#lists.length > 0) this.#lists = [];
  }

  add(place: number, configuration: IndexedConfiguration): void {
    this.#counts[place]++;
    this.#single.push(configuration);
  }

  addAll(place: number, configurations: readonly IndexedConfiguration[]): void {
    this.#counts[place] += configurations.length;
    this.#lists.push(configurations);
  }

  /** Returns how many of a set are covered. */
  count(place: number): number {
    return this.#counts[place];
  }

  /** Returns those of a set that are not covered. */
  leftOf(place: number, members: readonly IndexedConfiguration[]): readonly IndexedConfiguration[] {
    if (this.#counts[place] === 0) return members;
    const covered = new Set([...this.#single, ...this.#lists.flat()]);
    return members.filter((member) => !covered.has(member));
  }
}
