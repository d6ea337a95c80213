import type { Change, Collection, Store } from '@roadstead/contracts';
import type { DetectorConfiguration } from '@roadstead/model';

/** A change of the detector's configurations, and between which reports it was made. */
export interface JournalEntry {
  readonly number: number;
  /** After so many batches of reports. */
  readonly afterSequence: number;
  /** D11: from this instant of event time, epoch milliseconds; null before the first report. */
  readonly fromMs: number | null;
  readonly configurationId: number;
  /** Null where it was removed. */
  readonly configuration: DetectorConfiguration | null;
}

const ENTRIES_MAX = 10_000;
const CHARACTERS_MAX = 32 * 1024 * 1024;

/** D13: the changes since the detector's state was saved last, to be made again after a restart. */
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

  add(entry: Omit<JournalEntry, 'number'>): Change {
    const number = this.#nextNumber++;
    this.#numbers.push(number);
    this.#characters += JSON.stringify(entry.configuration).length;
    return this.#entries.insert({ number, ...entry });
  }

  /** Whether it is time to save the state, so that what a start has to read stays bounded. */
  get isLong(): boolean {
    return this.#numbers.length >= ENTRIES_MAX || this.#characters >= CHARACTERS_MAX;
  }

  /** All that was added up to now is in the saved state. */
  forget(): readonly Change[] {
    const numbers = this.#numbers;
    this.#numbers = [];
    this.#characters = 0;
    return numbers.map((number) => this.#entries.remove(number));
  }
}
