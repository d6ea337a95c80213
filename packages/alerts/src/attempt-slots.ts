import {
  ATTEMPTS_MAX,
  FAILING_ATTEMPTS_MAX,
  HOST_ATTEMPTS_MAX,
  USER_ATTEMPTS_MAX,
} from './thresholds.ts';

/** Receivers whose failure is remembered: more than have webhooks. */
const FAILING_RECEIVERS_MAX = 10_000;

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
  /** By `receiverOf`. */
  readonly #byReceiver: Map<string, number> = new Map();
  /** The receivers whose last attempt failed. */
  readonly #failing: Set<string> = new Set();
  #all = 0;
  #allFailing = 0;

  /** Returns the number of attempts that may begin at a destination now. */
  free(destination: AlertDestination): number {
    const { host, owner } = destination;
    const receiver = receiverOf(destination);
    const limits = [
      ATTEMPTS_MAX - this.#all,
      HOST_ATTEMPTS_MAX - (this.#byHost.get(host) ?? 0),
      USER_ATTEMPTS_MAX - (this.#byOwner.get(owner) ?? 0),
    ];
    if (this.#failing.has(receiver)) {
      limits.push(1 - (this.#byReceiver.get(receiver) ?? 0));
      limits.push(FAILING_ATTEMPTS_MAX - this.#allFailing);
    }
    return Math.max(0, Math.min(...limits));
  }

  /** Occupies a slot. @returns a function that releases it; its argument is false if the host failed, and not only this message */
  occupy(destination: AlertDestination): (isHostWell: boolean) => void {
    const receiver = receiverOf(destination);
    const failing = this.#failing.has(receiver) ? 1 : 0;
    this.#count(destination, 1);
    this.#allFailing += failing;
    return (isHostWell) => {
      this.#count(destination, -1);
      this.#allFailing -= failing;
      if (isHostWell) this.#failing.delete(receiver);
      else this.#addFailing(receiver);
    };
  }

  #addFailing(receiver: string): void {
    this.#failing.add(receiver);
    const [oldest] = this.#failing;
    if (this.#failing.size > FAILING_RECEIVERS_MAX && oldest !== undefined)
      this.#failing.delete(oldest);
  }

  #count(destination: AlertDestination, change: number): void {
    this.#all += change;
    add(this.#byHost, destination.host, change);
    add(this.#byOwner, destination.owner, change);
    add(this.#byReceiver, receiverOf(destination), change);
  }
}

/** A host of one user: at a host that many use, the dead receiver of one user delays no other. */
function receiverOf({ host, owner }: AlertDestination): string {
  return `${owner} ${host}`;
}

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
