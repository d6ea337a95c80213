import type { Month } from './month.ts';
import type { Tariff } from './price-list.ts';
import type { CreditSpend } from './quota-refusal.ts';
import type { UsageCounter, UsageRecord } from './usage-record.ts';

/** The kind of usage of a known user. */
export type UsageDetails = Omit<UsageRecord, 'user'>;

/** Usage of a user in a month as the store has it: tuples, since there are many. */
export interface UserMonthDocument {
  /** `month uuid`. */
  readonly id: string;
  /** `2026-01`. */
  readonly month: string;
  /** Uuid of the user; `-` for pushes. */
  readonly uuid: string;
  /** Name of the user; null for pushes. */
  readonly name: string | null;
  readonly counts: readonly (readonly [
    type: UsageDetails['type'],
    method: string | null,
    endpoint: string,
    status: UsageDetails['status'],
    unit: UsageDetails['unit'],
    text: string | null,
    count: number,
  ])[];
  readonly credits: readonly (readonly [title: string, count: number, micros: number])[];
}

interface CounterState {
  readonly details: UsageDetails;
  count: number;
  /** The part of it that is in the journal, in a document or, of another process than the leader, in a batch. */
  persisted: number;
}

interface CreditState {
  readonly title: string;
  /** Units with a price. */
  count: number;
  micros: number;
  persistedCount: number;
  persistedMicros: number;
}

/** Uuid of pushes. */
const PUSH_UUID = '-';

/** U2: the usage of a user in a month. */
export class UserMonth {
  readonly month: string;
  readonly uuid: string;
  readonly name: string | null;
  /** By endpoint, a few for each: a composite key of all fields takes longer to build than these to search. */
  readonly #counts: Map<string, CounterState[]> = new Map();
  #size = 0;
  readonly #credits: Map<string, CreditState> = new Map();
  /** Counters and credits with usage that is not persisted. */
  #newCounters: CounterState[] = [];
  #newCredits: CreditState[] = [];
  #requests = 0;
  #micros = 0;
  /** U8: usage of pending requests. */
  readonly reserved: { requests: number; micros: number } = { requests: 0, micros: 0 };
  /** U10: usage that other processes have counted, in a process that is not the leader; undefined where it is not known. */
  others: CreditSpend | undefined;

  /** @param month `2026-01` */
  constructor(month: string, user: UsageRecord['user']) {
    this.month = month;
    this.uuid = user?.uuid ?? PUSH_UUID;
    this.name = user?.name ?? null;
  }

  static of(document: UserMonthDocument): UserMonth {
    const userMonth = new UserMonth(document.month, userOf(document));
    userMonth.merge(document);
    return userMonth;
  }

  /** The uuid that identifies a user. */
  static uuidOf(user: UsageRecord['user']): string {
    return user?.uuid ?? PUSH_UUID;
  }

  /** Number of counters. */
  get size(): number {
    return this.#size;
  }

  /** Successful requests. */
  get requests(): number {
    return this.#requests;
  }

  /** Total cost in millionths of a credit. */
  get micros(): number {
    return this.#micros;
  }

  /** By title. */
  get credits(): ReadonlyMap<string, Readonly<CreditState>> {
    return this.#credits;
  }

  /** Counts usage. @param tariff undefined if it is free */
  add(details: UsageDetails, count: number, tariff: Tariff | undefined): void {
    const counter = this.#counter(details);
    if (counter.count === counter.persisted) this.#newCounters.push(counter);
    counter.count += count;
    this.#countRequests(details, count);
    if (!tariff) return;
    const micros = count * tariff.micros;
    const credits = this.#credit(tariff.title);
    if (credits.count === credits.persistedCount) this.#newCredits.push(credits);
    credits.count += count;
    credits.micros += micros;
    this.#micros += micros;
  }

  /** Adds persisted usage. */
  merge(document: UserMonthDocument): void {
    for (const { details, count } of countsOf(document)) {
      const counter = this.#counter(details);
      counter.count += count;
      counter.persisted += count;
      this.#countRequests(details, count);
    }
    for (const [title, count, micros] of document.credits) {
      const credit = this.#credit(title);
      credit.count += count;
      credit.micros += micros;
      credit.persistedCount += count;
      credit.persistedMicros += micros;
      this.#micros += micros;
    }
  }

  /** Returns the usage that is not persisted, and marks it as persisted. */
  drainNew(): UserMonthDocument {
    const { month, uuid, name } = this;
    const counts = this.#newCounters.map((each) => {
      const count = each.count - each.persisted;
      each.persisted = each.count;
      return countRow(each.details, count);
    });
    const credits = this.#newCredits.map((each) => {
      const [count, micros] = [
        each.count - each.persistedCount,
        each.micros - each.persistedMicros,
      ];
      each.persistedCount = each.count;
      each.persistedMicros = each.micros;
      return [each.title, count, micros] as const;
    });
    this.#newCounters = [];
    this.#newCredits = [];
    return { id: `${month} ${uuid}`, month, uuid, name, counts, credits };
  }

  /** Marks usage whose write failed as not persisted. */
  restoreNew(document: UserMonthDocument): void {
    for (const { details, count } of countsOf(document)) {
      const counter = this.#counter(details);
      if (counter.count === counter.persisted) this.#newCounters.push(counter);
      counter.persisted -= count;
    }
    for (const [title, count, micros] of document.credits) {
      const credit = this.#credit(title);
      if (credit.count === credit.persistedCount) this.#newCredits.push(credit);
      credit.persistedCount -= count;
      credit.persistedMicros -= micros;
    }
  }

  counters({ year, month }: Month): readonly UsageCounter[] {
    const common = { user: this.name, year, month };
    return [...this.#counts.values()].flatMap((counts) =>
      counts.map(({ details, count }) => ({ ...common, ...details, count })),
    );
  }

  document(): UserMonthDocument {
    const { month, uuid, name } = this;
    return {
      ...{ id: `${month} ${uuid}`, month, uuid, name },
      counts: [...this.#counts.values()].flatMap((counts) =>
        counts.map(({ details, count }) => countRow(details, count)),
      ),
      credits: [...this.#credits].map(
        ([title, { count, micros }]) => [title, count, micros] as const,
      ),
    };
  }

  #counter(details: UsageDetails): CounterState {
    let counts = this.#counts.get(details.endpoint);
    if (!counts) {
      counts = [];
      this.#counts.set(details.endpoint, counts);
    }
    let counter = counts.find((each) => isSameUsage(each.details, details));
    if (!counter) {
      counter = { details, count: 0, persisted: 0 };
      counts.push(counter);
      this.#size++;
    }
    return counter;
  }

  #credit(title: string): CreditState {
    let credit = this.#credits.get(title);
    if (!credit) {
      credit = { title, count: 0, micros: 0, persistedCount: 0, persistedMicros: 0 };
      this.#credits.set(title, credit);
    }
    return credit;
  }

  #countRequests({ type, unit, status }: UsageDetails, count: number): void {
    const isRequest = type === 'REQUEST' && unit === 'REQUESTS';
    if (isRequest && status === 'SUCCESS') this.#requests += count;
  }
}

/** The user of a document; null for pushes. */
export function userOf({ uuid, name }: UserMonthDocument): UsageRecord['user'] {
  return name === null ? null : { uuid, name };
}

/** The counts of a document. */
export function countsOf({
  counts,
}: UserMonthDocument): readonly { readonly details: UsageDetails; readonly count: number }[] {
  return counts.map(([type, method, endpoint, status, unit, text, count]) => ({
    ...{ details: { type, method, endpoint, status, unit, text }, count },
  }));
}

function countRow(details: UsageDetails, count: number): UserMonthDocument['counts'][number] {
  const { type, method, endpoint, status, unit, text } = details;
  return [type, method, endpoint, status, unit, text, count];
}

/** Whether two kinds of usage of one endpoint are equal. */
function isSameUsage(one: UsageDetails, other: UsageDetails): boolean {
  return (
    one.status === other.status &&
    one.method === other.method &&
    one.unit === other.unit &&
    one.text === other.text &&
    one.type === other.type
  );
}
