import type { IndexedConfiguration } from './indexed-configuration.ts';
import { NONE } from './record-pool.ts';

/**
 * Configurations with the same distance and gap. A pair that is in the interior of all of them has the same encounter under each, up to
 * the end of its window.
 */
export interface SharedConfigurations {
  /** Less than `NONE`, in place of the number of a configuration. */
  readonly number: number;
  readonly distanceMeters: number;
  readonly gapMaxMs: number;
  /** D11: the latest time from which one of them opens encounters. */
  readonly latestFromMs: number;
  /** The shortest window, or that of a configuration that has ended. */
  readonly shortestWindowMs: number;
  /** At least one, sorted by `order`. Replaced when a configuration ends. */
  members: readonly IndexedConfiguration[];
}

/** The state of `save`: the number of each set and those of its members. */
export type ConfigurationSetsSnapshot = readonly (readonly [number, readonly number[]])[];

/** The sets of configurations that encounters share. */
export class ConfigurationSets {
  /** By place, which is `NONE - 1 - number`; undefined for a free place. */
  #sets: (SharedConfigurations | undefined)[] = [];
  #free: number[] = [];
  readonly #byMembers: Map<string, SharedConfigurations> = new Map();

  /** Returns the set with a number. */
  get(number: number): SharedConfigurations {
    return this.#sets[NONE - 1 - number] as SharedConfigurations;
  }

  /** Returns the set of configurations with the same distance and gap, sorted by `order`. */
  of(members: readonly IndexedConfiguration[]): SharedConfigurations {
    const name = nameOf(members);
    const known = this.#byMembers.get(name);
    if (known) return known;
    return this.#add(this.#free.pop() ?? this.#sets.length, members);
  }

  /** D11: removes a configuration from all sets. A set can be empty then. */
  remove(configuration: IndexedConfiguration): void {
    for (const set of this.#sets) {
      if (set) set.members = set.members.filter((member) => member !== configuration);
    }
    this.#nameAll();
  }

  /** Deletes the sets whose numbers are not used. */
  retain(used: ReadonlySet<number>): void {
    this.#sets = this.#sets.map((set) => (set && used.has(set.number) ? set : undefined));
    this.#nameAll();
    this.#listFree();
  }

  /** Returns the sets whose numbers are used. */
  save(used: ReadonlySet<number>): ConfigurationSetsSnapshot {
    return this.#sets.flatMap((set): [number, number[]][] =>
      set && used.has(set.number) ? [[set.number, set.members.map(({ number }) => number)]] : [],
    );
  }

  /** Restores the state of `save`. @param configurations by number */
  restore(
    saved: ConfigurationSetsSnapshot,
    configurations: readonly (IndexedConfiguration | undefined)[],
  ): void {
    for (const [number, members] of saved) {
      this.#add(
        NONE - 1 - number,
        members.map((member) => configurations[member] as IndexedConfiguration),
      );
    }
    this.#listFree();
  }

  #add(place: number, members: readonly IndexedConfiguration[]): SharedConfigurations {
    const [{ distanceMeters, gapMaxMs }] = members;
    const latestFromMs = members.reduce(
      (latest, { fromMs }) => Math.max(latest, fromMs),
      Number.NEGATIVE_INFINITY,
    );
    const shortestWindowMs = members.reduce(
      (shortest, { windowMs }) => Math.min(shortest, windowMs),
      Number.POSITIVE_INFINITY,
    );
    const set = {
      ...{ number: NONE - 1 - place, distanceMeters, gapMaxMs },
      ...{ latestFromMs, shortestWindowMs, members },
    };
    while (this.#sets.length < place) this.#sets.push(undefined);
    this.#sets[place] = set;
    this.#byMembers.set(nameOf(members), set);
    return set;
  }

  #listFree(): void {
    this.#free = [...this.#sets.keys()].filter((place) => !this.#sets[place]);
  }

  #nameAll(): void {
    this.#byMembers.clear();
    for (const set of this.#sets) if (set) this.#byMembers.set(nameOf(set.members), set);
  }
}

function nameOf(members: readonly IndexedConfiguration[]): string {
  return members.map(({ number }) => number).join(' ');
}
