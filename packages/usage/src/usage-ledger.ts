import {
  type Change,
  type Clock,
  type Collection,
  type Store,
  type Tallies,
  Turns,
} from '@roadstead/contracts';
import { type Month, type MonthSpan, spanOf } from './month.ts';
import type { Tariff } from './price-list.ts';
import {
  FOLD_AFTER_COUNTS,
  FOLD_AFTER_WRITES,
  FOLDED_AT_ONCE,
  WRITE_AFTER_MS,
} from './thresholds.ts';
import type { UsageRecord } from './usage-record.ts';
import { type Counted, UserMonth, type UserMonthDocument } from './user-month.ts';

/** What the ledger needs. */
export interface LedgerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Runs something later. @returns what calls it off */
  readonly later: (ms: number, run: () => void) => () => void;
  /** The store has failed. */
  readonly failed: (error: unknown) => void;
}

/** What was counted since the entry before. */
interface JournalEntry {
  readonly number: number;
  readonly added: readonly UserMonthDocument[];
}

/** What a user has used in a month, and the number of the journal's last entry that is in it. */
interface FoldedDocument extends UserMonthDocument {
  readonly upTo: number;
}

/** What the users have used in a month, by their uuids. */
type MonthBook = Map<string, UserMonth>;

/** In the store while somebody counts, with the time of the last write. */
const OPEN_MARK = 'usage-open';
/** A tally: how many entries the journal has had. Their numbers never begin again. */
const ENTRIES = 'journal-entries';
const ALL = { limit: Number.MAX_SAFE_INTEGER };
/** Two, since what was begun before midnight is counted after it; and one for a clock that is set. */
const MONTHS_KNOWN_MAX = 3;

/**
 * U3: what is counted, in memory and in the store. What users have used in a month is a document of each; to write those of all
 * who asked twice a second would take more than their requests do. So what is new is written to a journal, and now and then
 * folded into the documents.
 */
export class UsageLedger {
  readonly #options: LedgerOptions;
  readonly #journal: Collection<JournalEntry>;
  readonly #months: Collection<FoldedDocument>;
  readonly #tallies: Tallies;
  readonly #turns: Turns = new Turns();
  /** By text; those that were counted in, complete. */
  readonly #books: Map<string, Promise<MonthBook>> = new Map();
  /** Those of whom something is not in the journal yet. */
  #added: Set<UserMonth> = new Set();
  /** Those that have changed since their documents were written. */
  readonly #unfolded: Set<UserMonth> = new Set();
  /** The numbers of those that are in the journal. */
  #entries: number[] = [];
  #lastEntry = 0;
  #countsInJournal = 0;
  #callOff: (() => void) | undefined;
  #isClosed = false;

  constructor(options: LedgerOptions) {
    const { store } = options;
    this.#options = options;
    this.#journal = store.collection({ name: 'usage-journal', key: 'number' });
    this.#months = store.collection({
      name: 'usage-months',
      key: 'id',
      indexes: { month: ['month'] },
    });
    this.#tallies = store.tallies('usage');
  }

  /** @returns when the one before wrote last, epoch milliseconds, if it was not closed; else null */
  async open(): Promise<number | null> {
    const { store } = this.#options;
    const mark = await store.keep.read(OPEN_MARK);
    this.#lastEntry = await this.#tallies.get(ENTRIES);
    for (const entry of await this.#journal.find({}, ALL)) await this.#enter(entry);
    await this.#turns.take(() => this.#fold());
    return mark ? Number(new TextDecoder().decode(mark)) : null;
  }

  /** An entry that was left in the journal; what was folded already is in the documents. */
  async #enter({ number, added }: JournalEntry): Promise<void> {
    this.#entries.push(number);
    for (const each of added) {
      const folded = await this.#months.get(each.id);
      if (folded && folded.upTo >= number) continue;
      const [year, month] = each.month.split('-').map(Number);
      const user = each.name === null ? null : { uuid: each.uuid, name: each.name };
      const userMonth = await this.userMonth(spanOf({ year, month }), user);
      userMonth.merge(each);
      this.#unfolded.add(userMonth);
    }
  }

  /**
   * Writes what is counted; nothing is written any more then.
   * @param isWhole whether nothing will be missing; else the next one is told
   */
  async close(isWhole: boolean): Promise<void> {
    this.#isClosed = true;
    await this.#write();
    await this.#turns.take(() => this.#fold());
    const { store } = this.#options;
    if (isWhole) await store.write([store.keep.remove(OPEN_MARK)]);
  }

  /** What a user has used in a month, to be counted in and looked at. */
  async userMonth(span: MonthSpan, user: UsageRecord['user']): Promise<UserMonth> {
    const book = await this.#book(span);
    const uuid = UserMonth.uuidOf(user);
    let userMonth = book.get(uuid);
    if (!userMonth) {
      userMonth = new UserMonth(span, user);
      book.set(uuid, userMonth);
    }
    return userMonth;
  }

  /** @param tariff undefined where it is free */
  count(userMonth: UserMonth, what: Counted, count: number, tariff: Tariff | undefined): void {
    userMonth.add(what, count, tariff);
    this.#unfolded.add(userMonth);
    this.#added.add(userMonth);
    // The store may be closed, too.
    if (this.#isClosed) return;
    const { later, failed } = this.#options;
    this.#callOff ??= later(WRITE_AFTER_MS, () => {
      this.#write().catch(failed);
    });
  }

  /** A month's, with all that was counted before; of one user where that is given. */
  async month(month: Month, uuid?: string): Promise<readonly UserMonth[]> {
    const span = spanOf(month);
    const known = this.#books.get(span.text);
    if (!known && uuid !== undefined) {
      const document = await this.#months.get(`${span.text} ${uuid}`);
      return document ? [read(document)] : [];
    }
    const book = await (known ?? this.#readBook(span));
    if (uuid === undefined) return [...book.values()];
    const userMonth = book.get(uuid);
    return userMonth ? [userMonth] : [];
  }

  #book(span: MonthSpan): Promise<MonthBook> {
    let book = this.#books.get(span.text);
    if (!book) {
      book = this.#readBook(span);
      // It is read again when it is asked for again.
      book.catch(() => this.#books.delete(span.text));
      this.#books.set(span.text, book);
    }
    return book;
  }

  async #readBook({ text }: MonthSpan): Promise<MonthBook> {
    const documents = await this.#months.find({ index: 'month', is: [text] }, ALL);
    return new Map(documents.map((document) => [document.uuid, read(document)]));
  }

  /** One after another, so that who waits for it has all that was counted before. */
  #write(): Promise<void> {
    return this.#turns.take(async () => {
      this.#callOff?.();
      this.#callOff = undefined;
      if (this.#added.size === 0) return;
      const added = this.#takeNew([...this.#added]);
      const number = this.#lastEntry + 1;
      try {
        await this.#options.store.write([
          this.#journal.put({ number, added: [...added.values()] }),
          this.#tallies.add(ENTRIES, 1),
          this.#mark(),
        ]);
      } catch (error) {
        this.#giveBack(added);
        throw error;
      }
      this.#entries.push(number);
      this.#lastEntry = number;
      for (const { counts } of added.values()) this.#countsInJournal += counts.length;
      const isLong =
        this.#entries.length >= FOLD_AFTER_WRITES || this.#countsInJournal >= FOLD_AFTER_COUNTS;
      if (isLong) await this.#fold();
    });
  }

  /** Writes the documents of all that has changed, a few at a time, and ends the journal. */
  async #fold(): Promise<void> {
    const { store, later } = this.#options;
    const changed = [...this.#unfolded];
    for (let i = 0; i < changed.length; i += FOLDED_AT_ONCE) {
      if (i > 0) await new Promise<void>((resolve) => later(0, resolve));
      await this.#foldSome(changed.slice(i, i + FOLDED_AT_ONCE));
    }
    await store.write([
      ...this.#entries.map((number) => this.#journal.remove(number)),
      this.#mark(),
    ]);
    this.#entries = [];
    this.#countsInJournal = 0;
    await this.#forgetMonths();
  }

  /** What is not in the journal yet goes along. */
  async #foldSome(changed: readonly UserMonth[]): Promise<void> {
    const added = this.#takeNew(changed);
    for (const each of changed) this.#unfolded.delete(each);
    const upTo = this.#lastEntry;
    try {
      const documents = changed.map((each) => ({ ...each.document(), upTo }));
      await this.#options.store.write(documents.map((each) => this.#months.put(each)));
    } catch (error) {
      for (const each of changed) this.#unfolded.add(each);
      this.#giveBack(added);
      throw error;
    }
  }

  #takeNew(userMonths: readonly UserMonth[]): ReadonlyMap<UserMonth, UserMonthDocument> {
    for (const each of userMonths) this.#added.delete(each);
    return new Map(userMonths.map((each) => [each, each.takeNew()]));
  }

  /** What could not be written. */
  #giveBack(taken: ReadonlyMap<UserMonth, UserMonthDocument>): void {
    for (const [userMonth, each] of taken) {
      userMonth.giveBack(each);
      this.#added.add(userMonth);
    }
  }

  /** Those of long ago have all that was counted in them in their documents. */
  async #forgetMonths(): Promise<void> {
    for (const [text, reading] of [...this.#books].slice(0, -MONTHS_KNOWN_MAX)) {
      const book = await reading;
      const isInUse = (each: UserMonth): boolean =>
        this.#unfolded.has(each) || each.reserved.requests > 0;
      if (![...book.values()].some(isInUse)) this.#books.delete(text);
    }
  }

  #mark(): Change {
    const { store, clock } = this.#options;
    return store.keep.put(OPEN_MARK, new TextEncoder().encode(String(clock.now())));
  }
}

function read(document: UserMonthDocument): UserMonth {
  const { month, uuid, name } = document;
  const userMonth = new UserMonth({ text: month }, name === null ? null : { uuid, name });
  userMonth.merge(document);
  return userMonth;
}
