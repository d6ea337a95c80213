import { isObject } from '@roadstead/model';

/** U8: monthly limits of a user; a missing one is unlimited. */
export interface Quota {
  /** Successful requests: a whole number from 0. */
  readonly requests?: number;
  /** From 0. */
  readonly credits?: number;
}

/** U8: the quotas of all users. */
export interface Quotas {
  /** By user name; `{}` is unlimited. */
  readonly users?: Readonly<Record<string, Quota>>;
  /** Of all other users, except administrators. */
  readonly others?: Quota;
}

/** @throws RangeError for an invalid quota, TypeError for a value that is no quota */
export function checkQuotas({ users = {}, others = {} }: Quotas): void {
  if (!isObject(users))
    throw new TypeError('quotas: users must be an object of quotas by user name.');
  for (const quota of [...Object.values(users), others]) {
    if (!isObject(quota)) throw new TypeError('quotas: each quota must be an object.');
  }
  for (const { requests = 0, credits = 0 } of [...Object.values(users), others]) {
    if (Number.isInteger(requests) && requests >= 0 && credits >= 0) continue;
    throw new RangeError(`quotas: A quota cannot be ${requests} requests, ${credits} credits.`);
  }
}
