import {
  ADDRESS_MAILS_MAX,
  MAILS_MAX,
  USER_CONFIRMATIONS_MAX,
  USER_MAILS_MAX,
} from '../thresholds.ts';

const HOUR_MS = 3_600_000;

/** A12: limits the mails of an hour by address, user and service. The counts are in memory: a restart begins a new hour. */
export class MailQuota {
  readonly #counts: Map<string, number> = new Map();
  #beginMs = Number.NEGATIVE_INFINITY;

  /** Counts a mail about an event. @returns whether it may be sent */
  takeEvent(address: string, owner: string, nowMs: number): boolean {
    return this.#take(nowMs, [
      [`to ${address}`, ADDRESS_MAILS_MAX],
      [`for ${owner}`, USER_MAILS_MAX],
      ['all', MAILS_MAX],
    ]);
  }

  /** Counts a confirmation. @returns whether it may be sent */
  takeConfirmation(owner: string, nowMs: number): boolean {
    return this.#take(nowMs, [
      [`asked by ${owner}`, USER_CONFIRMATIONS_MAX],
      ['all', MAILS_MAX],
    ]);
  }

  #take(nowMs: number, limits: readonly (readonly [name: string, max: number])[]): boolean {
    if (nowMs - this.#beginMs >= HOUR_MS) {
      this.#counts.clear();
      this.#beginMs = nowMs;
    }
    if (limits.some(([name, max]) => (this.#counts.get(name) ?? 0) >= max)) return false;
    for (const [name] of limits) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    return true;
  }
}
