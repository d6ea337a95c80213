import type { Collection, Store, WriteOperation } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';

/** A change of the detector's configurations, with its place among the batches of reports. */
export interface JournalEntry {
  readonly number: number;
  /** The number of batches before the change. */
  readonly afterSequence: number;
  /** D11: the event time from which it applies, epoch milliseconds; null before the first report. */
  readonly fromMs: number | null;
  readonly configurationId: number;
  /** Null for a removal. */
  readonly configuration: DetectorConfiguration | null;
}

/** The fields of an entry that decide how long it is retained. */
type RetainedEntry = Pick<JournalEntry, 'number' | 'afterSequence' | 'configurationId'> & {
  readonly characters: number;
};

const ENTRIES_MAX = 10_000;
const CHARACTERS_MAX = 32 * 1024 * 1024;

/**
 * D13: the changes since the oldest batch of reports that is left, to be repeated when batches are processed again. A
 * configuration without an entry has been the same since then.
 */
export class ConfigurationJournal {
  readonly #entries: Collection<JournalEntry>;
  #lastNumber = 0;
  #retained: RetainedEntry[] = [];
  #characters = 0;

  constructor(store: Store) {
    this.#entries = store.collection<JournalEntry>({
      name: 'configuration-journal',
      key: 'number',
    });
  }

  /** Reads all entries. @param lastNumber the number of the last entry of the newest snapshot: numbers are not used again */
  async read(lastNumber: number): Promise<readonly JournalEntry[]> {
    const entries = await this.#entries.find({}, { limit: Number.MAX_SAFE_INTEGER });
    this.#lastNumber = Math.max(lastNumber, entries.at(-1)?.number ?? 0);
    for (const entry of entries) this.#retain(entry);
    return entries;
  }

  /** The number of the last entry; 0 without one. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  /** Adds a change. @param before the configuration that it replaces or removes, else null */
  add(
    entry: Omit<JournalEntry, 'number'>,
    before: DetectorConfiguration | null,
  ): readonly WriteOperation[] {
    const { configurationId } = entry;
    const isFirst = this.#retained.every((each) => each.configurationId !== configurationId);
    const initial = { afterSequence: 0, fromMs: null, configurationId, configuration: before };
    const added = before && isFirst ? [initial, entry] : [entry];
    return added.map((each) => {
      const numbered = { number: ++this.#lastNumber, ...each };
      this.#retain(numbered);
      return this.#entries.insert(numbered);
    });
  }

  /** Whether too much is retained, so that the size of what a start reads is bounded. */
  get isLong(): boolean {
    return this.#retained.length >= ENTRIES_MAX || this.#characters >= CHARACTERS_MAX;
  }

  /**
   * Removes the entries that are not needed to process the batches after a number again. Of the earlier entries of a
   * configuration that was changed later, the last one stays.
   */
  discard(afterSequence: number): readonly WriteOperation[] {
    const changedLater = new Set<number>();
    const needed: RetainedEntry[] = [];
    for (const entry of this.#retained.toReversed()) {
      const { configurationId } = entry;
      if (entry.afterSequence >= afterSequence) changedLater.add(configurationId);
      else if (!changedLater.delete(configurationId)) continue;
      needed.push(entry);
    }
    const kept = new Set(needed.map(({ number }) => number));
    const removed = this.#retained.filter(({ number }) => !kept.has(number));
    this.#retained = needed.reverse();
    this.#characters = needed.reduce((sum, { characters }) => sum + characters, 0);
    return removed.map(({ number }) => this.#entries.remove(number));
  }

  #retain({ number, afterSequence, configurationId, configuration }: JournalEntry): void {
    const characters = JSON.stringify(configuration).length;
    this.#retained.push({ number, afterSequence, configurationId, characters });
    this.#characters += characters;
  }
}
