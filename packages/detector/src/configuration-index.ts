import type { DetectorConfiguration } from '@roadstead/model';
import { type IndexedConfiguration, indexConfiguration } from './indexed-configuration.ts';
import type { Timing } from './timing.ts';

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
  readonly watched: readonly {
    readonly id: number;
    readonly variant?: 0 | 1;
    readonly number: number;
    readonly fromMs: number | null;
  }[];
  readonly changes: readonly (Omit<ConfigurationChange, 'atMs'> & { atMs: number | null })[];
}

/** The typical distance without configurations. */
const DISTANCE_METERS_DEFAULT = 500;

/** The configurations and their scheduled changes. */
export class ConfigurationIndex {
  /** Enabled configurations by number; undefined for a free number. */
  readonly byNumber: (IndexedConfiguration | undefined)[] = [];
  readonly #enabledById: Map<number, readonly IndexedConfiguration[]> = new Map();
  readonly #freeNumbers: number[] = [];
  /** All configurations by id. */
  readonly #configurations: Map<number, DetectorConfiguration> = new Map();
  readonly #timing: Timing;
  #changes: ConfigurationChange[] = [];

  /** @param timing `longestGapMs`, `shortestGapMs` and `shortestWindowMs` follow the enabled configurations */
  constructor(timing: Timing) {
    this.#timing = timing;
  }

  /** The enabled configurations. */
  get enabled(): readonly IndexedConfiguration[] {
    return [...this.#enabledById.values()].flat();
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
    const enabled = this.#enabledById.get(id) ?? [];
    for (const indexed of enabled) {
      end(indexed);
      this.byNumber[indexed.number] = undefined;
      this.#freeNumbers.push(indexed.number);
    }
    this.#enabledById.delete(id);
    if (configuration?.enabled) {
      const variants = configuration.alternative ? ([0, 1] as const) : ([0] as const);
      for (const variant of variants) {
        const number = this.#freeNumbers.pop() ?? this.byNumber.length;
        this.#enable(configuration, variant, change.atMs, number);
      }
    }
    if (enabled.length > 0) this.#setTiming();
    return enabled.length > 0 || configuration?.enabled === true;
  }

  /** Returns the whole state. */
  save(): ConfigurationIndexSnapshot {
    return {
      configurations: [...this.#configurations.values()],
      watched: this.enabled.map(({ id, variant, number, fromMs }) => ({
        ...{ id, variant, number, fromMs },
      })),
      changes: this.#changes,
    };
  }

  /** Restores the state of `save`, into an empty index. */
  restore(saved: ConfigurationIndexSnapshot): void {
    for (const configuration of saved.configurations) {
      this.#configurations.set(configuration.id, configuration);
    }
    for (const { id, variant = 0, number, fromMs } of saved.watched) {
      const configuration = this.#configurations.get(id);
      if (!configuration) continue;
      this.#enable(configuration, variant, fromMs ?? Number.NEGATIVE_INFINITY, number);
    }
    for (let number = 0; number < this.byNumber.length; number++) {
      if (!this.byNumber[number]) this.#freeNumbers.push(number);
    }
    this.#changes = saved.changes.map((change) => ({
      ...change,
      atMs: change.atMs ?? Number.NEGATIVE_INFINITY,
    }));
  }

  #enable(
    configuration: DetectorConfiguration,
    variant: 0 | 1,
    fromMs: number,
    number: number,
  ): void {
    const indexed = indexConfiguration(configuration, variant, number, fromMs, this.#timing);
    const others = this.#enabledById.get(configuration.id) ?? [];
    this.byNumber[number] = indexed;
    this.#enabledById.set(configuration.id, [...others, indexed]);
    this.#include(indexed);
  }

  #setTiming(): void {
    this.#timing.longestGapMs = this.#timing.gapMaxMs;
    this.#timing.shortestGapMs = this.#timing.gapMaxMs;
    this.#timing.shortestWindowMs = Number.POSITIVE_INFINITY;
    for (const indexed of this.enabled) this.#include(indexed);
  }

  #include({ gapMaxMs, windowMs }: IndexedConfiguration): void {
    this.#timing.longestGapMs = Math.max(this.#timing.longestGapMs, gapMaxMs);
    this.#timing.shortestGapMs = Math.min(this.#timing.shortestGapMs, gapMaxMs);
    this.#timing.shortestWindowMs = Math.min(this.#timing.shortestWindowMs, windowMs);
  }
}

/** D11: whether two configurations differ at most in name and severity, so that the change ends nothing. */
function hasSameDetection(a: DetectorConfiguration, b: DetectorConfiguration): boolean {
  return (
    a.uuid === b.uuid &&
    a.enabled === b.enabled &&
    a.distanceMeters === b.distanceMeters &&
    a.windowMinutes === b.windowMinutes &&
    a.gapMaxMinutes === b.gapMaxMinutes &&
    a.separationMinutes === b.separationMinutes &&
    a.excludePorts === b.excludePorts &&
    isSameJson(a.alternative, b.alternative) &&
    isSameJson(a.filters, b.filters) &&
    isSameJson(a.area, b.area)
  );
}

function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
