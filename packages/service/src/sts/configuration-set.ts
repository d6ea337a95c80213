import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import { countVertices } from '@roadstead/geo';
import { ConfigurationHistory, type EventSource } from './configuration-history.ts';
import type { StoredConfiguration } from './configurations.ts';
import { ReadableIds } from './readable-ids.ts';

/** The size of an owner's configurations in the detector. */
export interface OwnedConfigurations {
  readonly count: number;
  /** Vertices of all areas. */
  readonly vertices: number;
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
    this.#stored = store.collection<StoredConfiguration>({
      name: 'configurations',
      key: 'id',
      unique: [['uuid']],
    });
    this.#history = new ConfigurationHistory(store);
  }

  async start(): Promise<void> {
    await this.#history.start();
    const all = await this.#stored.find({}, { limit: Number.MAX_SAFE_INTEGER });
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

  /**
   * Changes a configuration from an instant of event time on; null removes it.
   * @returns the operations that store the change
   */
  change(
    id: number,
    after: StoredConfiguration | null,
    eventTimeMs: number,
  ): readonly WriteOperation[] {
    const before = this.#byId.get(id);
    if (before) this.#remove(before);
    if (after) this.#add(after);
    return [
      ...(before ? this.#history.add(before, eventTimeMs) : []),
      after ? this.#stored.put(after) : this.#stored.remove(id),
    ];
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
