import { type Change, type Clock, type Store, type Tallies, Turns } from '@roadstead/contracts';
import type { Month } from './month.ts';
import { PendingCounts } from './pending-counts.ts';
import type { Tariff } from './price-list.ts';
import { type NamedTally, readTallyName, tallyPrefix } from './tally-name.ts';
import { WRITE_AFTER_MS } from './thresholds.ts';
import type { UsageRecord } from './usage-record.ts';

/** What the ledger needs. */
export interface LedgerOptions {
  readonly store: Store;
  readonly clock: Clock;
  /** Runs something later. @returns what calls it off */
  readonly later: (ms: number, run: () => void) => () => void;
  /** The store has failed. */
  readonly failed: (error: unknown) => void;
}

/** A tally, and its name read. */
export interface LedgerEntry extends NamedTally {
  readonly count: number;
}

/** In the store while somebody counts, with the time of the last write. */
const OPEN_MARK = 'usage-open';

/** U3: what is counted, in memory for a moment and then in the store. */
export class UsageLedger {
  readonly #options: LedgerOptions;
  readonly #tallies: Tallies;
  readonly #turns: Turns = new Turns();
  #pending: PendingCounts = new PendingCounts();
  #callOff: (() => void) | undefined;
  #isClosed = false;

  constructor(options: LedgerOptions) {
    this.#options = options;
    this.#tallies = options.store.tallies('usage');
  }

  /** @returns when the one before wrote last, epoch milliseconds, if it was not closed; else null */
  async open(): Promise<number | null> {
    const { store } = this.#options;
    const mark = await store.keep.read(OPEN_MARK);
    await store.write([this.#mark()]);
    return mark ? Number(new TextDecoder().decode(mark)) : null;
  }

  /**
   * Writes what is counted; nothing is written any more then.
   * @param isWhole whether nothing will be missing; else the next one is told
   */
  async close(isWhole: boolean): Promise<void> {
    this.#isClosed = true;
    await this.#write();
    const { store } = this.#options;
    if (isWhole) await store.write([store.keep.remove(OPEN_MARK)]);
  }

  /** @param tariff undefined where it is free */
  count(month: Month, record: UsageRecord, count: number, tariff: Tariff | undefined): void {
    this.#pending.add(month, record, count, tariff);
    // The store may be closed, too.
    if (this.#isClosed) return;
    const { later, failed } = this.#options;
    this.#callOff ??= later(WRITE_AFTER_MS, () => {
      this.#write().catch(failed);
    });
  }

  /** A month's, with all that was counted before; of one user where that is given. */
  async entries(month: Month, uuid?: string): Promise<readonly LedgerEntry[]> {
    await this.#write();
    const listed = await this.#tallies.list(tallyPrefix(month, uuid));
    return listed.map(({ name, count }) => ({ ...readTallyName(name), count }));
  }

  /** One after another, so that who waits for it has all that was counted before. */
  #write(): Promise<void> {
    return this.#turns.take(async () => {
      this.#callOff?.();
      this.#callOff = undefined;
      const pending = this.#pending;
      if (pending.isEmpty) return;
      this.#pending = new PendingCounts();
      try {
        await this.#options.store.write([...pending.changes(this.#tallies), this.#mark()]);
      } catch (error) {
        this.#pending.addAll(pending);
        throw error;
      }
    });
  }

  #mark(): Change {
    const { store, clock } = this.#options;
    return store.keep.put(OPEN_MARK, new TextEncoder().encode(String(clock.now())));
  }
}
