import type { AlertDestination } from '../attempt-slots.ts';
import type { StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import type { DeliveryChannel } from '../delivery-runner.ts';
import type { SendResult } from '../webhook-sender.ts';
import { encounterMap } from './encounter-map.ts';
import type { MailAddresses } from './mail-addresses.ts';
import type { MailLinks } from './mail-links.ts';
import { eventMessageId, MAIL_QUEUE, type MailMessage } from './mail-message.ts';
import type { MailOptions, MapVertex } from './mail-sender.ts';
import { confirmationMail, eventMail } from './mail-template.ts';

interface MailChannelParts extends Pick<MailOptions, 'send' | 'deflate'> {
  readonly addresses: MailAddresses;
  readonly log: DeliveryLog;
  readonly links: MailLinks;
  /** Returns the tracks of both ships of an event; empty if it is no longer stored. */
  readonly readTracks: (eventId: number) => Promise<readonly (readonly MapVertex[])[]>;
  /** Called after each attempt, for usage. */
  readonly counted: (isSuccessful: boolean) => void;
}

const RETRACTED = 'The event was retracted.';

/** All mails have one relay, and no user of the service waits for another one's. */
const RELAY: AlertDestination = { host: 'mail', owner: 'mail' };

/** A10 to A13: mail as a destination. */
export class MailChannel implements DeliveryChannel {
  readonly #parts: MailChannelParts;

  constructor(parts: MailChannelParts) {
    this.#parts = parts;
  }

  destinationOf(): AlertDestination {
    return RELAY;
  }

  async send({ body }: StoredDelivery, signal: AbortSignal): Promise<SendResult> {
    const message = JSON.parse(body ?? 'null') as MailMessage;
    const refusal = await this.#refusalOf(message);
    if (refusal) return refusal;
    const { send, links, counted } = this.#parts;
    const mail =
      message.type === 'confirmation'
        ? confirmationMail(message.address, links)
        : eventMail(message, links, await this.#map(message.event.id));
    const result = await send(mail, signal);
    counted(result.error === null);
    return result;
  }

  async attempted(): Promise<void> {}

  /** Returns why a mail is not sent, or not yet. */
  async #refusalOf(message: MailMessage): Promise<SendResult | undefined> {
    const { addresses, log } = this.#parts;
    const state = await addresses.stateOf(message.address);
    if (state === 'unsubscribed') return final('The address has unsubscribed.');
    if (message.type === 'confirmation') return undefined;
    if (state !== 'confirmed') return final('The address is not confirmed.');
    const { type, address, event } = message;
    const other = type === 'event-fired' ? 'event-retracted' : 'event-fired';
    const found = await log.get(MAIL_QUEUE, eventMessageId(other, event.uuid, address));
    if (type === 'event-fired') return found && final(RETRACTED);
    // A kill may have hidden that the mail of the event was sent, so its receiver gets the notice in any case.
    const isSuppressed = found?.attempts.at(-1)?.error === RETRACTED;
    if (found?.state === 'delivered' || isSuppressed) return undefined;
    // An attempt that is being made may still bring the event.
    if (found?.state === 'pending')
      return { status: null, error: 'The mail of the event is being sent.' };
    return final('The event was not sent.');
  }

  async #map(eventId: number): Promise<Uint8Array | null> {
    const { readTracks, deflate } = this.#parts;
    return encounterMap(await readTracks(eventId), deflate);
  }
}

function final(error: string): SendResult {
  return { status: null, error, isFinal: true };
}
