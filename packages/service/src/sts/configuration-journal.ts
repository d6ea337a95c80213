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

interface RetainedEntry {
  readonly entry: JournalEntry;
  readonly characters: number;
}

/** From when on entries are needed. */
interface NeededFrom {
  /** D13: the number of batches before those that may be processed again. */
  readonly afterSequence: number;
  /** V24: the event time from which on events may be detected again, epoch milliseconds. */
  readonly eventTimeMs: number;
}

const ENTRIES_MAX = 10_000;
const CHARACTERS_MAX = 32 * 1024 * 1024;

/**
 * D13, V24: the changes since the oldest batch of reports that is left, and those of the last days, to be repeated when reports are
 * processed again. A configuration without an entry has been the same since then.
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

  /** The retained entries, in their order. */
  get entries(): readonly JournalEntry[] {
    return this.#retained.map(({ entry }) => entry);
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
    const isFirst = this.#retained.every((each) => each.entry.configurationId !== configurationId);
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
   * Removes the entries that are not needed. Of the earlier entries of a configuration that was changed later, the last one
   * stays.
   */
  discard({ afterSequence, eventTimeMs }: NeededFrom): readonly WriteOperation[] {
    const changedLater = new Set<number>();
    const needed: RetainedEntry[] = [];
    for (const retained of this.#retained.toReversed()) {
      const { configurationId, fromMs, ...entry } = retained.entry;
      if (entry.afterSequence >= afterSequence || (fromMs !== null && fromMs >= eventTimeMs))
        changedLater.add(configurationId);
      else if (!changedLater.delete(configurationId)) continue;
      needed.push(retained);
    }
    const neededNumbers = new Set(needed.map(({ entry }) => entry.number));
    const removed = this.#retained.filter(({ entry }) => !neededNumbers.has(entry.number));
    this.#retained = needed.reverse();
    this.#characters = needed.reduce((sum, { characters }) => sum + characters, 0);
    return removed.map(({ entry }) => this.#entries.remove(entry.number));
  }

  #retain(entry: JournalEntry): void {
    const characters = JSON.stringify(entry.configuration).length;
    this.#retained.push({ entry, characters });
    this.#characters += characters;
  }
}
