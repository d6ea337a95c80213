import type { EncounterFilters } from '@roadstead/model';
import type { FeatureBounds } from './feature-bounds.ts';
import { conditionsOf, type Exclusion, type FilterInput } from './filter-conditions.ts';
import type { LazyFiringFeatures } from './lazy-firing-features.ts';

/**
 * The times for which the motion of the ships is bounded, in parts of the duration of their encounter: the longer it has lasted, the more
 * slowly its medians change. In harbours most encounters cannot fire however their ships move.
 */
const BOUNDED_PARTS = [Number.POSITIVE_INFINITY, 1, 1 / 2, 1 / 4, 1 / 8];

interface PreparedCondition {
  readonly holds: (input: FilterInput) => boolean;
  readonly excludes: Exclusion;
}

/** D15: filters, prepared for many evaluations. */
export class PreparedFilters {
  readonly #conditions: readonly PreparedCondition[];

  /** @throws TypeError if the filters have not been validated */
  constructor(filters: EncounterFilters) {
    const unknown = new Set<string>(filters.unknown);
    this.#conditions = conditionsOf(filters).map(([name, condition, exclusion]) => {
      const holds = (input: FilterInput): boolean => condition(input) ?? unknown.has(name);
      const excludesBoth: Exclusion = (from, to) =>
        !holds(from) && condition(from) === condition(to);
      return { holds, excludes: exclusion ?? excludesBoth };
    });
  }

  /** Returns whether all filters hold. */
  hold(input: FilterInput): boolean {
    return this.#conditions.every(({ holds }) => holds(input));
  }

  /**
   * Returns an instant before which the filters do not hold, as long as static data and navigation status of the ships stay as they
   * are: `timeMs`, that of the features, or later.
   */
  excludedUntilMs(features: LazyFiringFeatures, timeMs: number, distanceMeters: number): number {
    const durationMs = features.durationMinutes * 60_000;
    for (const part of BOUNDED_PARTS) {
      const untilMs = timeMs + part * durationMs;
      if (this.#excludeBetween(features.boundsUntil(untilMs), distanceMeters)) return untilMs;
    }
    return timeMs;
  }

  #excludeBetween([least, greatest]: FeatureBounds, distanceMeters: number): boolean {
    const from = { features: least, distanceMeters };
    const to = { features: greatest, distanceMeters };
    return this.#conditions.some(({ excludes }) => excludes(from, to));
  }
}
