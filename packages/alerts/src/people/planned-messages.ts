import { deliveryKey, newDelivery, type StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import type { PeopleMeans, Receiver } from './contact.ts';
import type { PeopleMessage } from './people-message.ts';

/** The messages of a page of the feed, in front of those that are stored. */
export class PlannedMessages {
  readonly nowMs: number;
  /** Messages over a limit. */
  refused = 0;
  readonly #log: DeliveryLog;
  readonly #byKey: Map<string, StoredDelivery> = new Map();
  readonly #asked: Receiver[] = [];

  constructor(log: DeliveryLog, nowMs: number) {
    this.#log = log;
    this.nowMs = nowMs;
  }

  get deliveries(): readonly StoredDelivery[] {
    return [...this.#byKey.values()];
  }

  /** The receivers who are asked for confirmation. */
  get asked(): readonly Receiver[] {
    return this.#asked;
  }

  /** Creates a delivery that is not planned yet. @param listed the configuration that it is about */
  create(
    id: string,
    message: PeopleMessage,
    { configurationId, owner }: Pick<StoredDelivery, 'configurationId' | 'owner'>,
    { dueMs, ...more }: Pick<Partial<StoredDelivery>, 'state' | 'digest' | 'dueMs'> = {},
  ): StoredDelivery {
    const { type: kind, means, address } = message;
    return newDelivery(means, { id, kind, body: JSON.stringify(message) }, this.nowMs, {
      address,
      ...(configurationId !== undefined && { configurationId }),
      ...(owner !== undefined && { owner }),
      ...(dueMs !== undefined && { dueMs }),
      ...(more.state === 'joined' && { ...more, dueMs: null }),
    });
  }

  /** Plans a delivery; one that is stored is written again as it is. */
  add(delivery: StoredDelivery): void {
    this.#byKey.set(delivery.key, delivery);
  }

  /** Plans the request for confirmation of a receiver. */
  ask(delivery: StoredDelivery, receiver: Receiver): void {
    this.add(delivery);
    this.#asked.push(receiver);
  }

  has(means: PeopleMeans, id: string): boolean {
    return this.#byKey.has(deliveryKey(means, id));
  }

  /** Returns a delivery that is planned or stored. */
  find(means: PeopleMeans, id: string): Promise<StoredDelivery | undefined> {
    return this.findByKey(deliveryKey(means, id));
  }

  async findByKey(key: string): Promise<StoredDelivery | undefined> {
    return this.#byKey.get(key) ?? this.#log.getByKey(key);
  }

  /** Returns the planned and stored deliveries whose message ids begin with a text. */
  async withPrefix(means: PeopleMeans, prefix: string): Promise<readonly StoredDelivery[]> {
    const stored = await this.#log.withPrefix(means, prefix);
    const begin = deliveryKey(means, prefix);
    const planned = this.deliveries.filter(({ key }) => key.startsWith(begin));
    return [...new Map([...stored, ...planned].map((each) => [each.key, each])).values()];
  }
}
