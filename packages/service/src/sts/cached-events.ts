import type { Collection, Find, Page, Store } from '@roadstead/contracts';
import { freeze } from 'immer';
import type { Observable } from 'rxjs';
import { setNewest } from '../operations/set-newest.ts';
import { eventCollection } from './event-documents.ts';
import type { EventChange, StoredEvent } from './events.ts';

/** A hundred pages of 50, some 15 MB. */
const EVENTS_MAX = 5000;

/**
 * The events of a store with those in memory that were read or changed last: most requests for lists are for the newest, and two
 * thirds of the time of a page are the documents. All who read an event get the same frozen object until it changes, so what they
 * derive from it can be cached by it.
 */
export class CachedEvents {
  readonly #stored: Collection<StoredEvent>;
  readonly #isCurrent: () => boolean;
  readonly #cached: Map<number, StoredEvent> = new Map();
  /** Number of changes: what was read before a change is not cached after it. */
  #changes = 0;

  /**
   * @param changes$ each change of an event, when it is durable
   * @param isCurrent whether no change is missing: the store is read otherwise
   */
  constructor(store: Store, changes$: Observable<EventChange>, isCurrent = () => true) {
    this.#stored = eventCollection(store);
    this.#isCurrent = isCurrent;
    changes$.subscribe((change) => this.#apply(change));
  }

  /** Returns the events that a query finds; see `Collection`. */
  async find(find: Find, page: Page): Promise<readonly StoredEvent[]> {
    if (!this.#isCurrent()) return this.#stored.find(find, page);
    const ids = await this.#stored.findKeys(find, page);
    const cached = ids.flatMap((id) => this.#cached.get(id as number) ?? []);
    return cached.length === ids.length ? cached : this.#read(() => this.#stored.find(find, page));
  }

  async get(id: number): Promise<StoredEvent | undefined> {
    if (!this.#isCurrent()) return this.#stored.get(id);
    const cached = this.#cached.get(id);
    if (cached) return cached;
    const [event] = await this.#read(async () => {
      const stored = await this.#stored.get(id);
      return stored ? [stored] : [];
    });
    return event;
  }

  /** See `Events`. */
  version(): number | undefined {
    return this.#isCurrent() ? this.#changes : undefined;
  }

  /** Reads all events again: changes may have been missed. */
  clear(): void {
    this.#changes++;
    this.#cached.clear();
  }

  async #read(read: () => Promise<readonly StoredEvent[]>): Promise<readonly StoredEvent[]> {
    const changes = this.#changes;
    const events = await read();
    if (changes !== this.#changes) return events;
    // An event that others have read meanwhile stays the same object.
    return events.map((event) => this.#cached.get(event.id) ?? this.#add(freeze(event, true)));
  }

  #apply({ kind, event }: EventChange): void {
    this.#changes++;
    this.#cached.delete(event.id);
    // The detector continues with the objects of its own.
    if (kind !== 'removed') this.#add(freeze(structuredClone(event), true));
  }

  #add(event: StoredEvent): StoredEvent {
    // L23: that the live detector continues a corrected event, or ends it, is no change that is published.
    if (event.reconciliation) return event;
    setNewest(this.#cached, event.id, event, EVENTS_MAX);
    return event;
  }
}
