import type { Clock } from '@roadstead/contracts';
import type { AlertDestination } from '../attempt-slots.ts';
import type { StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import type { DeliveryChannel } from '../delivery-runner.ts';
import type { SendResult } from '../send-result.ts';
import { DIGEST_EVENTS_MAX } from '../thresholds.ts';
import type { PeopleMeans } from './contact.ts';
import type { PeopleMedium } from './people-medium.ts';
import {
  type DigestItem,
  type EventMessage,
  eventMessageId,
  type PeopleContent,
  type PeopleMessage,
} from './people-message.ts';
import type { ReceiverStore } from './receiver-store.ts';

interface PeopleChannelParts {
  readonly means: PeopleMeans;
  readonly medium: PeopleMedium;
  readonly clock: Clock;
  readonly receivers: ReceiverStore;
  readonly log: DeliveryLog;
  readonly eventAgeMsMax: number;
  /** Called after each attempt, for usage. */
  readonly counted: (isSuccessful: boolean) => void;
}

const RETRACTED = 'The event was retracted.';

/** A10 to A15: the people who are reached by one means, all through one relay or provider, as a destination. */
export class PeopleChannel implements DeliveryChannel {
  readonly #parts: PeopleChannelParts;
  /** No user of the service waits for another one's messages. */
  readonly #destination: AlertDestination;

  constructor(parts: PeopleChannelParts) {
    this.#parts = parts;
    this.#destination = { host: parts.means, owner: parts.means };
  }

  get isAtMostOnce(): boolean {
    return this.#parts.medium.isAtMostOnce;
  }

  destinationOf(): AlertDestination {
    return this.#destination;
  }

  async send(delivery: StoredDelivery, signal: AbortSignal): Promise<SendResult> {
    const message = JSON.parse(delivery.body ?? 'null') as PeopleMessage;
    const refusal = await this.#refusalOf(message);
    if (refusal) return refusal;
    const { medium, counted } = this.#parts;
    const result = await medium.send(await this.#contentOf(delivery, message), signal);
    counted(result.error === null);
    return result;
  }

  async attempted(): Promise<void> {}

  /** Returns why a message is not sent, or not yet. */
  async #refusalOf(message: PeopleMessage): Promise<SendResult | undefined> {
    const { receivers, clock, eventAgeMsMax } = this.#parts;
    const { consent } = await receivers.stateOf(message);
    if (consent === 'unsubscribed') return refused('The receiver has unsubscribed.');
    if (message.type === 'confirmation') return undefined;
    if (consent !== 'confirmed') return refused('The receiver has not confirmed.');
    if (message.type === 'digest') return undefined;
    if (message.type === 'event-retracted') return this.#refusalOfNotice(message);
    const ageMs = clock.now() - message.event.firedTimeMs;
    if (this.isAtMostOnce && ageMs >= eventAgeMsMax) return refused('The event is too old.');
    return (await this.#find('event-retracted', message)) && refused(RETRACTED);
  }

  async #refusalOfNotice(notice: EventMessage): Promise<SendResult | undefined> {
    const found = await this.#find('event-fired', notice);
    const carrier =
      found?.digest === undefined ? found : await this.#parts.log.getByKey(found.digest);
    const { state } = carrier ?? {};
    if (state === 'delivered' || state === 'unknown') return undefined;
    // An attempt that is being made may still bring the event.
    if (state === 'pending' || state === 'sending')
      return {
        ...{ status: null, error: 'The message about the event is being sent.' },
        failure: 'postponed',
      };
    // A kill may have hidden that it was sent at least once, so its receiver gets the notice in any case.
    const isSuppressed = !this.isAtMostOnce && carrier?.attempts.at(-1)?.error === RETRACTED;
    return isSuppressed ? undefined : refused('The event was not sent.');
  }

  async #contentOf(
    { key, createdMs }: StoredDelivery,
    message: PeopleMessage,
  ): Promise<PeopleContent> {
    if (message.type !== 'digest') return message;
    const joined = await this.#parts.log.joined(key, DIGEST_EVENTS_MAX);
    const toMs = Number(key.slice(key.lastIndexOf(' ') + 1));
    return { ...message, fromMs: createdMs, toMs, items: digestItems(joined) };
  }

  #find(
    type: EventMessage['type'],
    { event, address }: EventMessage,
  ): Promise<StoredDelivery | undefined> {
    return this.#parts.log.get(this.#parts.means, eventMessageId(type, event.uuid, address));
  }
}

/** Returns the events of a digest: each once, and as retracted if the notice of it is in the same digest. */
function digestItems(joined: readonly StoredDelivery[]): readonly DigestItem[] {
  const byUuid = new Map<string, DigestItem>();
  for (const { body } of joined) {
    const { type, event } = JSON.parse(body ?? 'null') as EventMessage;
    const isRetracted = type === 'event-retracted' || byUuid.get(event.uuid)?.isRetracted === true;
    byUuid.set(event.uuid, { event, isRetracted });
  }
  return [...byUuid.values()];
}

function refused(error: string): SendResult {
  return { status: null, error, failure: 'refused' };
}

/** Whether a digest may get more events at an instant: nothing has been sent of it, and nothing is about to be. */
export function isOpenDigest({ state, dueMs, attempts }: StoredDelivery, nowMs: number): boolean {
  return state === 'pending' && attempts.length === 0 && dueMs !== null && dueMs > nowMs;
}
