import type { DetectorConfiguration } from '@roadstead/model';
import { type WatchedConfiguration, watchedConfiguration } from './watched-configuration.ts';

/** A change of the configurations that waits until the fixes before it have come (D11). */
export interface ConfigurationChange {
  readonly atMs: number;
  readonly id: number;
  /** Undefined where the configuration is removed. */
  readonly configuration?: DetectorConfiguration;
}

/** What `save` gives; JSON has no −Infinity, so an instant before all others is null. */
export interface SavedWatchList {
  readonly configurations: readonly DetectorConfiguration[];
  readonly watched: readonly { readonly id: number; number: number; fromMs: number | null }[];
  readonly changes: readonly (Omit<ConfigurationChange, 'atMs'> & { atMs: number | null })[];
}

/** The distance for which ships are laid out while nobody watches. */
const DISTANCE_METERS_DEFAULT = 500;

/** The configurations, and the changes that are to come. */
export class WatchList {
  /** Those that are enabled, by number; undefined where one was removed. */
  readonly byNumber: (WatchedConfiguration | undefined)[] = [];
  readonly #watchedById: Map<number, WatchedConfiguration> = new Map();
  readonly #freeNumbers: number[] = [];
  /** As they were handed in, by id. */
  readonly #configurations: Map<number, DetectorConfiguration> = new Map();
  #changes: ConfigurationChange[] = [];

  get watched(): readonly WatchedConfiguration[] {
    return [...this.#watchedById.values()];
  }

  /** Between the least and the greatest distance, in metres: a search should meet neither too many cells nor ships. */
  get distanceMetersTypical(): number {
    const distances = this.watched.map((configuration) => configuration.distanceMeters);
    if (distances.length === 0) return DISTANCE_METERS_DEFAULT;
    const [least, most] = distances.reduce(
      ([low, high], distance) => [Math.min(low, distance), Math.max(high, distance)],
      [Number.POSITIVE_INFINITY, 0],
    );
    return Math.sqrt(least * most);
  }

  later(change: ConfigurationChange): void {
    const last = this.#changes.at(-1);
    this.#changes.push(change);
    if (last && last.atMs > change.atMs) this.#changes.sort((a, b) => a.atMs - b.atMs);
  }

  /** The instant of the next change; infinite where there is none. */
  get nextChangeMs(): number {
    return this.#changes.length > 0 ? this.#changes[0].atMs : Number.POSITIVE_INFINITY;
  }

  /** Takes out the next change; there must be one. */
  takeChange(): ConfigurationChange {
    return this.#changes.shift() as ConfigurationChange;
  }

  /**
   * Makes a change.
   * @param end is called with the watched configuration that the change replaces or removes, if there is one.
   * @returns whether what is watched has changed.
   */
  make(change: ConfigurationChange, end: (configuration: WatchedConfiguration) => void): boolean {
    const { id, configuration } = change;
    const before = this.#configurations.get(id);
    if (configuration) this.#configurations.set(id, configuration);
    else this.#configurations.delete(id);
    if (before && configuration && watchesTheSame(before, configuration)) return false;
    const watched = this.#watchedById.get(id);
    if (watched) {
      end(watched);
      this.byNumber[watched.number] = undefined;
      this.#freeNumbers.push(watched.number);
      this.#watchedById.delete(id);
    }
    if (configuration?.enabled) {
      this.#watch(configuration, change.atMs, this.#freeNumbers.pop() ?? this.byNumber.length);
    }
    return watched !== undefined || configuration?.enabled === true;
  }

  save(): SavedWatchList {
    return {
      configurations: [...this.#configurations.values()],
      watched: this.watched.map(({ id, number, fromMs }) => ({ id, number, fromMs })),
      changes: this.#changes,
    };
  }

  restore(saved: SavedWatchList): void {
    for (const configuration of saved.configurations) {
      this.#configurations.set(configuration.id, configuration);
    }
    for (const { id, number, fromMs } of saved.watched) {
      const configuration = this.#configurations.get(id);
      if (configuration) this.#watch(configuration, fromMs ?? Number.NEGATIVE_INFINITY, number);
    }
    for (let number = 0; number < this.byNumber.length; number++) {
      if (!this.byNumber[number]) this.#freeNumbers.push(number);
    }
    this.#changes = saved.changes.map((change) => ({
      ...change,
      atMs: change.atMs ?? Number.NEGATIVE_INFINITY,
    }));
  }

  #watch(configuration: DetectorConfiguration, fromMs: number, number: number): void {
    const watched = watchedConfiguration(configuration, number, fromMs);
    this.byNumber[number] = watched;
    this.#watchedById.set(configuration.id, watched);
  }
}

/** D11: whether a change is one of names only, which ends nothing. */
function watchesTheSame(a: DetectorConfiguration, b: DetectorConfiguration): boolean {
  return (
    a.uuid === b.uuid &&
    a.enabled === b.enabled &&
    a.distanceMeters === b.distanceMeters &&
    a.windowMinutes === b.windowMinutes &&
    a.excludePorts === b.excludePorts &&
    JSON.stringify(a.area) === JSON.stringify(b.area)
  );
}
