import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import { millisecondsInDay } from 'date-fns/constants';
import type { StoredConfiguration } from './configurations.ts';

/** The fields of a configuration that an event copies. */
export type EventSource = Pick<
  StoredConfiguration,
  'id' | 'name' | 'severity' | 'distanceMeters' | 'windowMinutes' | 'owner' | 'acl'
> &
  EventLimits;

/** The limits of a configuration by which its events are assessed; those that it does not have are missing. */
export type EventLimits = Pick<
  StoredConfiguration,
  'gapMaxMinutes' | 'separationMinutes' | 'mergeGapMinutes'
>;

export function eventLimitsOf({
  gapMaxMinutes,
  separationMinutes,
  mergeGapMinutes,
}: EventLimits): EventLimits {
  return {
    ...(gapMaxMinutes !== undefined && { gapMaxMinutes }),
    ...(separationMinutes !== undefined && { separationMinutes }),
    ...(mergeGapMinutes !== undefined && { mergeGapMinutes }),
  };
}

export function eventSourceOf(configuration: StoredConfiguration): EventSource {
  const { id, name, severity, distanceMeters, windowMinutes, owner, acl } = configuration;
  return {
    ...{ id, name, severity, distanceMeters, windowMinutes, owner, acl },
    ...eventLimitsOf(configuration),
  };
}

/** A configuration as it was up to an instant of event time, inclusive (D11). */
interface FormerConfiguration {
  readonly number: number;
  readonly untilMs: number;
  readonly source: EventSource;
}

/**
 * V24: an event that fired before a change is detected after it, by late reports up to eight days old. Its encounter began up to
 * eight days earlier (a window of a week, and a day for filters), which leaves a day for gaps.
 */
export const HISTORY_MS: number = 17 * millisecondsInDay;

/** Configurations as they were before they were changed or removed: events that fired then may be detected later. */
export class ConfigurationHistory {
  readonly #stored: Collection<FormerConfiguration>;
  #former: readonly FormerConfiguration[] = [];
  #nextNumber = 1;

  constructor(store: Store) {
    this.#stored = store.collection<FormerConfiguration>({
      name: 'former-configurations',
      key: 'number',
    });
  }

  async start(): Promise<void> {
    this.#former = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    this.#nextNumber = (this.#former.at(-1)?.number ?? 0) + 1;
  }

  /** Returns the configuration of an event that fired before a change or removal. */
  at(id: number, firedMs: number): EventSource | undefined {
    return this.#former.find(({ source, untilMs }) => source.id === id && untilMs >= firedMs)
      ?.source;
  }

  /**
   * Adds a configuration that is replaced from an instant on.
   * @returns the operations to write with the replacement
   */
  add(configuration: StoredConfiguration, untilMs: number): readonly WriteOperation[] {
    // No event fired before the first report.
    if (!Number.isFinite(untilMs)) return [];
    const added = { number: this.#nextNumber++, untilMs, source: eventSourceOf(configuration) };
    const isPast = (each: FormerConfiguration): boolean => each.untilMs < untilMs - HISTORY_MS;
    const past = this.#former.filter(isPast);
    this.#former = [...this.#former.filter((each) => !isPast(each)), added];
    return [...past.map(({ number }) => this.#stored.remove(number)), this.#stored.insert(added)];
  }
}
