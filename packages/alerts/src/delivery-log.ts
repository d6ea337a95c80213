import type { Collection, Find, Store, WriteOperation } from '@roadstead/contracts';
import type { Paged, Paging } from '@roadstead/model';
import {
  type Delivery,
  type DeliveryAction,
  type DeliveryState,
  deliveryKey,
  reduceDelivery,
  type StoredDelivery,
} from './delivery.ts';
import { EXPIRED_PAGE, PREFIXED_MAX } from './thresholds.ts';

/** A9: the deliveries of all destinations in a store: their queues, and what became of them. */
export class DeliveryLog {
  readonly #store: Store;
  readonly #deliveries: Collection<StoredDelivery>;

  constructor(store: Store) {
    this.#store = store;
    this.#deliveries = store.collection<StoredDelivery>({
      name: 'alert-deliveries',
      key: 'key',
      indexes: {
        // Only what is pending has a time at which it is due.
        due: ['queue', 'dueMs'],
        created: ['queue', 'createdMs'],
        state: ['queue', 'state', 'createdMs'],
        expiry: ['expiresMs'],
        configuration: ['configurationId', 'createdMs'],
        digest: ['digest', 'createdMs'],
      },
    });
  }

  put(delivery: StoredDelivery): WriteOperation {
    return this.#deliveries.put(delivery);
  }

  /** Lists the pending deliveries of a queue that are due first. */
  pending(queue: string, limit: number): Promise<readonly StoredDelivery[]> {
    return this.#deliveries.find({ index: 'due', is: [queue] }, { limit });
  }

  /** @param queue default: all queues */
  countPending(queue?: string): Promise<number> {
    return this.#deliveries.count({ index: 'due', ...(queue !== undefined && { is: [queue] }) });
  }

  get(queue: string, messageId: string): Promise<StoredDelivery | undefined> {
    return this.getByKey(deliveryKey(queue, messageId));
  }

  getByKey(key: string): Promise<StoredDelivery | undefined> {
    return this.#deliveries.get(key);
  }

  /** Lists deliveries, newest first. */
  async list(
    queue: string,
    { page, size }: Paging,
    state: DeliveryState | undefined,
  ): Promise<Paged<Delivery>> {
    const find: Find =
      state === undefined
        ? { index: 'created', is: [queue] }
        : { index: 'state', is: [queue, state] };
    const [items, total] = await Promise.all([
      this.#deliveries.find(find, { descending: true, offset: (page - 1) * size, limit: size }),
      this.#deliveries.count(find),
    ]);
    return { items: items.map(deliveryView), total };
  }

  /** Lists the deliveries of a queue whose message ids begin with a text. */
  withPrefix(queue: string, prefix: string): Promise<readonly StoredDelivery[]> {
    const from = deliveryKey(queue, prefix);
    return this.#deliveries.find({ from, to: `${from}\u007f` }, { limit: PREFIXED_MAX });
  }

  /** Lists the deliveries that have joined a digest, oldest first. */
  joined(digest: string, limit: number): Promise<readonly StoredDelivery[]> {
    return this.#deliveries.find({ index: 'digest', is: [digest] }, { limit });
  }

  /** Lists the deliveries of a queue since an instant, oldest first. */
  createdSince(queue: string, fromMs: number, limit: number): Promise<readonly StoredDelivery[]> {
    return this.#deliveries.find({ index: 'created', is: [queue], from: fromMs }, { limit });
  }

  /** Lists the deliveries of a configuration to people, newest first. */
  async ofConfiguration(id: number, { page, size }: Paging): Promise<Paged<StoredDelivery>> {
    const find: Find = { index: 'configuration', is: [id] };
    const [items, total] = await Promise.all([
      this.#deliveries.find(find, { descending: true, offset: (page - 1) * size, limit: size }),
      this.#deliveries.count(find),
    ]);
    return { items, total };
  }

  /** A14: applies `interrupt` to the deliveries of a queue whose attempts a stop or a kill has interrupted. */
  async interrupt(queue: string): Promise<void> {
    for (;;) {
      const find: Find = { index: 'state', is: [queue, 'sending'] };
      const some = await this.#deliveries.find(find, { limit: EXPIRED_PAGE });
      if (some.length === 0) return;
      for (const { key } of some) await this.apply(key, { type: 'interrupt' });
    }
  }

  /** Lists the oldest dead letters. */
  dead(queue: string, limit: number): Promise<readonly StoredDelivery[]> {
    return this.#deliveries.find({ index: 'state', is: [queue, 'dead'] }, { limit });
  }

  countDead(queue: string): Promise<number> {
    return this.#deliveries.count({ index: 'state', is: [queue, 'dead'] });
  }

  /** Applies an action. @returns the delivery after it; undefined for one that is no longer stored */
  apply(key: string, action: DeliveryAction): Promise<StoredDelivery | undefined> {
    return this.#deliveries.change(key, (delivery) => {
      const document = reduceDelivery(delivery, action);
      return document === delivery ? undefined : { document };
    });
  }

  /** Deletes the deliveries of a queue, in pieces; a kill in between leaves the others until they expire. */
  async clear(queue: string): Promise<void> {
    await this.#deleteAll({ index: 'created', is: [queue] });
  }

  /** A9: deletes the deliveries that have expired. */
  async deleteExpired(nowMs: number): Promise<void> {
    await this.#deleteAll({ index: 'expiry', to: nowMs });
  }

  async #deleteAll(find: Find): Promise<void> {
    for (;;) {
      const some = await this.#deliveries.find(find, { limit: EXPIRED_PAGE });
      if (some.length === 0) return;
      await this.#store.write(some.map(({ key }) => this.#deliveries.remove(key)));
    }
  }
}

/** Returns a delivery as readers of the log see it. */
export function deliveryView(stored: StoredDelivery): Delivery {
  const { messageId, kind, state, createdMs, dueMs, attempts } = stored;
  return { messageId, kind, state, createdMs, dueMs, attempts };
}
