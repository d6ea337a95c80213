import type { Clock } from '@roadstead/contracts';
import { failure, type Result, success } from '@roadstead/model';
import {
  ADDRESS_FAILURES,
  COUNTED_MAX,
  HASHES_IN_FLIGHT_MAX,
  LET_IN_MS,
  NAME_FAILURES,
} from '../limits.ts';
import { Failures } from './failures.ts';
import type { DoorRefusal } from './operation.ts';

/** What was found; undefined where the guess is wrong. Or why it was not looked at. */
type Tried<Found> = Promise<Result<Found | undefined, DoorRefusal>>;

/** Failures, and the key under which a guess counts among them. */
type Count = readonly [failures: Failures, key: string];

/** Slows down guessing: of passwords by name and address, of API keys by address. */
export class GuessGuard {
  readonly #clock: Clock;
  readonly #isCounting: boolean;
  readonly #ofName: Failures;
  readonly #ofAddress: Failures;
  /** By address and name: until when who was let in there is not held up. */
  readonly #letInUntilMs: Map<string, number> = new Map();
  /** Passwords that are being checked. */
  #hashing = 0;

  /** @param isCounting whether failures cost anything */
  constructor(clock: Clock, isCounting: boolean) {
    this.#clock = clock;
    this.#isCounting = isCounting;
    this.#ofName = new Failures(NAME_FAILURES, clock);
    this.#ofAddress = new Failures(ADDRESS_FAILURES, clock);
  }

  /**
   * Who was let in from this address lately is not held up by those who guess there. From elsewhere a right password is a guess as
   * any other: else who is held up would hear at once which one is right.
   * @param recognise says who has a password that was found right lately
   */
  async letInLately<Found>(
    address: string,
    name: string,
    recognise: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const untilMs = this.#letInUntilMs.get(`${address} ${name}`) ?? Number.NEGATIVE_INFINITY;
    if (this.#isCounting && untilMs <= this.#clock.now()) return undefined;
    const found = await recognise();
    if (found !== undefined) this.#noteLetIn(address, name);
    return found;
  }

  /** @param find looks for who has it, by a slow hash */
  async tryPassword<Found>(
    address: string,
    name: string,
    find: () => Promise<Found | undefined>,
  ): Tried<Found> {
    if (this.#hashing >= HASHES_IN_FLIGHT_MAX) {
      return failure(later('busy', 'Too many passwords are being checked.', 1));
    }
    const ofName: Count = [this.#ofName, `${address} ${name}`];
    const tried = await this.#try([[this.#ofAddress, address], ofName], async () => {
      this.#hashing++;
      try {
        return await find();
      } finally {
        this.#hashing--;
      }
    });
    // Not those of the address: who has an account could go on guessing other names.
    if (this.#isCounting && tried.ok && tried.value !== undefined) {
      ofName[0].forgive(ofName[1]);
      this.#noteLetIn(address, name);
    }
    return tried;
  }

  /** @param find looks for whose it is */
  tryKey<Found>(address: string, find: () => Promise<Found | undefined>): Tried<Found> {
    return this.#try([[this.#ofAddress, address]], find);
  }

  #noteLetIn(address: string, name: string): void {
    const key = `${address} ${name}`;
    // Behind all others, as the one that was seen last.
    this.#letInUntilMs.delete(key);
    this.#letInUntilMs.set(key, this.#clock.now() + LET_IN_MS);
    const [oldest] = this.#letInUntilMs.keys();
    if (this.#letInUntilMs.size > COUNTED_MAX && oldest !== undefined) {
      this.#letInUntilMs.delete(oldest);
    }
  }

  async #try<Found>(
    counts: readonly Count[],
    find: () => Promise<Found | undefined>,
  ): Tried<Found> {
    if (!this.#isCounting) return success(await find());
    const wait = begin(counts);
    if (wait > 0) return failure(later('too-many', 'Too many wrong passwords or keys.', wait));
    let found: Found | undefined;
    try {
      found = await find();
    } finally {
      for (const [failures, key] of counts) {
        if (found === undefined) failures.fail(key);
        else failures.end(key);
      }
    }
    return success(found);
  }
}

/** @returns the seconds after which a guess may be made; 0 where it begins now */
function begin(counts: readonly Count[]): number {
  for (const [i, [failures, key]] of counts.entries()) {
    const wait = failures.begin(key);
    if (wait === 0) continue;
    for (const [begun, begunKey] of counts.slice(0, i)) begun.end(begunKey);
    return wait;
  }
  return 0;
}

/** @param seconds after which to come again */
export function later(word: 'too-many' | 'busy', detail: string, seconds: number): DoorRefusal {
  return { word, detail, headers: { 'retry-after': String(seconds) } };
}
