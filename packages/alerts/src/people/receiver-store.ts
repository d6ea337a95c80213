import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { PeopleMeans, Receiver } from './contact.ts';
import { AT_ONCE, type DeliverySettings } from './delivery-settings.ts';

/** A10: `asked`: the one request for confirmation is queued or sent. */
export type Consent = 'asked' | 'confirmed' | 'unsubscribed';

/** A receiver of which something is known. */
interface StoredReceiver {
  /** `mail anna@ships.example`. */
  readonly key: string;
  readonly consent: Consent;
  /** The time of the consent, epoch milliseconds. */
  readonly sinceMs: number;
  /** Absent until the receiver chooses. */
  readonly settings?: DeliverySettings;
}

/** A10, A15: what is known of a receiver. */
export interface ReceiverState {
  /** Undefined for one who must be asked first. */
  readonly consent: Consent | undefined;
  readonly settings: DeliverySettings;
}

/** A10, A15: the receivers who were asked, have confirmed, have unsubscribed, or have chosen when to receive. */
export class ReceiverStore {
  readonly #store: Store;
  readonly #collection: Collection<StoredReceiver>;
  readonly #isAllowed: (means: PeopleMeans, address: string) => boolean;

  /** @param isAllowed whether an address needs no confirmation */
  constructor(store: Store, isAllowed: (means: PeopleMeans, address: string) => boolean) {
    this.#store = store;
    this.#collection = store.collection<StoredReceiver>({ name: 'alert-receivers', key: 'key' });
    this.#isAllowed = isAllowed;
  }

  async stateOf(receiver: Receiver): Promise<ReceiverState> {
    const stored = await this.#collection.get(keyOf(receiver));
    const isAllowed =
      stored?.consent !== 'unsubscribed' && this.#isAllowed(receiver.means, receiver.address);
    return {
      consent: isAllowed ? 'confirmed' : stored?.consent,
      settings: stored?.settings ?? AT_ONCE,
    };
  }

  /** Notes that a receiver is asked. */
  ask(receiver: Receiver, nowMs: number): WriteOperation {
    return this.#collection.put({ key: keyOf(receiver), consent: 'asked', sinceMs: nowMs });
  }

  setConsent(receiver: Receiver, consent: Consent, nowMs: number): Promise<void> {
    return this.#set(receiver, { consent, sinceMs: nowMs });
  }

  /** Stores what a receiver chose, who has received a link and so has an address that works. */
  async setSettings(receiver: Receiver, settings: DeliverySettings, nowMs: number): Promise<void> {
    const { consent = 'confirmed' } = await this.stateOf(receiver);
    await this.#set(receiver, { consent, sinceMs: nowMs, settings });
  }

  async #set(receiver: Receiver, change: Omit<StoredReceiver, 'key'>): Promise<void> {
    const key = keyOf(receiver);
    const changed = await this.#collection.change(key, (document) => ({
      document: { ...document, ...change },
    }));
    if (!changed) await this.#store.write([this.#collection.put({ key, ...change })]);
  }
}

function keyOf({ means, address }: Receiver): string {
  return `${means} ${address}`;
}
