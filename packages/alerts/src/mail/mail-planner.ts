import type { FeedEntry, WriteOperation } from '@roadstead/contracts';
import type { AlertChange, AlertEvent } from '../alert-change.ts';
import { newDelivery, type StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import { parseMailAddress } from './mail-address.ts';
import type { MailAddresses } from './mail-addresses.ts';
import {
  confirmationMessageId,
  eventMessageId,
  MAIL_QUEUE,
  type MailMessage,
} from './mail-message.ts';
import type { MailQuota } from './mail-quota.ts';
import type { MailContacts } from './mail-sender.ts';

/** Where a planner finds addresses. */
export interface MailContactSource {
  /** Returns the addresses of a configuration that an entry of the feed creates or changes; undefined for other entries. */
  readonly contactsIn: (entry: FeedEntry) => MailContacts | undefined;
  /** Returns the addresses of a configuration; undefined if it was removed. */
  readonly contactsOf: (configurationId: number) => Promise<MailContacts | undefined>;
}

interface MailPlannerParts extends MailContactSource {
  readonly addresses: MailAddresses;
  readonly log: DeliveryLog;
  readonly quota: MailQuota;
  readonly eventAgeMsMax: number;
  /** Logs what was not queued. */
  readonly report: (message: string) => void;
}

/** The writes that a page of the feed causes. */
interface MailPlan {
  readonly deliveries: readonly StoredDelivery[];
  readonly operations: readonly WriteOperation[];
}

/** A10, A12, A13: turns changes into mails. */
export class MailPlanner {
  readonly #parts: MailPlannerParts;

  constructor(parts: MailPlannerParts) {
    this.#parts = parts;
  }

  /** Plans a page. @param changes the parsed entries, in the order of the page; undefined for those that are no changes of events */
  async plan(
    entries: readonly FeedEntry[],
    changes: readonly (AlertChange | undefined)[],
    nowMs: number,
  ): Promise<MailPlan> {
    const page = new PlannedMails(nowMs);
    for (const [i, entry] of entries.entries()) {
      const contacts = this.#parts.contactsIn(entry);
      if (contacts) await this.#ask(contacts, page);
      const change = changes[i];
      if (change?.kind === 'event-fired') await this.#fired(change, page);
      if (change?.kind === 'event-retracted') await this.#retracted(change.event, page);
    }
    if (page.refused > 0)
      this.#parts.report(
        `${page.refused} e-mails were not queued: the limit of an hour is reached.`,
      );
    return {
      deliveries: [...page.byId.values()],
      operations: [...page.asked].map((address) => this.#parts.addresses.ask(address, nowMs)),
    };
  }

  async #ask({ owner, addresses }: MailContacts, page: PlannedMails): Promise<readonly string[]> {
    const confirmed: string[] = [];
    for (const text of new Set(addresses)) {
      const address = parseMailAddress(text);
      if (address === undefined || page.asked.has(address)) continue;
      const state = await this.#parts.addresses.stateOf(address);
      if (state === 'confirmed') confirmed.push(address);
      if (state !== undefined) continue;
      if (!this.#parts.quota.takeConfirmation(owner, page.nowMs)) {
        page.refused++;
        continue;
      }
      page.asked.add(address);
      page.add(confirmationMessageId(address), { type: 'confirmation', address });
    }
    return confirmed;
  }

  async #fired({ origin, configurationId, event }: AlertChange, page: PlannedMails): Promise<void> {
    const { contactsOf, eventAgeMsMax, log, quota } = this.#parts;
    // Nothing old: a person would act on it as on something that happens now.
    if (origin !== 'live' || page.nowMs - event.firedTimeMs >= eventAgeMsMax) return;
    const contacts = await contactsOf(configurationId);
    if (!contacts || contacts.addresses.length === 0) return;
    for (const address of new Set(await this.#ask(contacts, page))) {
      const id = eventMessageId('event-fired', event.uuid, address);
      if (page.byId.has(id) || (await log.get(MAIL_QUEUE, id))) continue;
      if (quota.takeEvent(address, contacts.owner, page.nowMs))
        page.add(id, { type: 'event-fired', address, event });
      else page.refused++;
    }
  }

  /** Queues one notice for each address that has the event, or is about to. */
  async #retracted(event: AlertEvent, page: PlannedMails): Promise<void> {
    const begin = eventMessageId('event-fired', event.uuid);
    const stored = await this.#parts.log.withPrefix(MAIL_QUEUE, begin);
    const ids = [
      ...stored.filter(({ state }) => state !== 'dead').map(({ messageId }) => messageId),
      ...[...page.byId.keys()].filter((id) => id.startsWith(begin)),
    ];
    for (const address of new Set(ids.map((id) => id.slice(begin.length)))) {
      const id = eventMessageId('event-retracted', event.uuid, address);
      if (await this.#parts.log.get(MAIL_QUEUE, id)) continue;
      page.add(id, { type: 'event-retracted', address, event });
    }
  }
}

/** The mails of a page of the feed. */
class PlannedMails {
  readonly nowMs: number;
  readonly byId: Map<string, StoredDelivery> = new Map();
  readonly asked: Set<string> = new Set();
  /** Mails over a limit. */
  refused = 0;

  constructor(nowMs: number) {
    this.nowMs = nowMs;
  }

  add(id: string, message: MailMessage): void {
    const body = JSON.stringify(message);
    this.byId.set(id, newDelivery(MAIL_QUEUE, { id, kind: message.type, body }, this.nowMs));
  }
}
