import {
  ATTEMPTS_MAX,
  FAILING_ATTEMPTS_MAX,
  HOST_ATTEMPTS_MAX,
  USER_ATTEMPTS_MAX,
} from './thresholds.ts';

/** Hosts whose failure is remembered: more than have webhooks. */
const FAILING_HOSTS_MAX = 10_000;

/** The destination of an attempt, for its limits. */
export interface AlertDestination {
  /** Host and port. */
  readonly host: string;
  /** The uuid of the user for whom it is. */
  readonly owner: string;
}

/** A7: limits the concurrent attempts by service, user and host, so that receivers that are slow or dead delay no others. */
export class AttemptSlots {
  readonly #byHost: Map<string, number> = new Map();
  readonly #byOwner: Map<string, number> = new Map();
  /** The hosts whose last attempt failed. */
  readonly #failing: Set<string> = new Set();
  #all = 0;
  #allFailing = 0;

  /** Returns the number of attempts that may begin at a destination now. */
  free({ host, owner }: AlertDestination): number {
    const isFailing = this.#failing.has(host);
    const ofHost = (isFailing ? 1 : HOST_ATTEMPTS_MAX) - (this.#byHost.get(host) ?? 0);
    const ofOwner = USER_ATTEMPTS_MAX - (this.#byOwner.get(owner) ?? 0);
    const ofFailing = isFailing ? FAILING_ATTEMPTS_MAX - this.#allFailing : ATTEMPTS_MAX;
    return Math.max(0, Math.min(ofHost, ofOwner, ofFailing, ATTEMPTS_MAX - this.#all));
  }

  /** Occupies a slot. @returns a function that releases it; its argument is false if the host failed, and not only this message */
  occupy({ host, owner }: AlertDestination): (isHostWell: boolean) => void {
    const failing = this.#failing.has(host) ? 1 : 0;
    this.#count(host, owner, 1);
    this.#allFailing += failing;
    return (isHostWell) => {
      this.#count(host, owner, -1);
      this.#allFailing -= failing;
      if (isHostWell) this.#failing.delete(host);
      else this.#addFailing(host);
    };
  }

  #addFailing(host: string): void {
    this.#failing.add(host);
    const [oldest] = this.#failing;
    if (this.#failing.size > FAILING_HOSTS_MAX && oldest !== undefined)
      this.#failing.delete(oldest);
  }

  #count(host: string, owner: string, change: number): void {
    this.#all += change;
    add(this.#byHost, host, change);
    add(this.#byOwner, owner, change);
  }
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
