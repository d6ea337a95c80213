import { HASHES_IN_FLIGHT_MAX, HASHES_WAITING_MAX, NETWORK_HASHES_WAITING_MAX } from '../limits.ts';
import { retryLater } from '../server/http-error.ts';

/** Runs few slow hashes at a time. Those of each network wait in a queue of its own, and networks take turns. */
export class HashQueue {
  readonly #waiting: Map<string, (() => void)[]> = new Map();
  #running = 0;
  #waitingCount = 0;

  /** @throws HttpError `busy` if too many wait */
  async run<Value>(network: string, hash: () => Promise<Value>): Promise<Value> {
    if (this.#running < HASHES_IN_FLIGHT_MAX) this.#running++;
    else await this.#turnOf(network);
    try {
      return await hash();
    } finally {
      this.#beginNext();
    }
  }

  async #turnOf(network: string): Promise<void> {
    const queue = this.#waiting.get(network) ?? [];
    if (queue.length >= NETWORK_HASHES_WAITING_MAX || this.#waitingCount >= HASHES_WAITING_MAX) {
      throw retryLater('busy', 'Too many passwords are being verified.', 1);
    }
    this.#waitingCount++;
    this.#waiting.set(network, queue);
    await new Promise<void>((begin) => {
      queue.push(begin);
    });
  }

  /** Passes the place of a finished hash to the network whose turn it is. */
  #beginNext(): void {
    for (const [network, [begin, ...others]] of this.#waiting) {
      this.#waiting.delete(network);
      if (others.length > 0) this.#waiting.set(network, others);
      this.#waitingCount--;
      begin();
      return;
    }
    this.#running--;
  }
}
