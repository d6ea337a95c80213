import type { Paged, Paging, Principal, Problem, Result } from '@roadstead/model';
import type { Delivery } from '../delivery.ts';
import type { PeopleMeans, Receiver } from './contact.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { ContactTexts } from './people-options.ts';
import type { Consent } from './receiver-store.ts';

/** A receiver as the pages behind its links show it. */
export interface ReceiverView extends Receiver {
  readonly consent: Consent | undefined;
  readonly settings: DeliverySettings;
}

/** A delivery to a person. One that has joined a digest has its state and attempts. */
export interface PeopleDelivery extends Delivery {
  readonly means: PeopleMeans;
  /** As the configuration lists it; in its normal form if it does no more. */
  readonly address: string;
  /** Whether it is part of a digest. */
  readonly isInDigest: boolean;
}

/** A10 to A15: alerts to people. A token is that of a link in a message; for one that this service has not made the result is undefined. */
export interface People {
  /** The means that the host has; to the contacts of others nothing is sent. */
  readonly means: readonly PeopleMeans[];
  /** Returns the receiver of a token. */
  receiverOf(token: string): Promise<ReceiverView | undefined>;
  /** Confirms or unsubscribes the receiver of a token. */
  setConsent(
    token: string,
    consent: 'confirmed' | 'unsubscribed',
  ): Promise<ReceiverView | undefined>;
  /** A15: replaces the settings of the receiver of a token. @param form with `schedule`, `daily_at`, `quiet_from`, `quiet_to`, `time_zone` */
  changeSettings(token: string, form: unknown): Promise<Result<ReceiverView> | undefined>;
  /** Returns a problem for each contact to which nothing can be sent, with its JSON pointer in the body of a configuration. */
  findProblems(contacts: ContactTexts): Promise<readonly Problem[]>;
  /** A9: lists the deliveries of a configuration, newest first, for its owner and administrators. */
  listDeliveries(
    caller: Principal,
    configurationId: number,
    paging: Paging,
  ): Promise<Result<Paged<PeopleDelivery>>>;
}
