import type { Clock, Collection, Store, WriteOperation } from '@roadstead/contracts';
import { SENDER_RETENTION_MS } from './thresholds.ts';
import type { UsageBatch } from './usage-batch.ts';

/** The last batch of a sender that is in the journal. */
interface SenderDocument {
  readonly sender: string;
  readonly number: number;
  /** Epoch milliseconds. */
  readonly sentMs: number;
}

/** U10: the numbers of the batches that are counted, by sender. */
export class UsageSenders {
  readonly #clock: Clock;
  readonly #documents: Collection<SenderDocument>;

  constructor({ store, clock }: { readonly store: Store; readonly clock: Clock }) {
    this.#clock = clock;
    this.#documents = store.collection({
      name: 'usage-senders',
      key: 'sender',
      indexes: { sent: ['sentMs'] },
    });
  }

  /** Whether a batch, or a later one of its sender, is counted. */
  async isCounted({ sender, number }: UsageBatch): Promise<boolean> {
    const document = await this.#documents.get(sender);
    return document !== undefined && document.number >= number;
  }

  /** Stores the number of a batch; belongs into the transaction that stores its usage. */
  put({ sender, number }: UsageBatch): WriteOperation {
    return this.#documents.put({ sender, number, sentMs: this.#clock.now() });
  }

  /** Removes senders that have not sent for a long time. */
  async removeExpired(): Promise<readonly WriteOperation[]> {
    const to = this.#clock.now() - SENDER_RETENTION_MS;
    const expired = await this.#documents.find(
      { index: 'sent', to },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    return expired.map(({ sender }) => this.#documents.remove(sender));
  }
}
