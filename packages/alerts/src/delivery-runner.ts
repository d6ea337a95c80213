import type { Clock } from '@roadstead/contracts';
import { type AlertDestination, AttemptSlots } from './attempt-slots.ts';
import type { DeliveryAttempt, StoredDelivery } from './delivery.ts';
import type { DeliveryLog } from './delivery-log.ts';
import type { SendResult } from './send-result.ts';

/** A kind of destinations. */
export interface DeliveryChannel {
  /** A14: whether an attempt is written before it is made, and an interrupted one is not repeated. */
  readonly isAtMostOnce: boolean;
  /** Returns the destination of a queue; undefined while nothing is sent to it. */
  destinationOf(queue: string): AlertDestination | undefined;
  /** Makes one attempt. Fulfilled with a failure, too; rejects only when the signal is aborted. */
  send(delivery: StoredDelivery, signal: AbortSignal): Promise<SendResult>;
  /** Called after an attempt is stored. */
  attempted(queue: string, attempt: DeliveryAttempt): Promise<void>;
}

/** Options of `DeliveryRunner`. */
interface DeliveryRunnerOptions {
  readonly clock: Clock;
  readonly log: DeliveryLog;
  /** Returns the channel of a queue. */
  readonly channelOf: (queue: string) => DeliveryChannel;
  /** Called when an attempt has ended, so that another may begin. */
  readonly ended: () => void;
  readonly failed: (error: unknown) => void;
}

/** The wait after an attempt that could not be stored: it is repeated, and the receiver must not suffer from our disk. */
const UNSTORED_DELAY_MS = 60_000;

/** A3, A4, A7: makes the attempts that are due. What a kill or a stop interrupts is made again, with the same id. */
export class DeliveryRunner {
  readonly #options: DeliveryRunnerOptions;
  readonly #slots: AttemptSlots = new AttemptSlots();
  /** The instant at which the first delivery of each queue is due, or earlier. */
  readonly #dueMs: Map<string, number> = new Map();
  /** Keys of deliveries, by queue. */
  readonly #inFlight: Map<string, Set<string>> = new Map();
  readonly #running: Set<Promise<void>> = new Set();
  /** One for each attempt, since a signal of all would collect their listeners. */
  readonly #controllers: Set<AbortController> = new Set();
  #isStopped = false;

  constructor(options: DeliveryRunnerOptions) {
    this.#options = options;
  }

  /** The instant at which the next queue is due after now; those that are due now wait for a slot. */
  nextDueMs(): number {
    const nowMs = this.#options.clock.now();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const dueMs of this.#dueMs.values()) if (dueMs > nowMs && dueMs < nextMs) nextMs = dueMs;
    return nextMs;
  }

  /** Notes that a delivery of a queue is due at an instant. */
  expect(queue: string, dueMs: number): void {
    this.#dueMs.set(queue, Math.min(dueMs, this.#dueMs.get(queue) ?? dueMs));
  }

  /** Begins the attempts that are due, as far as there are slots. Not to be called concurrently. */
  async beginDue(): Promise<void> {
    const nowMs = this.#options.clock.now();
    const due = [...this.#dueMs].filter(([, dueMs]) => dueMs <= nowMs);
    // Longest waiting first.
    for (const [queue] of due.sort(([, a], [, b]) => a - b)) await this.#begin(queue, nowMs);
  }

  /** Makes one attempt at once, besides the queue; undefined without a slot. */
  async attemptNow(
    destination: AlertDestination,
    delivery: StoredDelivery,
  ): Promise<DeliveryAttempt | undefined> {
    if (this.#slots.free(destination) === 0) return undefined;
    return this.#send(destination, delivery);
  }

  /** Interrupts the attempts in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const each of this.#controllers) each.abort(new Error('The service is stopping.'));
    await Promise.all(this.#running);
  }

  async #begin(queue: string, nowMs: number): Promise<void> {
    const { log, channelOf } = this.#options;
    const destination = channelOf(queue).destinationOf(queue);
    if (!destination) {
      this.#dueMs.delete(queue);
      return;
    }
    if (this.#slots.free(destination) === 0) return;
    // An attempt that ends during the query may be found as it was before.
    const known = new Set(this.#inFlight.get(queue));
    this.#dueMs.delete(queue);
    const limit = known.size + this.#slots.free(destination) + 1;
    let found: readonly StoredDelivery[];
    try {
      found = await log.pending(queue, limit);
    } catch (error) {
      // Otherwise what is pending would wait for the next delivery of the queue.
      this.expect(queue, nowMs);
      throw error;
    }
    for (const delivery of found) {
      if (known.has(delivery.key)) continue;
      const dueMs = delivery.dueMs ?? nowMs;
      if (dueMs > nowMs || this.#isStopped || this.#slots.free(destination) === 0) {
        this.expect(queue, dueMs);
        return;
      }
      const running = this.#attempt(destination, delivery).then(() => {
        this.#running.delete(running);
      });
      this.#running.add(running);
    }
    // Slots that were released during the query were enough for all that it found: there may be more.
    if (found.length === limit) this.expect(queue, nowMs);
  }

  /** Never rejects. */
  async #attempt(destination: AlertDestination, delivery: StoredDelivery): Promise<void> {
    const { clock, log, channelOf, ended, failed } = this.#options;
    const { key, queue } = delivery;
    const inFlight = this.#inFlight.get(queue) ?? new Set();
    this.#inFlight.set(queue, inFlight.add(key));
    try {
      const attempt = await this.#send(destination, delivery);
      if (!attempt) return;
      // A stop has interrupted it.
      if (attempt.error !== null && this.#isStopped) return;
      const stored = await log.apply(key, { type: 'attempted', attempt });
      if (stored?.dueMs != null) this.expect(queue, stored.dueMs);
      await channelOf(queue).attempted(queue, attempt);
    } catch (error) {
      if (this.#isStopped) return;
      this.expect(queue, clock.now() + UNSTORED_DELAY_MS);
      failed(error);
    } finally {
      inFlight.delete(key);
      if (inFlight.size === 0) this.#inFlight.delete(queue);
      ended();
    }
  }

  /** @returns undefined for a delivery that another attempt has */
  async #send(
    destination: AlertDestination,
    delivery: StoredDelivery,
  ): Promise<DeliveryAttempt | undefined> {
    const { clock, log, channelOf } = this.#options;
    const channel = channelOf(delivery.queue);
    const release = this.#slots.occupy(destination);
    const controller = new AbortController();
    this.#controllers.add(controller);
    const atMs = clock.now();
    let isHostWell = false;
    try {
      if (channel.isAtMostOnce) {
        const begun = await log.apply(delivery.key, { type: 'begin' });
        if (begun?.state !== 'sending') return undefined;
      }
      const result = await channel.send(delivery, controller.signal);
      const { error, failure } = result;
      isHostWell = error === null || failure === 'refused' || failure === 'postponed';
      return { ...result, atMs, durationMs: Math.max(0, clock.now() - atMs) };
    } finally {
      this.#controllers.delete(controller);
      release(isHostWell);
    }
  }
}
