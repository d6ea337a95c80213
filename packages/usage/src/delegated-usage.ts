import type { Principal, Result } from '@roadstead/model';
import type { Month } from './month.ts';
import type {
  CreditPage,
  Endpoint,
  QuotaRefusal,
  Usage,
  UsagePage,
  UsagePaging,
  UsageReservation,
} from './usage.ts';
import { UsageForwarder, type UsageForwarderOptions } from './usage-forwarder.ts';
import type { UsageRecord } from './usage-record.ts';
import { type ReservationOptions, UsageReservations } from './usage-reservations.ts';

/** Options of `DelegatedUsage`. */
export interface DelegatedUsageOptions extends ReservationOptions, UsageForwarderOptions {
  /** Reads the usage of all processes at the leader. */
  readonly read: Pick<Usage, 'monthlyCounters' | 'monthlyCredits'>;
}

/** U10: usage accounting of a process whose usage another one, the leader, writes by a `UsageService`. */
export class DelegatedUsage implements Usage {
  readonly pricedEndpoints: readonly string[];
  /** Known to the leader. */
  readonly uncountedAfterMs = null;
  readonly #read: DelegatedUsageOptions['read'];
  readonly #forwarder: UsageForwarder;
  readonly #reservations: UsageReservations;

  /** @throws RangeError for an invalid price or quota, and for contradicting prices */
  constructor(options: DelegatedUsageOptions) {
    this.#read = options.read;
    this.#forwarder = new UsageForwarder(options);
    this.#reservations = new UsageReservations(options, this.#forwarder);
    this.pricedEndpoints = this.#reservations.pricedEndpoints;
  }

  /** U3: waits for pending requests, up to a limit, and sends all usage. Rejects if the leader does not acknowledge it. */
  async stop(): Promise<void> {
    await this.#reservations.waitForPending();
    await this.#forwarder.close();
  }

  reserve(
    caller: Principal,
    endpoint: Endpoint,
    isExempt: boolean,
  ): Promise<Result<UsageReservation, QuotaRefusal>> {
    return this.#reservations.reserve(caller, endpoint, isExempt);
  }

  record(record: UsageRecord, count: number): Promise<void> {
    return this.#reservations.record(record, count);
  }

  /** U5: without the last usage of this process, if the leader cannot be reached to count it. */
  async monthlyCounters(caller: Principal, month: Month, paging: UsagePaging): Promise<UsagePage> {
    await this.#forwarder.flush().catch(() => undefined);
    return this.#read.monthlyCounters(caller, month, paging);
  }

  /** U5: as `monthlyCounters`. */
  async monthlyCredits(caller: Principal, month: Month, paging: UsagePaging): Promise<CreditPage> {
    await this.#forwarder.flush().catch(() => undefined);
    return this.#read.monthlyCredits(caller, month, paging);
  }
}
