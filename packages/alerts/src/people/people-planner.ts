import type { FeedEntry, WriteOperation } from '@roadstead/contracts';
import type { AlertChange } from '../alert-change.ts';
import type { StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import { CONTACT_RULES, type PeopleMeans, type Receiver } from './contact.ts';
import { contactProblems } from './contact-problems.ts';
import { digestDueMs } from './digest-due.ts';
import { isOpenDigest } from './people-channel.ts';
import {
  confirmationMessageId,
  digestMessageId,
  type EventMessage,
  eventMessageId,
} from './people-message.ts';
import type { ListedContacts, PeopleServiceOptions } from './people-options.ts';
import type { PeopleQuota } from './people-quota.ts';
import { PlannedMessages } from './planned-messages.ts';
import type { ReceiverStore } from './receiver-store.ts';

interface PeoplePlannerParts extends Pick<PeopleServiceOptions, 'contactsIn' | 'contactsOf'> {
  /** The means that the host has. */
  readonly means: readonly PeopleMeans[];
  readonly receivers: ReceiverStore;
  readonly log: DeliveryLog;
  readonly quota: PeopleQuota;
  readonly eventAgeMsMax: number;
  /** Logs what was not queued. */
  readonly report: (message: string) => void;
}

/** The writes that a page of the feed causes. */
export interface PeoplePlan {
  readonly deliveries: readonly StoredDelivery[];
  readonly operations: readonly WriteOperation[];
}

/** A10, A12, A13, A15: turns changes into messages to people. */
export class PeoplePlanner {
  readonly #parts: PeoplePlannerParts;

  constructor(parts: PeoplePlannerParts) {
    this.#parts = parts;
  }

  /** Reads what is counted for the limits. */
  async start(nowMs: number): Promise<void> {
    const { quota, log, means } = this.#parts;
    await quota.start(log, means, nowMs);
  }

  /** Plans a page. @param changes the parsed entries, in the order of the page; undefined for those that are no changes of events */
  async plan(
    entries: readonly FeedEntry[],
    changes: readonly (AlertChange | undefined)[],
    nowMs: number,
  ): Promise<PeoplePlan> {
    const { quota, receivers, report, contactsIn } = this.#parts;
    quota.rollback();
    const page = new PlannedMessages(this.#parts.log, nowMs);
    for (const [i, entry] of entries.entries()) {
      const listed = contactsIn(entry);
      if (listed) await this.#listed(listed, page);
      const change = changes[i];
      if (change?.kind === 'event-fired') await this.#fired(change, page);
      if (change?.kind === 'event-retracted') await this.#retracted(change, page);
    }
    if (page.refused > 0)
      report(`${page.refused} messages were not queued: the limit of an hour is reached.`);
    return {
      deliveries: page.deliveries,
      operations: page.asked.map((receiver) => receivers.ask(receiver, nowMs)),
    };
  }

  /** The planned page is written. */
  commit(): void {
    this.#parts.quota.commit();
  }

  async #listed(listed: ListedContacts, page: PlannedMessages): Promise<void> {
    const { means, report } = this.#parts;
    const problems = contactProblems(listed.contacts, means);
    if (problems.length > 0) {
      const pointers = problems.map(({ pointer }) => pointer).join(', ');
      report(`Contacts of the configuration ${listed.configurationId} get nothing: ${pointers}.`);
    }
    for (const each of means) await this.#confirmed(each, listed, page);
  }

  /** Asks the receivers who have not been asked. @returns those who have confirmed */
  async #confirmed(
    means: PeopleMeans,
    listed: ListedContacts,
    page: PlannedMessages,
  ): Promise<readonly Receiver[]> {
    const { receivers, quota } = this.#parts;
    const confirmed: Receiver[] = [];
    const addresses = listed.contacts[means].map((text) => CONTACT_RULES[means].parse(text));
    for (const address of new Set(addresses)) {
      if (address === undefined) continue;
      const receiver = { means, address };
      const { consent } = await receivers.stateOf(receiver);
      if (consent === 'confirmed') confirmed.push(receiver);
      if (consent !== undefined) continue;
      const id = confirmationMessageId(address);
      if (page.has(means, id)) continue;
      const delivery = page.create(id, { type: 'confirmation', ...receiver }, listed);
      if (quota.take(delivery)) page.ask(delivery, receiver);
      else page.refused++;
    }
    return confirmed;
  }

  async #fired({ origin, configurationId, event }: AlertChange, page: PlannedMessages) {
    const { contactsOf, means, eventAgeMsMax } = this.#parts;
    if (origin !== 'live') return;
    const listed = await contactsOf(configurationId);
    if (!listed) return;
    // Nothing old at once: a person would act on it as on something that happens now.
    const isFresh = page.nowMs - event.firedTimeMs < eventAgeMsMax;
    for (const each of means) {
      for (const receiver of await this.#confirmed(each, listed, page)) {
        const id = eventMessageId('event-fired', event.uuid, receiver.address);
        if (await page.find(each, id)) continue;
        await this.#queue(id, { type: 'event-fired', ...receiver, event }, listed, isFresh, page);
      }
    }
  }

  /** Queues one notice for each receiver who has the event, or is about to. */
  async #retracted({ event }: AlertChange, page: PlannedMessages): Promise<void> {
    const prefix = eventMessageId('event-fired', event.uuid);
    for (const means of this.#parts.means) {
      for (const fired of await page.withPrefix(means, prefix)) {
        const address = fired.messageId.slice(prefix.length);
        const id = eventMessageId('event-retracted', event.uuid, address);
        if (fired.state === 'dead' || (await page.find(means, id))) continue;
        const notice = { type: 'event-retracted', means, address, event } as const;
        const digest = fired.digest && (await page.findByKey(fired.digest));
        // The digest has the event as retracted.
        if (digest && isOpenDigest(digest, page.nowMs))
          page.add(page.create(id, notice, fired, { state: 'joined', digest: digest.key }));
        else await this.#queue(id, notice, fired, true, page);
      }
    }
  }

  /** Queues a message at once, or in the digest that its receiver wants. */
  async #queue(
    id: string,
    message: EventMessage,
    listed: Pick<StoredDelivery, 'configurationId' | 'owner'>,
    isFresh: boolean,
    page: PlannedMessages,
  ): Promise<void> {
    const digest = await this.#digestOf(message, page);
    if (digest) {
      page.add(digest);
      page.add(page.create(id, message, listed, { state: 'joined', digest: digest.key }));
    } else if (isFresh) {
      const delivery = page.create(id, message, listed);
      if (this.#parts.quota.take(delivery)) page.add(delivery);
      else page.refused++;
    }
  }

  /** Returns the digest that a message to a receiver joins, a new one where there is none; undefined for a message that is sent at once. */
  async #digestOf(
    { means, address }: Receiver,
    page: PlannedMessages,
  ): Promise<StoredDelivery | undefined> {
    const { settings } = await this.#parts.receivers.stateOf({ means, address });
    const { timeZone } = settings;
    let dueMs = digestDueMs(settings, page.nowMs);
    while (dueMs !== null) {
      const id = digestMessageId(address, dueMs);
      const found = await page.find(means, id);
      if (!found)
        return page.create(id, { type: 'digest', means, address, timeZone }, {}, { dueMs });
      if (isOpenDigest(found, page.nowMs)) return found;
      // The clock went back.
      dueMs = digestDueMs(settings, dueMs);
    }
    return undefined;
  }
}
