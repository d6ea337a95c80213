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

const ENTRIES_MAX = 10_000;
const CHARACTERS_MAX = 32 * 1024 * 1024;

/** D13: the changes since the newest snapshot, to be repeated after a restart. */
export class ConfigurationJournal {
  readonly #entries: Collection<JournalEntry>;
  #nextNumber = 1;
  #numbers: number[] = [];
  #characters = 0;

  constructor(store: Store) {
    this.#entries = store.collection<JournalEntry>({
      name: 'configuration-journal',
      key: 'number',
    });
  }

  async read(): Promise<readonly JournalEntry[]> {
    const entries = await this.#entries.find({}, { limit: Number.MAX_SAFE_INTEGER });
    this.#numbers = entries.map(({ number }) => number);
    this.#nextNumber = (this.#numbers.at(-1) ?? 0) + 1;
    return entries;
  }

  add(entry: Omit<JournalEntry, 'number'>): WriteOperation {
    const number = this.#nextNumber++;
    this.#numbers.push(number);
    this.#characters += JSON.stringify(entry.configuration).length;
    return this.#entries.insert({ number, ...entry });
  }

  /** Whether a snapshot is due, so that the number of entries that a start reads is bounded. */
  get isLong(): boolean {
    return this.#numbers.length >= ENTRIES_MAX || this.#characters >= CHARACTERS_MAX;
  }

  /** Removes all entries, which the next snapshot includes. */
  discard(): readonly WriteOperation[] {
    const numbers = this.#numbers;
    this.#numbers = [];
    this.#characters = 0;
    return numbers.map((number) => this.#entries.remove(number));
  }
}
