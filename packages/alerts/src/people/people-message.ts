import type { AlertEvent } from '../alert-change.ts';
import type { Receiver } from './contact.ts';

/** A message about one event. */
export interface EventMessage extends Receiver {
  readonly type: 'event-fired' | 'event-retracted';
  readonly event: AlertEvent;
}

/** A message to a person, as its delivery stores it. */
export type PeopleMessage =
  | EventMessage
  | (Receiver & { readonly type: 'confirmation' })
  | (Receiver & { readonly type: 'digest'; readonly timeZone: string });

/** An event in a digest. */
export interface DigestItem {
  readonly event: AlertEvent;
  readonly isRetracted: boolean;
}

/** A message as it is sent: a digest with its events. */
export type PeopleContent =
  | Exclude<PeopleMessage, { type: 'digest' }>
  | (Receiver & {
      readonly type: 'digest';
      readonly timeZone: string;
      readonly fromMs: number;
      readonly toMs: number;
      readonly items: readonly DigestItem[];
    });

/** Returns the id of the delivery of a message about an event; those of one event have a common beginning. */
export function eventMessageId(type: EventMessage['type'], uuid: string, address = ''): string {
  return `${type} ${uuid} ${address}`;
}

export function confirmationMessageId(address: string): string {
  return `confirmation ${address}`;
}

export function digestMessageId(address: string, dueMs: number): string {
  return `digest ${address} ${dueMs}`;
}
