import type { Collection, Store } from '@roadstead/contracts';
import { reduceWebhook, type Webhook, type WebhookAction } from './webhook.ts';

/** The webhooks of a store, all of them in memory: each is compared with every change. */
export class WebhookSet {
  readonly #store: Store;
  readonly #collection: Collection<Webhook>;
  readonly #byId: Map<number, Webhook> = new Map();

  constructor(store: Store) {
    this.#store = store;
    this.#collection = store.collection<Webhook>({ name: 'webhooks', key: 'id' });
  }

  async start(): Promise<void> {
    const all = await this.#collection.find({}, { limit: Number.MAX_SAFE_INTEGER });
    for (const webhook of all) this.#byId.set(webhook.id, webhook);
  }

  /** In the order of their ids. */
  all(): readonly Webhook[] {
    return [...this.#byId.values()];
  }

  get(id: number): Webhook | undefined {
    return this.#byId.get(id);
  }

  async insert(webhook: Webhook): Promise<void> {
    await this.#store.write([this.#collection.insert(webhook)]);
    this.#byId.set(webhook.id, webhook);
  }

  /** Applies an action. @returns the webhook after it; undefined if it does not exist */
  async apply(id: number, action: WebhookAction): Promise<Webhook | undefined> {
    const webhook = await this.#collection.change(id, (before) => ({
      document: reduceWebhook(before, action),
    }));
    if (webhook) this.#byId.set(id, webhook);
    return webhook;
  }

  async remove(id: number): Promise<void> {
    await this.#store.write([this.#collection.remove(id)]);
    this.#byId.delete(id);
  }
}
