import {
  type Clock,
  type Collection,
  type Counters,
  Mutex,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';
import { type Month, type MonthSpan, monthSpan } from './month.ts';
import type { Tariff } from './price-list.ts';
import {
  CHECKPOINT_AFTER_COUNTERS,
  CHECKPOINT_AFTER_WRITES,
  CHECKPOINT_BATCH_SIZE,
  RETRY_DELAY_MS,
  WRITE_DELAY_MS,
} from './thresholds.ts';
import type { UsageRecord } from './usage-record.ts';
import { type UsageDetails, UserMonth, type UserMonthDocument } from './user-month.ts';

/** Options of `UsageJournal`. */
export interface UsageJournalOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Runs a function after some milliseconds. @returns a function that cancels it */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Called when a write in the background fails. Its usage stays in memory, and is written again after a while. */
  readonly failed: (error: unknown) => void;
}

/** Entry of the journal: usage counted since the entry before. */
interface JournalEntry {
  readonly number: number;
  readonly added: readonly UserMonthDocument[];
}

/** Usage of a user in a month, with the number of the last journal entry that it includes. */
interface CheckpointDocument extends UserMonthDocument {
  readonly upTo: number;
}

/** Usage of all users in a month, by uuid. */
type UserMonths = Map<string, UserMonth>;

/** Blob with the time of the last write; it exists while a service counts, and is removed by a complete stop. */
const OPEN_MARK = 'usage-open';
/** Counter of all journal entries ever written; their numbers are not reused. */
const ENTRY_COUNTER = 'journal-entries';
const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Two, since a request that began before midnight is counted after it; and one for a clock that is set. */
const MONTHS_CACHED_MAX = 3;

/**
 * U3: the usage in memory and in the store. The usage of a user in a month is one document; to write those of all active users
 * twice a second would take longer than their requests. So new usage is appended to a journal, and checkpoints write the
 * documents and clear the journal.
 */
export class UsageJournal {
  readonly #options: UsageJournalOptions;
  readonly #journal: Collection<JournalEntry>;
  readonly #documents: Collection<CheckpointDocument>;
  readonly #counters: Counters;
  readonly #mutex: Mutex = new Mutex();
  /** Months in memory, by text; complete. */
  readonly #cache: Map<string, Promise<UserMonths>> = new Map();
  /** Usage that is not in the journal yet. */
  #unjournaled: Set<UserMonth> = new Set();
  /** Usage that changed since its document was written. */
  readonly #dirty: Set<UserMonth> = new Set();
  /** Numbers of the entries in the journal. */
  #entryNumbers: number[] = [];
  #lastEntry = 0;
  #countersInJournal = 0;
  #cancelTimer: (() => void) | undefined;
  #isClosed = false;

  constructor(options: UsageJournalOptions) {
    const { store } = options;
    this.#options = options;
    this.#journal = store.collection({ name: 'usage-journal', key: 'number' });
    this.#documents = store.collection({
      name: 'usage-months',
      key: 'id',
      indexes: { month: ['month'] },
    });
    this.#counters = store.counters('usage');
  }

  /** Replays the journal in memory. @returns when a service that was killed wrote last, epoch milliseconds; null after a complete stop */
  async open(): Promise<number | null> {
    const { store } = this.#options;
    const mark = await store.blobs.read(OPEN_MARK);
    this.#lastEntry = await this.#counters.get(ENTRY_COUNTER);
    for (const entry of await this.#journal.find({}, ALL)) await this.#replay(entry);
    return mark ? Number(new TextDecoder().decode(mark)) : null;
  }

  /** Writes the documents of all changed usage, and clears the journal. */
  checkpoint(): Promise<void> {
    return this.#mutex.runExclusive(() => this.#checkpoint());
  }

  /** Counts a journal entry, except for what checkpoints included before. */
  async #replay({ number, added }: JournalEntry): Promise<void> {
    this.#entryNumbers.push(number);
    for (const each of added) {
      const document = await this.#documents.get(each.id);
      if (document && document.upTo >= number) continue;
      const [year, month] = each.month.split('-').map(Number);
      const user = each.name === null ? null : { uuid: each.uuid, name: each.name };
      const userMonth = await this.userMonth(monthSpan({ year, month }), user);
      userMonth.merge(each);
      this.#dirty.add(userMonth);
    }
  }

  /**
   * Writes all usage; later usage is not written.
   * @param isComplete whether no request is pending; otherwise the next start reports the time of this write
   */
  async close(isComplete: boolean): Promise<void> {
    this.#isClosed = true;
    await this.#write();
    await this.checkpoint();
    const { store } = this.#options;
    if (isComplete) await store.write([store.blobs.remove(OPEN_MARK)]);
  }

  /** The usage of a user in a month, to be read and counted. */
  async userMonth(span: MonthSpan, user: UsageRecord['user']): Promise<UserMonth> {
    const userMonths = await this.#load(span);
    const uuid = UserMonth.uuidOf(user);
    let userMonth = userMonths.get(uuid);
    if (!userMonth) {
      userMonth = new UserMonth(span, user);
      userMonths.set(uuid, userMonth);
    }
    return userMonth;
  }

  /** Counts usage. @param tariff undefined if it is free */
  count(
    userMonth: UserMonth,
    details: UsageDetails,
    count: number,
    tariff: Tariff | undefined,
  ): void {
    userMonth.add(details, count, tariff);
    this.#dirty.add(userMonth);
    this.#unjournaled.add(userMonth);
    this.#writeAfter(WRITE_DELAY_MS);
  }

  #writeAfter(ms: number): void {
    // The store may be closed as well.
    if (this.#isClosed) return;
    const { setTimer, failed } = this.#options;
    this.#cancelTimer ??= setTimer(ms, () => {
      this.#write().catch((error: unknown) => {
        failed(error);
        this.#writeAfter(RETRY_DELAY_MS);
      });
    });
  }

  /** The usage of a month, all that was counted before included; of one user, if given. */
  async month(month: Month, uuid?: string): Promise<readonly UserMonth[]> {
    const span = monthSpan(month);
    const cached = this.#cache.get(span.text);
    if (!cached && uuid !== undefined) {
      const document = await this.#documents.get(`${span.text} ${uuid}`);
      return document ? [fromDocument(document)] : [];
    }
    const userMonths = await (cached ?? this.#read(span));
    if (uuid === undefined) return [...userMonths.values()];
    const userMonth = userMonths.get(uuid);
    return userMonth ? [userMonth] : [];
  }

  #load(span: MonthSpan): Promise<UserMonths> {
    let userMonths = this.#cache.get(span.text);
    if (!userMonths) {
      userMonths = this.#read(span);
      // The next access reads it again.
      userMonths.catch(() => this.#cache.delete(span.text));
      this.#cache.set(span.text, userMonths);
    }
    return userMonths;
  }

  async #read({ text }: MonthSpan): Promise<UserMonths> {
    const documents = await this.#documents.find({ index: 'month', is: [text] }, ALL);
    return new Map(documents.map((document) => [document.uuid, fromDocument(document)]));
  }

  /** Appends new usage to the journal. Writes are serialised, so one that is awaited includes all that was counted before. */
  #write(): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      this.#cancelTimer?.();
      this.#cancelTimer = undefined;
      if (this.#unjournaled.size === 0) return;
      const added = this.#drainNew([...this.#unjournaled]);
      const number = this.#lastEntry + 1;
      try {
        await this.#options.store.write([
          this.#journal.put({ number, added: [...added.values()] }),
          this.#counters.add(ENTRY_COUNTER, 1),
          this.#openMark(),
        ]);
      } catch (error) {
        this.#restoreNew(added);
        throw error;
      }
      this.#entryNumbers.push(number);
      this.#lastEntry = number;
      for (const { counts } of added.values()) this.#countersInJournal += counts.length;
      const isLong =
        this.#entryNumbers.length >= CHECKPOINT_AFTER_WRITES ||
        this.#countersInJournal >= CHECKPOINT_AFTER_COUNTERS;
      if (isLong) await this.#checkpoint();
    });
  }

  /** In batches, between which other work runs. */
  async #checkpoint(): Promise<void> {
    const { store, setTimer } = this.#options;
    const changed = [...this.#dirty];
    for (let i = 0; i < changed.length; i += CHECKPOINT_BATCH_SIZE) {
      if (i > 0) await new Promise<void>((resolve) => setTimer(0, resolve));
      await this.#writeBatch(changed.slice(i, i + CHECKPOINT_BATCH_SIZE));
    }
    await store.write([
      ...this.#entryNumbers.map((number) => this.#journal.remove(number)),
      this.#openMark(),
    ]);
    this.#entryNumbers = [];
    this.#countersInJournal = 0;
    await this.#evictMonths();
  }

  /** The documents include usage that is not in the journal yet. */
  async #writeBatch(changed: readonly UserMonth[]): Promise<void> {
    const added = this.#drainNew(changed);
    for (const each of changed) this.#dirty.delete(each);
    const upTo = this.#lastEntry;
    try {
      const documents = changed.map((each) => ({ ...each.document(), upTo }));
      await this.#options.store.write(documents.map((each) => this.#documents.put(each)));
    } catch (error) {
      for (const each of changed) this.#dirty.add(each);
      this.#restoreNew(added);
      throw error;
    }
  }

  #drainNew(userMonths: readonly UserMonth[]): ReadonlyMap<UserMonth, UserMonthDocument> {
    for (const each of userMonths) this.#unjournaled.delete(each);
    return new Map(userMonths.map((each) => [each, each.drainNew()]));
  }

  /** Restores usage whose write failed. */
  #restoreNew(documents: ReadonlyMap<UserMonth, UserMonthDocument>): void {
    for (const [userMonth, each] of documents) {
      userMonth.restoreNew(each);
      this.#unjournaled.add(userMonth);
    }
  }

  /** Removes old months from memory; their documents include all their usage. */
  async #evictMonths(): Promise<void> {
    for (const [text, reading] of [...this.#cache].slice(0, -MONTHS_CACHED_MAX)) {
      const userMonths = await reading;
      const isInUse = (each: UserMonth): boolean =>
        this.#dirty.has(each) || each.reserved.requests > 0;
      if (![...userMonths.values()].some(isInUse)) this.#cache.delete(text);
    }
  }

  #openMark(): WriteOperation {
    const { store, clock } = this.#options;
    return store.blobs.put(OPEN_MARK, new TextEncoder().encode(String(clock.now())));
  }
}

function fromDocument(document: UserMonthDocument): UserMonth {
  const { month, uuid, name } = document;
  const userMonth = new UserMonth({ text: month }, name === null ? null : { uuid, name });
  userMonth.merge(document);
  return userMonth;
}
