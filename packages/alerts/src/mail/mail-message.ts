import type { AlertEvent } from '../alert-change.ts';

/** The queue of all mails: they have one relay. */
export const MAIL_QUEUE = 'mail';

/** The content of a mail, as its delivery stores it. */
export type MailMessage =
  | {
      readonly type: 'event-fired' | 'event-retracted';
      readonly address: string;
      readonly event: AlertEvent;
    }
  | { readonly type: 'confirmation'; readonly address: string };

/** Returns the id of the delivery of a mail about an event; those of one event have a common beginning. */
export function eventMessageId(
  type: 'event-fired' | 'event-retracted',
  uuid: string,
  address = '',
): string {
  return `${type} ${uuid} ${address}`;
}

export function confirmationMessageId(address: string): string {
  return `confirmation ${address}`;
}
