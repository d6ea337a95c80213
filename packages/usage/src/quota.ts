/** U8: how much of a month somebody may use; what is left out has no bound. */
export interface Quota {
  /** Requests that succeed: a whole number from 0. */
  readonly requests?: number;
  /** From 0. */
  readonly credits?: number;
}

/** U8: the quotas of all users. */
export interface Quotas {
  /** Of users by their names; `{}` is none. */
  readonly users?: Readonly<Record<string, Quota>>;
  /** Of all others but administrators. */
  readonly others?: Quota;
}

/** @throws RangeError where a quota cannot be so */
export function checkQuotas({ users = {}, others = {} }: Quotas): void {
  for (const { requests = 0, credits = 0 } of [...Object.values(users), others]) {
    if (Number.isInteger(requests) && requests >= 0 && credits >= 0) continue;
    throw new RangeError(`quotas: A quota cannot be ${requests} requests, ${credits} credits.`);
  }
}
