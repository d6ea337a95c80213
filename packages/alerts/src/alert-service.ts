import { DeliveryLog } from './delivery-log.ts';
import { DeliveryRunner } from './delivery-runner.ts';
import { FeedPlanner, type FeedPlannerOptions } from './feed-planner.ts';
import type { PeopleMeans } from './people/contact.ts';
import { createPeople, type PeopleService } from './people/create-people.ts';
import type { People } from './people/people.ts';
import type { PeopleServiceOptions } from './people/people-options.ts';
import { EXPIRY_INTERVAL_MS, POLL_MS } from './thresholds.ts';
import { WebhookChannel, webhookQueue } from './webhook-channel.ts';
import { WebhookRegistry, type WebhookRegistryOptions } from './webhook-registry.ts';
import type { WebhookSender } from './webhook-sender.ts';
import { WebhookSet } from './webhook-set.ts';
import type { Webhooks } from './webhooks.ts';

/** Deliveries of changes to people and programs. */
export interface Alerts {
  readonly webhooks: Webhooks;
  /** Null without the option `people`. */
  readonly people: People | null;
}

/** Options of `AlertService`. */
export interface AlertServiceOptions extends FeedPlannerOptions, WebhookRegistryOptions {
  readonly sendWebhook: WebhookSender;
  readonly people?: PeopleServiceOptions;
  /** Runs a function after some milliseconds. @returns a function that cancels it */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Called when the store fails in the background; the work is repeated. */
  readonly failed: (error: unknown) => void;
  /** Called after each attempt, for usage. */
  readonly counted: (label: string, isSuccessful: boolean) => void;
}

/** The label of webhooks in the usage. */
export const WEBHOOK_USAGE = 'Webhook delivery';
/** The labels of messages to people in the usage. */
export const PEOPLE_USAGE: Readonly<Record<PeopleMeans, string>> = {
  mail: 'E-mail delivery',
  phone: 'Phone delivery',
};

/** A1 to A15: reads the feed of changes, and delivers them in the background. */
export class AlertService implements Alerts {
  readonly webhooks: Webhooks;
  readonly people: People | null;
  readonly #options: AlertServiceOptions;
  readonly #set: WebhookSet;
  readonly #log: DeliveryLog;
  readonly #people: PeopleService | null;
  readonly #planner: FeedPlanner;
  readonly #runner: DeliveryRunner;
  #isStarted = false;
  /** The work in progress. */
  #running: Promise<void> | undefined;
  #isWoken = false;
  #nextExpiryMs = 0;
  #cancelTimer: () => void = () => {};
  #stopListening: () => void = () => {};

  constructor(options: AlertServiceOptions) {
    this.#options = options;
    const { store, clock, cipher, sendWebhook, failed, counted } = options;
    const webhooks = new WebhookSet(store);
    const log = new DeliveryLog(store);
    const channel = new WebhookChannel({
      ...{ clock, cipher, webhooks, send: sendWebhook },
      counted: (isSuccessful) => counted(WEBHOOK_USAGE, isSuccessful),
    });
    const people = options.people
      ? createPeople(options.people, {
          ...{ store, clock, cipher, log, report: options.log },
          canReadConfiguration: options.canReadConfiguration,
          counted: (means, isSuccessful) => counted(PEOPLE_USAGE[means], isSuccessful),
        })
      : null;
    const wake = (): void => this.wake();
    const runner = new DeliveryRunner({
      ...{ clock, log, failed, ended: wake },
      channelOf: (queue) => people?.channels.get(queue) ?? channel,
    });
    this.#set = webhooks;
    this.#log = log;
    this.#runner = runner;
    this.#planner = new FeedPlanner(options, webhooks, log, people?.planner);
    this.#people = people;
    this.people = people?.people ?? null;
    this.webhooks = new WebhookRegistry(options, { webhooks, log, channel, runner, wake });
  }

  /** The number up to which entries of the feed may be discarded. */
  get readUpTo(): number {
    return this.#planner.readUpTo;
  }

  /** Counts the pending deliveries, those that wait for another attempt included. */
  countPending(): Promise<number> {
    return this.#log.countPending();
  }

  /** Reads the webhooks, so that they can be listed. Writes nothing. */
  async open(): Promise<void> {
    await this.#set.start();
  }

  /** Starts to deliver, with what the last stop or kill left. */
  async start(): Promise<void> {
    await this.#planner.start();
    const nowMs = this.#options.clock.now();
    for (const { id } of this.#set.all()) this.#runner.expect(webhookQueue(id), nowMs);
    for (const [queue, { isAtMostOnce }] of this.#people?.channels ?? []) {
      if (isAtMostOnce) await this.#log.interrupt(queue);
      this.#runner.expect(queue, nowMs);
    }
    this.#isStarted = true;
    this.#stopListening = this.#options.store.feed.onAppend(() => this.wake());
    this.wake();
  }

  /** Interrupts what is being sent: the next start sends it again, with the same id, unless its destination gets it at most once. */
  async stop(): Promise<void> {
    if (!this.#isStarted) return;
    this.#isStarted = false;
    this.#stopListening();
    this.#cancelTimer();
    await this.#running;
    await this.#runner.stop();
    // Otherwise the next start examines some entries again.
    await this.#planner.storeNumber().catch(this.#options.failed);
  }

  /** Looks soon for what is new or due. Never waits. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isStarted || this.#running) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      // It may have been woken after its last look.
      if (this.#isWoken) this.wake();
      else if (this.#isStarted) this.#setTimer();
    });
  }

  /** Never rejects. */
  async #run(): Promise<void> {
    // After the caller, who may have appended to the feed in the middle of a batch.
    await this.#yield();
    while (this.#isWoken && this.#isStarted) {
      this.#isWoken = false;
      try {
        await this.#runOnce();
      } catch (error) {
        // The timer repeats it.
        this.#options.failed(error);
      }
    }
  }

  async #runOnce(): Promise<void> {
    const nowMs = this.#options.clock.now();
    for (;;) {
      const queues = await this.#planner.plan();
      for (const queue of queues ?? []) this.#runner.expect(queue, nowMs);
      await this.#runner.beginDue();
      if (!queues || !this.#isStarted) break;
      // A page of a backlog, and then other work.
      await this.#yield();
    }
    if (nowMs < this.#nextExpiryMs) return;
    this.#nextExpiryMs = nowMs + EXPIRY_INTERVAL_MS;
    await this.#log.deleteExpired(nowMs);
    await this.#planner.storeNumber();
  }

  #setTimer(): void {
    const { clock, setTimer } = this.#options;
    const ms = Math.min(POLL_MS, Math.max(0, this.#runner.nextDueMs() - clock.now()));
    this.#cancelTimer();
    this.#cancelTimer = setTimer(ms, () => this.wake());
  }

  #yield(): Promise<void> {
    return new Promise((resolve) => {
      this.#options.setTimer(0, resolve);
    });
  }
}
