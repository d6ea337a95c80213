import type { Change, Collection, Store } from '@roadstead/contracts';
import type { StoredConfiguration } from './sts-area.ts';

/** What an event copies of its configuration. */
export type EventSource = Pick<
  StoredConfiguration,
  'id' | 'name' | 'severity' | 'distanceMeters' | 'windowMinutes' | 'owner' | 'acl'
>;

/** A configuration as it was up to an instant of event time, included (D11). */
interface FormerConfiguration {
  readonly number: number;
  readonly untilMs: number;
  readonly source: EventSource;
}

/**
 * An event that fired before a change becomes known after it: within the lateness of reports and the gap between two
 * fixes, an hour in all. A day leaves room.
 */
const KEPT_MS = 24 * 3_600_000;

/** Configurations as they were before they were changed or removed: events that fired then are still to come. */
export class FormerConfigurations {
  readonly #stored: Collection<FormerConfiguration>;
  #known: readonly FormerConfiguration[] = [];
  #nextNumber = 1;

  constructor(store: Store) {
    this.#stored = store.collection<FormerConfiguration>({
      name: 'former-configurations',
      key: 'number',
    });
  }

  async start(): Promise<void> {
    this.#known = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    this.#nextNumber = (this.#known.at(-1)?.number ?? 0) + 1;
  }

  /** The configuration under which an event fired, where it was changed or removed after that. */
  at(id: number, firedMs: number): EventSource | undefined {
    return this.#known.find(({ source, untilMs }) => source.id === id && untilMs >= firedMs)
      ?.source;
  }

  /**
   * A configuration is another one from an instant on.
   * @returns what is to be written with that
   */
  add(configuration: StoredConfiguration, untilMs: number): readonly Change[] {
    // Before the first report nothing can have fired.
    if (!Number.isFinite(untilMs)) return [];
    const { id, name, severity, distanceMeters, windowMinutes, owner, acl } = configuration;
    const source = { id, name, severity, distanceMeters, windowMinutes, owner, acl };
    const added = { number: this.#nextNumber++, untilMs, source };
    const isPast = (each: FormerConfiguration): boolean => each.untilMs < untilMs - KEPT_MS;
    const past = this.#known.filter(isPast);
    this.#known = [...this.#known.filter((each) => !isPast(each)), added];
    return [...past.map(({ number }) => this.#stored.remove(number)), this.#stored.insert(added)];
  }
}
