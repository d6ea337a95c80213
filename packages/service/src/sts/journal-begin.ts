import type { Collection, Store, WriteOperation } from '@roadstead/contracts';

interface BeginDocument {
  readonly id: 'journal';
  /** Null: from the beginning. */
  readonly fromMs: number | null;
}

/** V24: the event time from which on the journal has all changes of configurations, epoch milliseconds; −Infinity: all that were ever made. */
export class JournalBegin {
  timeMs: number = Number.NEGATIVE_INFINITY;
  readonly #stored: Collection<BeginDocument>;

  constructor(store: Store) {
    this.#stored = store.collection<BeginDocument>({
      name: 'configuration-journal-begin',
      key: 'id',
    });
  }

  /** @param unknownMs for a store of November 2026, whose journal had the changes since the oldest batch that was left */
  async read(unknownMs: number): Promise<void> {
    const stored = await this.#stored.get('journal');
    this.timeMs = stored ? (stored.fromMs ?? Number.NEGATIVE_INFINITY) : unknownMs;
  }

  put(): WriteOperation {
    return this.#stored.put({
      id: 'journal',
      fromMs: Number.isFinite(this.timeMs) ? this.timeMs : null,
    });
  }
}
