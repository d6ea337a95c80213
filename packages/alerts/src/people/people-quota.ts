import type { StoredDelivery } from '../delivery.ts';
import type { DeliveryLog } from '../delivery-log.ts';
import { HOURLY_LIMITS } from '../thresholds.ts';
import type { PeopleMeans } from './contact.ts';

const HOUR_MS = 3_600_000;
/** More deliveries than the service queues in an hour, with those that have joined digests. */
const READ_MAX = 20_000;

interface CountedMessage {
  readonly atMs: number;
  readonly names: readonly string[];
}

/**
 * A12: limits the messages of an hour by receiver, user and service. The counts follow from the delivery log, so they survive a restart;
 * those of a write that failed do not count.
 */
export class PeopleQuota {
  readonly #counts: Map<string, number> = new Map();
  /** Oldest first. */
  #written: readonly CountedMessage[] = [];
  #planned: CountedMessage[] = [];

  /** Counts the messages of the last hour. */
  async start(log: DeliveryLog, means: readonly PeopleMeans[], nowMs: number): Promise<void> {
    for (const each of means) {
      const stored = await log.createdSince(each, nowMs - HOUR_MS + 1, READ_MAX);
      for (const delivery of stored) {
        const limits = limitsOf(delivery);
        if (limits.length > 0) this.#add(delivery.createdMs, limits);
      }
    }
    this.commit();
  }

  /** Counts a message that is planned. @returns whether it may be sent */
  take(delivery: StoredDelivery): boolean {
    this.#expire(delivery.createdMs);
    const limits = limitsOf(delivery);
    if (limits.some(([name, max]) => (this.#counts.get(name) ?? 0) >= max)) return false;
    this.#add(delivery.createdMs, limits);
    return true;
  }

  /** The planned messages are written. */
  commit(): void {
    this.#written = [...this.#written, ...this.#planned];
    this.#planned = [];
  }

  /** The planned messages are not written. */
  rollback(): void {
    this.#subtract(this.#planned);
    this.#planned = [];
  }

  #add(atMs: number, limits: ReturnType<typeof limitsOf>): void {
    const names = limits.map(([name]) => name);
    for (const name of names) this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    this.#planned.push({ atMs, names });
  }

  #expire(nowMs: number): void {
    const first = this.#written.findIndex(({ atMs }) => nowMs - atMs < HOUR_MS);
    const expired = first < 0 ? this.#written.length : first;
    if (expired === 0) return;
    this.#subtract(this.#written.slice(0, expired));
    this.#written = this.#written.slice(expired);
  }

  #subtract(messages: readonly CountedMessage[]): void {
    for (const name of messages.flatMap(({ names }) => names)) {
      const count = (this.#counts.get(name) ?? 0) - 1;
      if (count > 0) this.#counts.set(name, count);
      else this.#counts.delete(name);
    }
  }
}

/** Returns the counts that a delivery belongs to, with their maximum; none for a notice of a retraction, and what is or joins a digest. */
function limitsOf({
  queue,
  kind,
  state,
  address,
  owner,
}: StoredDelivery): readonly (readonly [name: string, max: number])[] {
  const limits = HOURLY_LIMITS[queue as PeopleMeans];
  const ofService = [`${queue} of all`, limits.service] as const;
  if (kind === 'confirmation') return [[`${queue} asked by ${owner}`, limits.requests], ofService];
  if (kind !== 'event-fired' || state === 'joined') return [];
  return [
    [`${queue} to ${address}`, limits.receiver],
    [`${queue} for ${owner}`, limits.user],
    ofService,
  ];
}
