import type { Change, Tallies } from '@roadstead/contracts';
import { type Month, monthText } from './month.ts';
import type { Tariff } from './price-list.ts';
import { creditTally, usedTally } from './tally-name.ts';
import type { UsageRecord } from './usage-record.ts';

interface PendingCount {
  readonly month: Month;
  readonly record: UsageRecord;
  readonly title: string | undefined;
  count: number;
  micros: number;
}

/** What was counted and is not written yet. */
export class PendingCounts {
  readonly #counts: Map<string, PendingCount> = new Map();

  get isEmpty(): boolean {
    return this.#counts.size === 0;
  }

  /** @param tariff undefined where it is free */
  add(month: Month, record: UsageRecord, count: number, tariff: Tariff | undefined): void {
    const micros = count * (tariff?.micros ?? 0);
    this.#add({ month, record, title: tariff?.title, count, micros });
  }

  /** Those of others besides. */
  addAll(others: PendingCounts): void {
    for (const each of others.#counts.values()) this.#add(each);
  }

  /** What is to be added to the tallies. */
  changes(tallies: Tallies): readonly Change[] {
    return [...this.#counts.values()].flatMap(({ month, record, title, count, micros }) => {
      const used = tallies.add(usedTally(month, record), count);
      if (title === undefined) return [used];
      const { user } = record;
      return [
        used,
        tallies.add(creditTally(month, user, 'priced', title), count),
        tallies.add(creditTally(month, user, 'micros', title), micros),
      ];
    });
  }

  #add(added: PendingCount): void {
    const { month, record, title } = added;
    const { user, type, method, endpoint, status, unit, text } = record;
    // Cheaper than the names of the tallies, for each request. Texts and titles may hold anything, so they come as JSON.
    const rest = text === null && title === undefined ? '' : JSON.stringify([text, title]);
    const key = `${monthText(month)} ${user?.uuid} ${type} ${status} ${unit} ${method} ${endpoint} ${rest}`;
    const known = this.#counts.get(key);
    if (known) {
      known.count += added.count;
      known.micros += added.micros;
    } else this.#counts.set(key, { ...added });
  }
}
