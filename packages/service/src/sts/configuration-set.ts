import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import { countVertices } from '@roadstead/geo';
import type { ChangeOf } from '../changes/change.ts';
import { ConfigurationHistory, type EventSource } from './configuration-history.ts';
import type { StoredConfiguration } from './configurations.ts';
import { ReadableIds } from './readable-ids.ts';

/** The size of an owner's configurations in the detector. */
export interface OwnedConfigurations {
  readonly count: number;
  /** Vertices of all areas. */
  readonly vertices: number;
}

export function configurationCollection(store: Store): Collection<StoredConfiguration> {
  return store.collection({ name: 'configurations', key: 'id', unique: [['uuid']] });
}

const NONE_OWNED: OwnedConfigurations = { count: 0, vertices: 0 };

/** The configurations in memory, with those of the last days that were changed or removed. */
export class ConfigurationSet {
  readonly #stored: Collection<StoredConfiguration>;
  readonly #history: ConfigurationHistory;
  readonly #byId: Map<number, StoredConfiguration> = new Map();
  readonly #readable: ReadableIds = new ReadableIds();
  /** By the uuids of owners. */
  readonly #owned: Map<string, OwnedConfigurations> = new Map();

  constructor(store: Store) {
    this.#stored = configurationCollection(store);
    this.#history = new ConfigurationHistory(store);
  }

  async start(): Promise<void> {
    await this.#history.start();
    await this.load();
  }

  /** Reads the present configurations, also again: another process may have stored others. */
  async load(): Promise<void> {
    const all = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
    for (const configuration of this.all()) this.#remove(configuration);
    for (const configuration of all) this.#add(configuration);
  }

  get(id: number): StoredConfiguration | undefined {
    return this.#byId.get(id);
  }

  all(): readonly StoredConfiguration[] {
    return [...this.#byId.values()];
  }

  /** Returns the ids of the configurations that a reader may read, in ascending order. */
  readableIds(reader: string): readonly number[] {
    return this.#readable.of(reader);
  }

  /** Returns a configuration as it was when an event fired, epoch milliseconds. */
  at(id: number, firedMs: number): EventSource | undefined {
    return this.#history.at(id, firedMs) ?? this.#byId.get(id);
  }

  usesShape(shapeUuid: string): boolean {
    return this.all().some((each) => each.shapeUuid === shapeUuid);
  }

  ownedBy(owner: string): OwnedConfigurations {
    return this.#owned.get(owner) ?? NONE_OWNED;
  }

  /** Changes a configuration; null removes it. @returns the operation that stores the change */
  change(id: number, after: StoredConfiguration | null): WriteOperation {
    const before = this.#byId.get(id);
    if (before) this.#remove(before);
    if (after) this.#add(after);
    return after ? this.#stored.put(after) : this.#stored.remove(id);
  }

  /** Retains a configuration that is replaced from an instant of event time on. @returns the operations that store it */
  retain(before: StoredConfiguration, eventTimeMs: number): readonly WriteOperation[] {
    return this.#history.add(before, eventTimeMs);
  }

  /** Applies a change that another process has stored. */
  follow({ kind, configuration }: ChangeOf<'configuration'>): void {
    const before = this.#byId.get(configuration.id);
    if (before) this.#remove(before);
    if (kind !== 'removed') this.#add(configuration);
  }

  #add(configuration: StoredConfiguration): void {
    this.#byId.set(configuration.id, configuration);
    this.#readable.add(configuration.id, configuration);
    this.#count(configuration, 1);
  }

  #remove(configuration: StoredConfiguration): void {
    this.#byId.delete(configuration.id);
    this.#readable.remove(configuration.id, configuration);
    this.#count(configuration, -1);
  }

  #count({ owner, area }: StoredConfiguration, by: 1 | -1): void {
    const { count, vertices } = this.ownedBy(owner);
    this.#owned.set(owner, { count: count + by, vertices: vertices + by * countVertices(area) });
  }
}
