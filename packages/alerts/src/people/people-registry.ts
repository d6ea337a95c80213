import type { Clock } from '@roadstead/contracts';
import {
  failWith,
  isAdministrator,
  type Paged,
  type Paging,
  type Principal,
  type Problem,
  type Result,
  success,
} from '@roadstead/model';
import type { StoredDelivery } from '../delivery.ts';
import { type DeliveryLog, deliveryView } from '../delivery-log.ts';
import { CONTACT_RULES, type PeopleMeans, type Receiver } from './contact.ts';
import { contactProblems } from './contact-problems.ts';
import { parseDeliverySettings } from './delivery-settings.ts';
import type { People, PeopleDelivery, ReceiverView } from './people.ts';
import type { ContactTexts, PeopleServiceOptions } from './people-options.ts';
import type { ReceiverLinks } from './receiver-links.ts';
import type { ReceiverStore } from './receiver-store.ts';

interface PeopleRegistryParts extends Pick<PeopleServiceOptions, 'contactsOf'> {
  readonly means: readonly PeopleMeans[];
  readonly clock: Clock;
  readonly links: ReceiverLinks;
  readonly receivers: ReceiverStore;
  readonly log: DeliveryLog;
  readonly canReadConfiguration: (caller: Principal, id: number) => Promise<boolean>;
}

/** Alerts to people, as callers and receivers see them. */
export class PeopleRegistry implements People {
  readonly means: readonly PeopleMeans[];
  readonly #parts: PeopleRegistryParts;

  constructor(parts: PeopleRegistryParts) {
    this.means = parts.means;
    this.#parts = parts;
  }

  async receiverOf(token: string): Promise<ReceiverView | undefined> {
    const receiver = this.#parts.links.receiverOf(token);
    return receiver && this.#view(receiver);
  }

  async setConsent(
    token: string,
    consent: 'confirmed' | 'unsubscribed',
  ): Promise<ReceiverView | undefined> {
    const { links, receivers, clock } = this.#parts;
    const receiver = links.receiverOf(token);
    if (!receiver) return undefined;
    await receivers.setConsent(receiver, consent, clock.now());
    return this.#view(receiver);
  }

  async changeSettings(token: string, form: unknown): Promise<Result<ReceiverView> | undefined> {
    const { links, receivers, clock } = this.#parts;
    const receiver = links.receiverOf(token);
    if (!receiver) return undefined;
    const parsed = parseDeliverySettings(form);
    if (!parsed.ok) return failWith('invalid', 'The settings are invalid.', parsed.error);
    await receivers.setSettings(receiver, parsed.value, clock.now());
    return success(await this.#view(receiver));
  }

  async findProblems(contacts: ContactTexts): Promise<readonly Problem[]> {
    return contactProblems(contacts, this.means);
  }

  async listDeliveries(
    caller: Principal,
    configurationId: number,
    paging: Paging,
  ): Promise<Result<Paged<PeopleDelivery>>> {
    const { contactsOf, canReadConfiguration, log } = this.#parts;
    const listed = await contactsOf(configurationId);
    if (!listed || !(await canReadConfiguration(caller, configurationId)))
      return failWith('not-found', `The configuration ${configurationId} does not exist.`);
    if (listed.owner !== caller.uuid && !isAdministrator(caller))
      return failWith('forbidden', 'Only the owner and administrators read its deliveries.');
    const { items, total } = await log.ofConfiguration(configurationId, paging);
    const views = items.map((delivery) => this.#deliveryView(delivery, listed.contacts));
    return success({ items: await Promise.all(views), total });
  }

  async #deliveryView(delivery: StoredDelivery, contacts: ContactTexts): Promise<PeopleDelivery> {
    const means = delivery.queue as PeopleMeans;
    const { address = '' } = delivery;
    const listedAs = contacts[means].find((text) => CONTACT_RULES[means].parse(text) === address);
    const view = deliveryView(delivery);
    const digest =
      delivery.digest === undefined ? undefined : await this.#parts.log.getByKey(delivery.digest);
    return {
      ...view,
      ...(digest && { state: digest.state, dueMs: digest.dueMs, attempts: digest.attempts }),
      ...{ means, address: listedAs ?? address, isInDigest: delivery.digest !== undefined },
    };
  }

  async #view(receiver: Receiver): Promise<ReceiverView> {
    return { ...receiver, ...(await this.#parts.receivers.stateOf(receiver)) };
  }
}
