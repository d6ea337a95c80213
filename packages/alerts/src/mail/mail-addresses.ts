import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import { domainOf } from './mail-address.ts';

/** A10: `asked`: the one confirmation is queued or sent. */
type MailAddressState = 'asked' | 'confirmed' | 'unsubscribed';

/** An e-mail address of which something is known. */
interface MailAddress {
  readonly address: string;
  readonly state: MailAddressState;
  /** The time of the state, epoch milliseconds. */
  readonly sinceMs: number;
}

/** A10: the addresses that were asked, have confirmed, or have unsubscribed. */
export class MailAddresses {
  readonly #store: Store;
  readonly #collection: Collection<MailAddress>;
  readonly #allowedDomains: ReadonlySet<string>;

  constructor(store: Store, allowedDomains: readonly string[]) {
    this.#store = store;
    this.#collection = store.collection<MailAddress>({
      name: 'alert-mail-addresses',
      key: 'address',
    });
    this.#allowedDomains = new Set(allowedDomains);
  }

  /** Returns the state of an address; undefined for one that must be asked first. */
  async stateOf(address: string): Promise<MailAddressState | undefined> {
    const stored = await this.#collection.get(address);
    if (stored?.state === 'unsubscribed') return 'unsubscribed';
    return this.#allowedDomains.has(domainOf(address)) ? 'confirmed' : stored?.state;
  }

  /** Notes that an address is asked. */
  ask(address: string, nowMs: number): WriteOperation {
    return this.#collection.put({ address, state: 'asked', sinceMs: nowMs });
  }

  async set(address: string, state: 'confirmed' | 'unsubscribed', nowMs: number): Promise<void> {
    await this.#store.write([this.#collection.put({ address, state, sinceMs: nowMs })]);
  }
}
