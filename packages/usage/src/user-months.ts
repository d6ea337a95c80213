import { MONTHS_CACHED_MAX } from './thresholds.ts';
import type { UsageRecord } from './usage-record.ts';
import { UserMonth } from './user-month.ts';

/** Usage of all users in a month, by uuid. */
type UsersOfMonth = Map<string, UserMonth>;

/** U2: the usage of the latest months in memory; each month is complete. */
export class UserMonths {
  readonly #read: (month: string) => Promise<readonly UserMonth[]>;
  /** By month, `2026-01`. */
  readonly #months: Map<string, Promise<UsersOfMonth>> = new Map();

  /** @param read returns the usage of all users in a month, which was counted before */
  constructor(read: (month: string) => Promise<readonly UserMonth[]>) {
    this.#read = read;
  }

  /** The usage of a user in a month, to be read and counted. @param month `2026-01` */
  async get(month: string, user: UsageRecord['user']): Promise<UserMonth> {
    const users = await this.#load(month);
    const uuid = UserMonth.uuidOf(user);
    let userMonth = users.get(uuid);
    if (!userMonth) {
      userMonth = new UserMonth(month, user);
      users.set(uuid, userMonth);
    }
    return userMonth;
  }

  /** The usage of all users in a month by uuid, or undefined if the month is not in memory. @param month `2026-01` */
  inMemory(month: string): Promise<ReadonlyMap<string, UserMonth>> | undefined {
    return this.#months.get(month);
  }

  /** Removes old months from memory, except for those with usage that is in use. */
  async evict(isInUse: (userMonth: UserMonth) => boolean): Promise<void> {
    for (const [month, reading] of [...this.#months].slice(0, -MONTHS_CACHED_MAX)) {
      const users = await reading;
      const isReserved = (each: UserMonth): boolean => each.reserved.requests > 0 || isInUse(each);
      if (![...users.values()].some(isReserved)) this.#months.delete(month);
    }
  }

  #load(month: string): Promise<UsersOfMonth> {
    let users = this.#months.get(month);
    if (!users) {
      users = this.#read(month).then((read) => new Map(read.map((each) => [each.uuid, each])));
      // The next access reads it again.
      users.catch(() => this.#months.delete(month));
      this.#months.set(month, users);
    }
    return users;
  }
}
