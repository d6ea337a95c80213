import type { Clock } from '@roadstead/contracts';
import { ADDRESS_FAILURES, LOGIN_EXEMPTION_MS, NAME_FAILURES } from '../limits.ts';
import { retryLater } from '../server/http-error.ts';
import { FailureCounter } from './failure-counter.ts';
import { HashQueue } from './hash-queue.ts';
import { setRecent } from './set-recent.ts';

/** A counter, and the key under which an attempt counts. */
type Count = readonly [counter: FailureCounter, key: string];

/** Looks a user up; undefined for wrong credentials. */
type Find<Found> = () => Promise<Found | undefined>;

/** Slows down guessing: of passwords by name and address, of API keys by address. */
export class LoginThrottle {
  readonly #clock: Clock;
  readonly #isCounting: boolean;
  readonly #ofName: FailureCounter;
  readonly #ofAddress: FailureCounter;
  /** By address and name: end of the exemption of users who logged in there. */
  readonly #exemptUntilMs: Map<string, number> = new Map();
  readonly #hashes = new HashQueue();

  /** @param isCounting whether failures cost anything */
  constructor(clock: Clock, isCounting: boolean) {
    this.#clock = clock;
    this.#isCounting = isCounting;
    this.#ofName = new FailureCounter(NAME_FAILURES, clock);
    this.#ofAddress = new FailureCounter(ADDRESS_FAILURES, clock);
  }

  /**
   * Finds a user who logged in from this address recently, whatever others guess there. From another address a correct password counts
   * as a guess: otherwise an attacker who is being delayed would learn at once which password is correct.
   * @param recognise finds the user of a password that was verified recently
   */
  async findExempt<Found>(
    address: string,
    name: string,
    recognise: Find<Found>,
  ): Promise<Found | undefined> {
    const untilMs = this.#exemptUntilMs.get(`${address} ${name}`) ?? Number.NEGATIVE_INFINITY;
    if (this.#isCounting && untilMs <= this.#clock.now()) return undefined;
    const found = await recognise();
    if (found !== undefined) this.#exempt(address, name);
    return found;
  }

  /** @param find verifies the password by a slow hash. @throws HttpError `too-many` or `busy` */
  async tryPassword<Found>(
    address: string,
    name: string,
    find: Find<Found>,
  ): Promise<Found | undefined> {
    const key = `${address} ${name}`;
    const counts: readonly Count[] = [
      [this.#ofAddress, address],
      [this.#ofName, key],
    ];
    const found = await this.#try(counts, () => this.#hashes.run(address, find));
    // The failures of the address stay: a user with an account could otherwise go on guessing other names.
    if (this.#isCounting && found !== undefined) {
      this.#ofName.reset(key);
      this.#exempt(address, name);
    }
    return found;
  }

  /** @param find finds the owner of the key. @throws HttpError `too-many` */
  tryKey<Found>(address: string, find: Find<Found>): Promise<Found | undefined> {
    return this.#try([[this.#ofAddress, address]], find);
  }

  #exempt(address: string, name: string): void {
    const untilMs = this.#clock.now() + LOGIN_EXEMPTION_MS;
    setRecent(this.#exemptUntilMs, `${address} ${name}`, untilMs);
  }

  async #try<Found>(counts: readonly Count[], find: Find<Found>): Promise<Found | undefined> {
    if (!this.#isCounting) return find();
    const waitSeconds = begin(counts);
    if (waitSeconds > 0) {
      throw retryLater('too-many', 'Too many wrong passwords or API keys.', waitSeconds);
    }
    let isWrong = false;
    try {
      const found = await find();
      isWrong = found === undefined;
      return found;
    } finally {
      for (const [counter, key] of counts) {
        if (isWrong) counter.fail(key);
        else counter.end(key);
      }
    }
  }
}

/** @returns the seconds after which an attempt may be made; 0 if it begins now */
function begin(counts: readonly Count[]): number {
  for (const [i, [counter, key]] of counts.entries()) {
    const waitSeconds = counter.begin(key);
    if (waitSeconds === 0) continue;
    for (const [begun, begunKey] of counts.slice(0, i)) begun.end(begunKey);
    return waitSeconds;
  }
  return 0;
}
