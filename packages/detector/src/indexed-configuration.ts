import { type Area, prepareArea } from '@roadstead/geo';
import {
  type DetectorConfiguration,
  type EncounterFilters,
  gapMaxMinutesOf,
} from '@roadstead/model';
import { FILTER_WAIT_HOURS } from './thresholds.ts';
import type { Timing } from './timing.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

/** A configuration with an indexed area, and one of its pairs of distance and window. */
export interface IndexedConfiguration {
  /** Number in the detector's list; not reused while an encounter refers to it. */
  readonly number: number;
  readonly id: number;
  /** Of the pair of distance and window: 0, or 1 for the alternative. */
  readonly variant: 0 | 1;
  /** Unique; lists of configurations are sorted by it. */
  readonly order: number;
  readonly uuid: string;
  readonly distanceMeters: number;
  readonly windowMs: number;
  readonly gapMaxMs: number;
  readonly separationMs: number;
  /** D11: time from which it opens encounters, epoch milliseconds. */
  readonly fromMs: number;
  readonly area: Area;
  readonly excludePorts: boolean;
  readonly filters: EncounterFilters | undefined;
  /** D16: whether it has another distance and window. */
  readonly hasAlternative: boolean;
  /** D15: time from the beginning of an encounter up to which filters are evaluated; Infinity without filters. */
  readonly waitMs: number;
  /** D15: whether an event may fire later than at the end of its window, or not at all. */
  readonly mayWait: boolean;
}

/** Indexes the area of a configuration, with one of its pairs of distance and window. */
export function indexConfiguration(
  configuration: DetectorConfiguration,
  variant: 0 | 1,
  number: number,
  fromMs: number,
  timing: Timing,
): IndexedConfiguration {
  const { id, separationMinutes, filters, alternative } = configuration;
  const { distanceMeters, windowMinutes } =
    variant === 1 && alternative ? alternative : configuration;
  const gapMaxMs = gapMaxMinutesOf(configuration, timing.gapMaxMinutes) * MS_PER_MINUTE;
  const windowMs = windowMinutes * MS_PER_MINUTE;
  const leastMs = (filters?.durationMinutesMin ?? 0) * MS_PER_MINUTE;
  const separationMs =
    separationMinutes === undefined ? timing.separationMs : separationMinutes * MS_PER_MINUTE;
  return {
    ...{ number, id, variant, distanceMeters, gapMaxMs, fromMs, filters, windowMs },
    order: id + variant / 2,
    uuid: configuration.uuid,
    waitMs: filters ? Math.max(windowMs, leastMs) + FILTER_WAIT_HOURS * MS_PER_HOUR : Infinity,
    separationMs: Math.min(separationMs, gapMaxMs),
    area: prepareArea(configuration.area),
    excludePorts: configuration.excludePorts,
    hasAlternative: alternative !== undefined,
    mayWait: filters !== undefined || alternative !== undefined,
  };
}
