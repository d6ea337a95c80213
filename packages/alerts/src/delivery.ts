import { type Draft, produce } from 'immer';
import type { SendResult } from './send-result.ts';
import {
  ATTEMPT_DELAYS_MS,
  ATTEMPTS_LISTED_MAX,
  DELIVERED_RETENTION_MS,
  UNDELIVERED_RETENTION_MS,
} from './thresholds.ts';

/**
 * `sending` and `unknown` are of destinations that get a message at most once: an attempt is being made, or was interrupted. `joined`: it
 * is part of a digest, a delivery of its own.
 */
export const DELIVERY_STATES = [
  'pending',
  'sending',
  'joined',
  'delivered',
  'dead',
  'unknown',
] as const;
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
  /** The destination: `webhook 12`, or all of a means: `mail`. */
  readonly queue: string;
  /** Null once it is delivered. */
  readonly body: string | null;
  /** Attempts that failed since it was queued or replayed. */
  readonly failures: number;
  readonly expiresMs: number;
  /** Of a message to a person: the address or number. */
  readonly address?: string;
  /** Of a message to a person about one configuration: the configuration, and its owner. */
  readonly configurationId?: number;
  readonly owner?: string;
  /** Of a delivery that has joined a digest: the key of the digest. */
  readonly digest?: string;
}

interface DeliveryPayloads {
  /** Written before an attempt at a destination that gets a message at most once. */
  readonly begin: unknown;
  readonly attempted: { readonly attempt: DeliveryAttempt };
  /** A stop or a kill has interrupted the attempt. */
  readonly interrupt: unknown;
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
const FINAL: Transitions = {
  ...{ begin: unchanged, attempted: unchanged, interrupt: unchanged, replay: unchanged },
};

/** A4, A14: every state with every action. */
const TRANSITIONS: Readonly<Record<DeliveryState, Transitions>> = {
  pending: {
    begin(delivery) {
      delivery.state = 'sending';
      delivery.dueMs = null;
    },
    ...{ attempted: recordAttempt, interrupt: unchanged, replay: unchanged },
  },
  sending: {
    ...{ begin: unchanged, attempted: recordAttempt, replay: unchanged },
    interrupt(delivery) {
      delivery.state = 'unknown';
    },
  },
  joined: FINAL,
  delivered: FINAL,
  unknown: FINAL,
  dead: {
    ...FINAL,
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
  const isFinal = attempt.failure === 'refused' || attempt.status === GONE;
  const isUnknown = attempt.failure === 'unknown';
  const delayMs = isFinal || isUnknown ? undefined : ATTEMPT_DELAYS_MS[delivery.failures];
  if (isUnknown) delivery.state = 'unknown';
  else delivery.state = delayMs === undefined ? 'dead' : 'pending';
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

/** Creates a delivery whose first attempt is due, or that differs from it by some members. */
export function newDelivery(
  queue: string,
  message: { readonly id: string; readonly kind: string; readonly body: string },
  nowMs: number,
  more: Partial<StoredDelivery> = {},
): StoredDelivery {
  return {
    ...{ key: deliveryKey(queue, message.id), queue, messageId: message.id, kind: message.kind },
    ...{ state: 'pending', body: message.body, failures: 0, attempts: [] },
    ...{ createdMs: nowMs, dueMs: nowMs + (ATTEMPT_DELAYS_MS[0] ?? 0) },
    expiresMs: nowMs + UNDELIVERED_RETENTION_MS,
    ...more,
  };
}
