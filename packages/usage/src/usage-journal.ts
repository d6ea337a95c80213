import {
  type Clock,
  type Collection,
  type Counters,
  describeWriteError,
  Mutex,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';
import { decodeEntry, encodeEntry, type UsageJournalEntry } from './journal-entry.ts';
import type { Tariff } from './price-list.ts';
import {
  CHECKPOINT_AFTER_COUNTERS,
  CHECKPOINT_AFTER_WRITES,
  CHECKPOINT_BATCH_SIZE,
  RETRY_DELAY_MS,
  WRITE_DELAY_MS,
} from './thresholds.ts';
import type { UsageBatch } from './usage-batch.ts';
import type { UsageRecord } from './usage-record.ts';
import type { UsageAccounts } from './usage-reservations.ts';
import { UsageSenders } from './usage-senders.ts';
import { type UsageDetails, UserMonth, type UserMonthDocument, userOf } from './user-month.ts';
import { UserMonths } from './user-months.ts';

/** Options of `UsageJournal`. */
export interface UsageJournalOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Runs a function after some milliseconds. @returns a function that cancels it */
  readonly setTimer: (ms: number, run: () => void) => () => void;
  /** Called when a write in the background fails. Its usage stays in memory, and is written again after a while. */
  readonly failed: (error: unknown) => void;
}

/** Usage of a user in a month, with the number of the last journal entry that it includes. */
interface CheckpointDocument extends UserMonthDocument {
  readonly upTo: number;
}

/** Blob with the time of the last write; it exists while a service counts, and is removed by a complete stop. */
const OPEN_MARK = 'usage-open';
/** Counter of all journal entries ever written; their numbers are not reused. */
const ENTRY_COUNTER = 'journal-entries';
const ALL = { limit: Number.MAX_SAFE_INTEGER };

/**
 * U3: the usage in memory and in the store. The usage of a user in a month is one document; to write those of all active users
 * twice a second would take longer than their requests. So new usage is appended to a journal, and checkpoints write the
 * documents and clear the journal.
 */
export class UsageJournal implements UsageAccounts {
  readonly #options: UsageJournalOptions;
  readonly #journal: Collection<UsageJournalEntry>;
  readonly #documents: Collection<CheckpointDocument>;
  readonly #counters: Counters;
  readonly #senders: UsageSenders;
  readonly #mutex: Mutex = new Mutex();
  readonly #months: UserMonths = new UserMonths((month) => this.#read(month));
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
    this.#senders = new UsageSenders(options);
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
  async #replay(entry: UsageJournalEntry): Promise<void> {
    const { number } = entry;
    this.#entryNumbers.push(number);
    for (const each of decodeEntry(entry)) {
      const document = await this.#documents.get(each.id);
      if (document && document.upTo >= number) continue;
      const userMonth = await this.userMonth(each.month, userOf(each));
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
    if (isComplete) await this.#commit([store.blobs.remove(OPEN_MARK)]);
  }

  userMonth(month: string, user: UsageRecord['user']): Promise<UserMonth> {
    return this.#months.get(month, user);
  }

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

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  /**
   * U10: counts the usage of a batch of another process, unless it was counted before.
   * @returns when it is durable: whether it was counted
   */
  collect(batch: UsageBatch): Promise<boolean> {
    return this.#mutex.runExclusive(async () => {
      if (this.#isClosed) throw new Error('The usage journal is closed.');
      if (await this.#senders.isCounted(batch)) return false;
      this.#clearTimer();
      try {
        await this.#append(batch);
      } catch (error) {
        // New usage of this process would have been written with it.
        this.#writeAfter(RETRY_DELAY_MS);
        throw error;
      }
      // The sender does not wait for a checkpoint.
      if (this.#isLong()) this.#writeAfter(WRITE_DELAY_MS);
      return true;
    });
  }

  /** The usage of a month, `2026-01`, all that was counted before included; of one user, if given. */
  async month(month: string, uuid?: string): Promise<readonly UserMonth[]> {
    const users = await this.#months.inMemory(month);
    if (uuid === undefined) return users ? [...users.values()] : this.#read(month);
    const userMonth = users?.get(uuid);
    if (users) return userMonth ? [userMonth] : [];
    const document = await this.#documents.get(`${month} ${uuid}`);
    return document ? [UserMonth.of(document)] : [];
  }

  async #read(month: string): Promise<readonly UserMonth[]> {
    const documents = await this.#documents.find({ index: 'month', is: [month] }, ALL);
    return documents.map((each) => UserMonth.of(each));
  }

  /** Appends new usage to the journal. Writes are serialised, so one that is awaited includes all that was counted before. */
  #write(): Promise<void> {
    return this.#mutex.runExclusive(async () => {
      this.#clearTimer();
      if (this.#unjournaled.size > 0) await this.#append();
      if (this.#isLong()) await this.#checkpoint();
    });
  }

  /** @param batch usage of another process; it is in memory once it is durable, so a batch whose write failed can be repeated */
  async #append(batch?: UsageBatch): Promise<void> {
    const received = batch?.added ?? [];
    const receivers = await Promise.all(
      received.map((each) => this.userMonth(each.month, userOf(each))),
    );
    const added = this.#drainNew([...this.#unjournaled]);
    const number = this.#lastEntry + 1;
    const all = [...added.values(), ...received];
    try {
      await this.#commit([
        this.#journal.put(encodeEntry(number, all)),
        this.#counters.add(ENTRY_COUNTER, 1),
        this.#openMark(),
        ...(batch ? [this.#senders.put(batch)] : []),
      ]);
    } catch (error) {
      this.#restoreNew(added);
      throw error;
    }
    for (const [i, userMonth] of receivers.entries()) {
      userMonth.merge(received[i]);
      this.#dirty.add(userMonth);
    }
    this.#entryNumbers.push(number);
    this.#lastEntry = number;
    for (const { counts } of all) this.#countersInJournal += counts.length;
  }

  #isLong(): boolean {
    return (
      this.#entryNumbers.length >= CHECKPOINT_AFTER_WRITES ||
      this.#countersInJournal >= CHECKPOINT_AFTER_COUNTERS
    );
  }

  /** In batches, between which other work runs. */
  async #checkpoint(): Promise<void> {
    const changed = [...this.#dirty];
    for (let i = 0; i < changed.length; i += CHECKPOINT_BATCH_SIZE) {
      if (i > 0) await new Promise<void>((resolve) => this.#options.setTimer(0, resolve));
      await this.#writeBatch(changed.slice(i, i + CHECKPOINT_BATCH_SIZE));
    }
    await this.#commit([
      ...this.#entryNumbers.map((number) => this.#journal.remove(number)),
      ...(await this.#senders.removeExpired()),
      this.#openMark(),
    ]);
    this.#entryNumbers = [];
    this.#countersInJournal = 0;
    // The documents include all usage of the months that are removed from memory.
    await this.#months.evict((each) => this.#dirty.has(each));
  }

  /** The documents include usage that is not in the journal yet. */
  async #writeBatch(changed: readonly UserMonth[]): Promise<void> {
    const added = this.#drainNew(changed);
    for (const each of changed) this.#dirty.delete(each);
    const upTo = this.#lastEntry;
    try {
      const documents = changed.map((each) => ({ ...each.document(), upTo }));
      await this.#commit(documents.map((each) => this.#documents.put(each)));
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

  /** @throws Error if nothing is written, also where another process has become the leader */
  async #commit(operations: readonly WriteOperation[]): Promise<void> {
    const written = await this.#options.store.write(operations);
    if (!written.ok) throw new Error(`${describeWriteError(written.error)}.`);
  }

  #openMark(): WriteOperation {
    const { store, clock } = this.#options;
    return store.blobs.put(OPEN_MARK, new TextEncoder().encode(String(clock.now())));
  }
}
