import type { Month, MonthSpan } from './month.ts';
import type { Tariff } from './price-list.ts';
import type { UsageRecord, UsageTally } from './usage-record.ts';

/** What is counted of a user that is known. */
export type Counted = Omit<UsageRecord, 'user'>;

/** As it is kept: short, since there are many. */
export interface UserMonthDocument {
  /** Month and uuid. */
  readonly id: string;
  /** `2026-01`. */
  readonly month: string;
  /** Of the user; that of pushes is `-`. */
  readonly uuid: string;
  /** The user's; null of pushes. */
  readonly name: string | null;
  readonly counts: readonly (readonly [
    type: Counted['type'],
    method: string | null,
    endpoint: string,
    status: Counted['status'],
    unit: Counted['unit'],
    text: string | null,
    count: number,
  ])[];
  readonly credits: readonly (readonly [title: string, count: number, micros: number])[];
}

interface Count {
  readonly what: Counted;
  count: number;
  /** Of it, what is in the journal or in a document. */
  kept: number;
}

interface Credits {
  readonly title: string;
  /** Units that had a price. */
  count: number;
  micros: number;
  keptCount: number;
  keptMicros: number;
}

/** Of pushes. */
const NOBODY = '-';

/** U2: what a user has used in a month. */
export class UserMonth {
  readonly month: string;
  readonly uuid: string;
  readonly name: string | null;
  /** By endpoint, of each a few: names of all fields together would be dearer to make than those are to look through. */
  readonly #counts: Map<string, Count[]> = new Map();
  #size = 0;
  readonly #credits: Map<string, Credits> = new Map();
  /** Those that are not kept as they are. */
  #newCounts: Count[] = [];
  #newCredits: Credits[] = [];
  #requests = 0;
  #micros = 0;
  /** What requests that are being answered would use. */
  readonly reserved: { requests: number; micros: number } = { requests: 0, micros: 0 };

  constructor({ text }: Pick<MonthSpan, 'text'>, user: UsageRecord['user']) {
    this.month = text;
    this.uuid = user?.uuid ?? NOBODY;
    this.name = user?.name ?? null;
  }

  /** Under which users are told apart. */
  static uuidOf(user: UsageRecord['user']): string {
    return user?.uuid ?? NOBODY;
  }

  /** Tallies, whatever their counts. */
  get size(): number {
    return this.#size;
  }

  /** Requests that succeeded. */
  get requests(): number {
    return this.#requests;
  }

  /** All that it cost, in millionths of a credit. */
  get micros(): number {
    return this.#micros;
  }

  /** By title. */
  get credits(): ReadonlyMap<string, Readonly<Credits>> {
    return this.#credits;
  }

  /** @param tariff undefined where it is free */
  add(what: Counted, count: number, tariff: Tariff | undefined): void {
    const known = this.#countOf(what);
    if (known.count === known.kept) this.#newCounts.push(known);
    known.count += count;
    this.#noteRequests(what, count);
    if (!tariff) return;
    const micros = count * tariff.micros;
    const credits = this.#creditsOf(tariff.title);
    if (credits.count === credits.keptCount) this.#newCredits.push(credits);
    credits.count += count;
    credits.micros += micros;
    this.#micros += micros;
  }

  /** Adds what is kept. */
  merge({ counts, credits }: UserMonthDocument): void {
    for (const [type, method, endpoint, status, unit, text, count] of counts) {
      const what = { type, method, endpoint, status, unit, text };
      const known = this.#countOf(what);
      known.count += count;
      known.kept += count;
      this.#noteRequests(what, count);
    }
    for (const [title, count, micros] of credits) {
      const known = this.#creditsOf(title);
      known.count += count;
      known.micros += micros;
      known.keptCount += count;
      known.keptMicros += micros;
      this.#micros += micros;
    }
  }

  /** What is not kept yet; it counts as kept from now on. */
  takeNew(): UserMonthDocument {
    const { month, uuid, name } = this;
    const counts = this.#newCounts.map((each) => {
      const count = each.count - each.kept;
      each.kept = each.count;
      return countRow(each.what, count);
    });
    const credits = this.#newCredits.map((each) => {
      const [count, micros] = [each.count - each.keptCount, each.micros - each.keptMicros];
      each.keptCount = each.count;
      each.keptMicros = each.micros;
      return [each.title, count, micros] as const;
    });
    this.#newCounts = [];
    this.#newCredits = [];
    return { id: `${month} ${uuid}`, month, uuid, name, counts, credits };
  }

  /** What was taken could not be kept. */
  giveBack({ counts, credits }: UserMonthDocument): void {
    for (const [type, method, endpoint, status, unit, text, count] of counts) {
      const known = this.#countOf({ type, method, endpoint, status, unit, text });
      if (known.count === known.kept) this.#newCounts.push(known);
      known.kept -= count;
    }
    for (const [title, count, micros] of credits) {
      const known = this.#creditsOf(title);
      if (known.count === known.keptCount) this.#newCredits.push(known);
      known.keptCount -= count;
      known.keptMicros -= micros;
    }
  }

  tallies({ year, month }: Month): readonly UsageTally[] {
    const common = { user: this.name, year, month };
    return [...this.#counts.values()].flatMap((counts) =>
      counts.map(({ what, count }) => ({ ...common, ...what, count })),
    );
  }

  document(): UserMonthDocument {
    const { month, uuid, name } = this;
    return {
      ...{ id: `${month} ${uuid}`, month, uuid, name },
      counts: [...this.#counts.values()].flatMap((counts) =>
        counts.map(({ what, count }) => countRow(what, count)),
      ),
      credits: [...this.#credits].map(
        ([title, { count, micros }]) => [title, count, micros] as const,
      ),
    };
  }

  #countOf(what: Counted): Count {
    let counts = this.#counts.get(what.endpoint);
    if (!counts) {
      counts = [];
      this.#counts.set(what.endpoint, counts);
    }
    let known = counts.find((each) => isSame(each.what, what));
    if (!known) {
      known = { what, count: 0, kept: 0 };
      counts.push(known);
      this.#size++;
    }
    return known;
  }

  #creditsOf(title: string): Credits {
    let known = this.#credits.get(title);
    if (!known) {
      known = { title, count: 0, micros: 0, keptCount: 0, keptMicros: 0 };
      this.#credits.set(title, known);
    }
    return known;
  }

  #noteRequests({ type, unit, status }: Counted, count: number): void {
    const isRequest = type === 'REQUEST' && unit === 'REQUESTS';
    if (isRequest && status === 'SUCCESS') this.#requests += count;
  }
}

function countRow(what: Counted, count: number): UserMonthDocument['counts'][number] {
  const { type, method, endpoint, status, unit, text } = what;
  return [type, method, endpoint, status, unit, text, count];
}

/** Of the same endpoint. */
function isSame(one: Counted, other: Counted): boolean {
  return (
    one.status === other.status &&
    one.method === other.method &&
    one.unit === other.unit &&
    one.text === other.text &&
    one.type === other.type
  );
}
