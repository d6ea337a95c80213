import type { Clock, Collection, FeedEntry, Store, WriteOperation } from '@roadstead/contracts';
import { type Principal, readerOf } from '@roadstead/model';
import type { AlertChange, NumberedChange } from './alert-change.ts';
import { newDelivery, type StoredDelivery } from './delivery.ts';
import type { DeliveryLog } from './delivery-log.ts';
import type { PeoplePlan, PeoplePlanner } from './people/people-planner.ts';
import { FEED_PAGE, PENDING_MAX } from './thresholds.ts';
import type { Webhook } from './webhook.ts';
import { webhookQueue } from './webhook-channel.ts';
import type { WebhookSet } from './webhook-set.ts';

/** Options of `FeedPlanner`. */
export interface FeedPlannerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Parses an entry of the feed; undefined for one of another kind. */
  readonly parseChange: (entry: FeedEntry) => Promise<AlertChange | undefined>;
  /** Finds a stored user; undefined for one who was removed. */
  readonly findUser: (uuid: string) => Promise<Principal | undefined>;
  /** Logs what the service did by itself. */
  readonly log: (message: string) => void;
}

/** The number up to which the feed has become deliveries. */
interface AlertCursor {
  readonly name: string;
  readonly number: number;
}

const CURSOR = 'alerts';
/** Entries without deliveries after which the number is stored: after a kill they are examined again. */
const UNSTORED_MAX = 1000;

/**
 * A5: turns entries of the feed into deliveries. The deliveries and the number up to which the feed is read are one write, so that a
 * kill loses and repeats nothing. The number survives a restored backup; the id of the feed is part of the message ids only.
 */
export class FeedPlanner {
  readonly #options: FeedPlannerOptions;
  readonly #webhooks: WebhookSet;
  readonly #log: DeliveryLog;
  readonly #people: PeoplePlanner | undefined;
  readonly #cursors: Collection<AlertCursor>;
  #number = 0;
  #storedNumber = 0;

  constructor(
    options: FeedPlannerOptions,
    webhooks: WebhookSet,
    log: DeliveryLog,
    people?: PeoplePlanner,
  ) {
    this.#people = people;
    this.#options = options;
    this.#webhooks = webhooks;
    this.#log = log;
    this.#cursors = options.store.collection<AlertCursor>({ name: 'alert-cursors', key: 'name' });
  }

  /** The number up to which the feed is not needed any more. */
  get readUpTo(): number {
    return this.#storedNumber;
  }

  /** Continues where it stopped; the first start begins with the next change. */
  async start(): Promise<void> {
    await this.#people?.start(this.#options.clock.now());
    const stored = await this.#cursors.get(CURSOR);
    this.#number = stored?.number ?? (await this.#options.store.feed.bounds()).newest;
    this.#storedNumber = this.#number;
    if (!stored) await this.#options.store.write([this.#numberWrite()]);
  }

  /** Reads one page of the feed. @returns the queues that have new deliveries; undefined if nothing was new */
  async plan(): Promise<ReadonlySet<string> | undefined> {
    const { store, log } = this.#options;
    const page = await store.feed.read({ after: this.#number, reader: null, limit: FEED_PAGE });
    const lost = page.discarded - this.#number;
    if (lost > 0) log(`${lost} changes were discarded before alerts could be sent.`);
    if (page.next <= this.#number && lost <= 0) return undefined;
    const { deliveries, operations } = await this.#plan(page.id, page.entries);
    this.#number = Math.max(page.next, page.discarded);
    if (deliveries.length > 0 || this.#number - this.#storedNumber >= UNSTORED_MAX)
      await this.#write([...deliveries.map((each) => this.#log.put(each)), ...operations]);
    this.#people?.commit();
    return new Set(deliveries.map(({ queue }) => queue));
  }

  /** Stores the number, so that entries may be discarded that had no deliveries. */
  async storeNumber(): Promise<void> {
    if (this.#number > this.#storedNumber) await this.#write([]);
  }

  async #write(operations: readonly WriteOperation[]): Promise<void> {
    const number = this.#number;
    try {
      await this.#options.store.write([...operations, this.#numberWrite()]);
      this.#storedNumber = number;
    } catch (error) {
      // The entries since are read again.
      this.#number = this.#storedNumber;
      throw error;
    }
  }

  #numberWrite() {
    return this.#cursors.put({ name: CURSOR, number: this.#number });
  }

  async #plan(feedId: string, entries: readonly FeedEntry[]): Promise<PeoplePlan> {
    const enabled = this.#webhooks.all().filter(({ isEnabled }) => isEnabled);
    if (enabled.length === 0 && !this.#people) return { deliveries: [], operations: [] };
    const changes: (AlertChange | undefined)[] = [];
    for (const entry of entries) changes.push(await this.#options.parseChange(entry));
    const numbered = entries.flatMap(({ number, readers }, i): readonly NumberedChange[] => {
      const change = changes[i];
      return change ? [{ id: `${feedId}-${number}`, readers, change }] : [];
    });
    const nowMs = this.#options.clock.now();
    const webhooks = await this.#webhookDeliveries(enabled, numbered, nowMs);
    const people = await this.#people?.plan(entries, changes, nowMs);
    return {
      deliveries: [...webhooks, ...(people?.deliveries ?? [])],
      operations: people?.operations ?? [],
    };
  }

  async #webhookDeliveries(
    enabled: readonly Webhook[],
    changes: readonly NumberedChange[],
    nowMs: number,
  ): Promise<readonly StoredDelivery[]> {
    const users = new Map<string, Promise<Principal | undefined>>();
    const byQueue = new Map<string, StoredDelivery[]>();
    for (const { id, readers, change } of changes) {
      for (const webhook of enabled) {
        if (!matches(webhook, change)) continue;
        if (!(await this.#canRead(webhook, readers, users))) continue;
        const queue = webhookQueue(webhook.id);
        const delivery = newDelivery(queue, { id, kind: change.kind, body: bodyOf(change) }, nowMs);
        byQueue.set(queue, [...(byQueue.get(queue) ?? []), delivery]);
      }
    }
    for (const webhook of enabled) await this.#limit(webhook, byQueue);
    return [...byQueue.values()].flat();
  }

  /** A8: disables a webhook with too many pending deliveries, instead of filling the disk. */
  async #limit(webhook: Webhook, byQueue: Map<string, StoredDelivery[]>): Promise<void> {
    const queue = webhookQueue(webhook.id);
    if (!byQueue.has(queue) || (await this.#log.countPending(queue)) < PENDING_MAX) return;
    byQueue.delete(queue);
    const nowMs = this.#options.clock.now();
    await this.#webhooks.apply(webhook.id, { type: 'disable', reason: 'too-far-behind', nowMs });
  }

  async #canRead(
    { owner, hasStoredOwner }: Webhook,
    readers: NumberedChange['readers'],
    users: Map<string, Promise<Principal | undefined>>,
  ): Promise<boolean> {
    const found = users.get(owner) ?? this.#options.findUser(owner);
    users.set(owner, found);
    const user = await found;
    if (!user && hasStoredOwner) return false;
    if (readers === null || readers.includes(owner)) return true;
    return user !== undefined && readers.includes(readerOf(user));
  }
}

function matches(webhook: Webhook, change: AlertChange): boolean {
  const { configurationId, kinds, origins } = webhook;
  if (!kinds.includes(change.kind) || !origins.includes(change.origin)) return false;
  return configurationId === null || configurationId === change.configurationId;
}

/** A3: the body of a message (Standard Webhooks): type, time and data. */
function bodyOf({ kind, origin, foundAtMs, data }: AlertChange): string {
  return JSON.stringify({
    type: kind,
    timestamp: new Date(foundAtMs).toISOString(),
    data: { origin, ...data },
  });
}
