import { type Draft, produce } from 'immer';
import {
  ATTEMPT_DELAYS_MS,
  ATTEMPTS_LISTED_MAX,
  DELIVERED_RETENTION_MS,
  UNDELIVERED_RETENTION_MS,
} from './thresholds.ts';
import type { SendResult } from './webhook-sender.ts';

export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** An attempt at a delivery. */
export interface DeliveryAttempt extends SendResult {
  /** Its begin, epoch milliseconds. */
  readonly atMs: number;
  /** Time until the response or the failure, in milliseconds. */
  readonly durationMs: number;
}

/** A delivery of one change to one destination, as the log lists it. All instants are epoch milliseconds. */
export interface Delivery {
  /** A3: identifies the change: the same at each attempt, for each destination and after a restart. */
  readonly messageId: string;
  /** The kind of the change. */
  readonly kind: string;
  readonly state: DeliveryState;
  readonly createdMs: number;
  /** The next attempt; null unless it is pending. */
  readonly dueMs: number | null;
  /** The newest attempts, in their order. */
  readonly attempts: readonly DeliveryAttempt[];
}

/** A delivery as the store has it. */
export interface StoredDelivery extends Delivery {
  /** Of the queue and the message id, so that a change is never queued twice for a destination. */
  readonly key: string;
  /** The destination: `webhook 12`. */
  readonly queue: string;
  /** Null once it is delivered. */
  readonly body: string | null;
  /** Attempts that failed since it was queued or replayed. */
  readonly failures: number;
  readonly expiresMs: number;
}

interface DeliveryPayloads {
  readonly attempted: { readonly attempt: DeliveryAttempt };
  /** A dead letter is queued again. */
  readonly replay: { readonly nowMs: number };
}
type ActionType = keyof DeliveryPayloads;

/** A cause for a delivery to change. */
export type DeliveryAction<Type extends ActionType = ActionType> = {
  readonly [Each in Type]: { readonly type: Each } & DeliveryPayloads[Each];
}[Type];

type Transitions = {
  readonly [Type in ActionType]: (
    delivery: Draft<StoredDelivery>,
    action: DeliveryAction<Type>,
  ) => void;
};

const unchanged = (): void => undefined;

/** A4: every state with every action. */
const TRANSITIONS: Readonly<Record<DeliveryState, Transitions>> = {
  pending: { attempted: recordAttempt, replay: unchanged },
  delivered: { attempted: unchanged, replay: unchanged },
  dead: {
    attempted: unchanged,
    replay(delivery, { nowMs }) {
      delivery.state = 'pending';
      delivery.dueMs = nowMs;
      delivery.failures = 0;
      delivery.expiresMs = nowMs + UNDELIVERED_RETENTION_MS;
    },
  },
};

/** Returns the delivery after an action; the same object if the action does not apply to its state. */
export function reduceDelivery<Type extends ActionType>(
  delivery: StoredDelivery,
  action: DeliveryAction<Type>,
): StoredDelivery {
  const transition = TRANSITIONS[delivery.state][action.type as Type] as Transitions[Type];
  return produce(delivery, (draft) => transition(draft, action as never));
}

function recordAttempt(
  delivery: Draft<StoredDelivery>,
  { attempt }: DeliveryAction<'attempted'>,
): void {
  delivery.attempts = [...delivery.attempts, attempt].slice(-ATTEMPTS_LISTED_MAX);
  const endMs = attempt.atMs + attempt.durationMs;
  if (attempt.error === null) {
    delivery.state = 'delivered';
    delivery.dueMs = null;
    delivery.body = null;
    delivery.expiresMs = endMs + DELIVERED_RETENTION_MS;
    return;
  }
  delivery.failures++;
  const isFinal = attempt.isFinal || attempt.status === GONE;
  const delayMs = isFinal ? undefined : ATTEMPT_DELAYS_MS[delivery.failures];
  if (delayMs === undefined) delivery.state = 'dead';
  delivery.dueMs = delayMs === undefined ? null : endMs + delayMs;
}

/** The HTTP status of a receiver that wants no more; SMTP has none of this number. */
export const GONE = 410;

/** Digits of the largest number of a change. */
const NUMBER_DIGITS = 16;

/** Returns the key of a delivery. Keys of a queue are in the order of the changes, as numbers at the end of message ids are not. */
export function deliveryKey(queue: string, messageId: string): string {
  return `${queue}/${messageId.replace(/\d+$/, (number) => number.padStart(NUMBER_DIGITS, '0'))}`;
}

/** Creates a delivery whose first attempt is due. */
export function newDelivery(
  queue: string,
  message: { readonly id: string; readonly kind: string; readonly body: string },
  nowMs: number,
): StoredDelivery {
  return {
    ...{ key: deliveryKey(queue, message.id), queue, messageId: message.id, kind: message.kind },
    ...{ state: 'pending', body: message.body, failures: 0, attempts: [] },
    ...{ createdMs: nowMs, dueMs: nowMs + (ATTEMPT_DELAYS_MS[0] ?? 0) },
    expiresMs: nowMs + UNDELIVERED_RETENTION_MS,
  };
}
