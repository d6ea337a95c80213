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
}

interface Credits {
  /** Units that had a price. */
  count: number;
  micros: number;
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
    this.#count(what, count);
    if (tariff) this.#charge(tariff.title, count, count * tariff.micros);
  }

  merge({ counts, credits }: UserMonthDocument): void {
    for (const [type, method, endpoint, status, unit, text, count] of counts) {
      this.#count({ type, method, endpoint, status, unit, text }, count);
    }
    for (const each of credits) this.#charge(...each);
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
        counts.map(
          ({ what: { type, method, endpoint, status, unit, text }, count }) =>
            [type, method, endpoint, status, unit, text, count] as const,
        ),
      ),
      credits: [...this.#credits].map(
        ([title, { count, micros }]) => [title, count, micros] as const,
      ),
    };
  }

  #count(what: Counted, count: number): void {
    let counts = this.#counts.get(what.endpoint);
    if (!counts) {
      counts = [];
      this.#counts.set(what.endpoint, counts);
    }
    const known = counts.find((each) => isSame(each.what, what));
    if (known) known.count += count;
    else {
      counts.push({ what, count });
      this.#size++;
    }
    const isRequest = what.type === 'REQUEST' && what.unit === 'REQUESTS';
    if (isRequest && what.status === 'SUCCESS') this.#requests += count;
  }

  #charge(title: string, count: number, micros: number): void {
    this.#micros += micros;
    const known = this.#credits.get(title);
    if (known) {
      known.count += count;
      known.micros += micros;
    } else this.#credits.set(title, { count, micros });
  }
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
