import type { ChangeOrigin } from '@roadstead/model';
import type { AlertKind } from './webhook-body.ts';

/** An event as mails describe it. */
export interface AlertEvent {
  readonly id: number;
  readonly uuid: string;
  /** The name of its configuration. */
  readonly name: string;
  readonly severity: string;
  /** Epoch milliseconds of event time. */
  readonly firedTimeMs: number;
  readonly ships: readonly { readonly mmsi: number; readonly name: string | null }[];
}

/** A change of an event, as the feed has it. */
export interface AlertChange {
  readonly kind: AlertKind;
  readonly origin: ChangeOrigin;
  /** Time of the day at which it was found, epoch milliseconds. */
  readonly foundAtMs: number;
  readonly configurationId: number;
  /** The object as receivers get it: a JSON object. */
  readonly data: object;
  readonly event: AlertEvent;
}

/** A change with its id, `FEED-NUMBER`. */
export interface NumberedChange {
  readonly id: string;
  /** The users who may read it; null for all. */
  readonly readers: readonly string[] | null;
  readonly change: AlertChange;
}
