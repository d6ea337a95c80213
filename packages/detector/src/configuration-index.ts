import type { DetectorConfiguration } from '@roadstead/model';
import { type IndexedConfiguration, indexConfiguration } from './indexed-configuration.ts';

/** D11: a scheduled change of a configuration, applied when all fixes before it have been processed. */
export interface ConfigurationChange {
  readonly atMs: number;
  readonly id: number;
  /** Undefined removes the configuration. */
  readonly configuration?: DetectorConfiguration;
}

/** The state of `save`. JSON has no −Infinity, so such times are null. */
export interface ConfigurationIndexSnapshot {
  readonly configurations: readonly DetectorConfiguration[];
  readonly watched: readonly { readonly id: number; number: number; fromMs: number | null }[];
  readonly changes: readonly (Omit<ConfigurationChange, 'atMs'> & { atMs: number | null })[];
}

/** The typical distance without configurations. */
const DISTANCE_METERS_DEFAULT = 500;

/** The configurations and their scheduled changes. */
export class ConfigurationIndex {
  /** Enabled configurations by number; undefined for a free number. */
  readonly byNumber: (IndexedConfiguration | undefined)[] = [];
  readonly #enabledById: Map<number, IndexedConfiguration> = new Map();
  readonly #freeNumbers: number[] = [];
  /** All configurations by id. */
  readonly #configurations: Map<number, DetectorConfiguration> = new Map();
  #changes: ConfigurationChange[] = [];

  /** The enabled configurations. */
  get enabled(): readonly IndexedConfiguration[] {
    return [...this.#enabledById.values()];
  }

  /** The geometric mean of the least and greatest distance in metres: a compromise between cells and ships in a search. */
  get distanceMetersTypical(): number {
    const distances = this.enabled.map((configuration) => configuration.distanceMeters);
    if (distances.length === 0) return DISTANCE_METERS_DEFAULT;
    const [least, most] = distances.reduce(
      ([low, high], distance) => [Math.min(low, distance), Math.max(high, distance)],
      [Number.POSITIVE_INFINITY, 0],
    );
    return Math.sqrt(least * most);
  }

  /** Schedules a change. */
  schedule(change: ConfigurationChange): void {
    const last = this.#changes.at(-1);
    this.#changes.push(change);
    if (last && last.atMs > change.atMs) this.#changes.sort((a, b) => a.atMs - b.atMs);
  }

  /** Time of the next change; infinite without one. */
  get nextChangeMs(): number {
    return this.#changes.length > 0 ? this.#changes[0].atMs : Number.POSITIVE_INFINITY;
  }

  /** Removes and returns the next change, which must exist. */
  removeNextChange(): ConfigurationChange {
    return this.#changes.shift() as ConfigurationChange;
  }

  /**
   * Applies a change.
   * @param end called with the enabled configuration that the change replaces or removes, if any.
   * @returns whether the enabled configurations changed.
   */
  apply(change: ConfigurationChange, end: (configuration: IndexedConfiguration) => void): boolean {
    const { id, configuration } = change;
    const before = this.#configurations.get(id);
    if (configuration) this.#configurations.set(id, configuration);
    else this.#configurations.delete(id);
    if (before && configuration && hasSameDetection(before, configuration)) return false;
    const enabled = this.#enabledById.get(id);
    if (enabled) {
      end(enabled);
      this.byNumber[enabled.number] = undefined;
      this.#freeNumbers.push(enabled.number);
      this.#enabledById.delete(id);
    }
    if (configuration?.enabled) {
      this.#enable(configuration, change.atMs, this.#freeNumbers.pop() ?? this.byNumber.length);
    }
    return enabled !== undefined || configuration?.enabled === true;
  }

  /** Returns the whole state. */
  save(): ConfigurationIndexSnapshot {
    return {
      configurations: [...this.#configurations.values()],
      watched: this.enabled.map(({ id, number, fromMs }) => ({ id, number, fromMs })),
      changes: this.#changes,
    };
  }

  /** Restores the state of `save`, into an empty index. */
  restore(saved: ConfigurationIndexSnapshot): void {
    for (const configuration of saved.configurations) {
      this.#configurations.set(configuration.id, configuration);
    }
    for (const { id, number, fromMs } of saved.watched) {
      const configuration = this.#configurations.get(id);
      if (configuration) this.#enable(configuration, fromMs ?? Number.NEGATIVE_INFINITY, number);
    }
    for (let number = 0; number < this.byNumber.length; number++) {
      if (!this.byNumber[number]) this.#freeNumbers.push(number);
    }
    this.#changes = saved.changes.map((change) => ({
      ...change,
      atMs: change.atMs ?? Number.NEGATIVE_INFINITY,
    }));
  }

  #enable(configuration: DetectorConfiguration, fromMs: number, number: number): void {
    const indexed = indexConfiguration(configuration, number, fromMs);
    this.byNumber[number] = indexed;
    this.#enabledById.set(configuration.id, indexed);
  }
}

/** D11: whether two configurations differ at most in name and severity, so that the change ends nothing. */
function hasSameDetection(a: DetectorConfiguration, b: DetectorConfiguration): boolean {
  return (
    a.uuid === b.uuid &&
    a.enabled === b.enabled &&
    a.distanceMeters === b.distanceMeters &&
    a.windowMinutes === b.windowMinutes &&
    a.excludePorts === b.excludePorts &&
    JSON.stringify(a.area) === JSON.stringify(b.area)
  );
}
