import { type Caller, failure, isAdministrator, type Result, success } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import {
  ADDRESS_FAILURES,
  HASHES_IN_FLIGHT_MAX,
  type Limits,
  NAME_FAILURES,
  RATE_LIMIT,
} from '../limits.ts';
import type { Connection, HttpOptions } from '../options.ts';
import { clientAddressBy } from './client-address.ts';
import { basicCredentials, CHALLENGE, type Credentials } from './credentials.ts';
import { Failures } from './failures.ts';
import type { DoorRefusal, UserOperation } from './operation.ts';
import { RateLimiter } from './rate-limiter.ts';

/** What slows down guessing. */
interface Guards {
  readonly ofName: Failures;
  readonly ofAddress: Failures;
}

/** Lets in who proves to be a user, and not too often. */
export class Gate {
  readonly #service: MaritimeService;
  readonly #limits: Limits;
  readonly #requests: RateLimiter | undefined;
  readonly #failures: Guards | undefined;
  /** Passwords that are being checked. */
  #hashing = 0;
  /**
   * Checks that are not over, by who asks with what: many requests of one client with the same password are one try, so
   * that those right after a start, of whom nobody is recognised yet, do not count as guesses side by side.
   */
  readonly #checks: Map<string, Promise<Result<Caller, DoorRefusal>>> = new Map();
  readonly #addressOf: ReturnType<typeof clientAddressBy>;

  constructor(service: MaritimeService, limits: Limits, options: HttpOptions) {
    const { clock, rateLimit = RATE_LIMIT, trustedProxies = [] } = options;
    this.#service = service;
    this.#limits = limits;
    this.#requests = rateLimit ? new RateLimiter(rateLimit, clock) : undefined;
    this.#failures = rateLimit
      ? {
          ofName: new Failures(NAME_FAILURES, clock),
          ofAddress: new Failures(ADDRESS_FAILURES, clock),
        }
      : undefined;
    this.#addressOf = clientAddressBy(trustedProxies);
  }

  /** Who asks, by HTTP Basic. */
  async caller(request: Request, connection: Connection): Promise<Result<Caller, DoorRefusal>> {
    const header = request.headers.get('authorization');
    if (header === null) return refuseUnknown('Name and password are needed (HTTP Basic).');
    if (header.length > this.#limits.authorizationCharacters) {
      return failure({ word: 'header-too-large', detail: 'The Authorization header is too long.' });
    }
    const credentials = basicCredentials(header);
    if (!credentials) return refuseUnknown('The Authorization header is not that of HTTP Basic.');
    // Who was let in lately is not held up by those who guess.
    const known = await this.#service.identity.recognise(credentials.name, credentials.password);
    if (known) return success(known);
    const address = this.#addressOf(connection.remoteAddress, request.headers);
    return this.#checkOnce(credentials, address);
  }

  #checkOnce(credentials: Credentials, address: string): Promise<Result<Caller, DoorRefusal>> {
    const key = `${address} ${credentials.name}:${credentials.password}`;
    const running = this.#checks.get(key);
    if (running) return running;
    const checking = this.#check(credentials, address).finally(() => this.#checks.delete(key));
    this.#checks.set(key, checking);
    return checking;
  }

  async #check(
    { name, password }: Credentials,
    address: string,
  ): Promise<Result<Caller, DoorRefusal>> {
    if (this.#hashing >= HASHES_IN_FLIGHT_MAX) {
      return failure(later('busy', 'Too many passwords are being checked.', 1));
    }
    const wait = this.#begin(address, name);
    if (wait > 0) return failure(later('too-many', 'Too many wrong passwords.', wait));
    this.#hashing++;
    let caller: Caller | undefined;
    try {
      caller = await this.#service.identity.authenticate(name, password);
    } finally {
      this.#hashing--;
      this.#end(address, name, caller !== undefined);
    }
    return caller ? success(caller) : refuseUnknown('There is no such name with this password.');
  }

  /** @returns the seconds after which a password may be tried */
  #begin(address: string, name: string): number {
    if (!this.#failures) return 0;
    const { ofName, ofAddress } = this.#failures;
    const wait = ofAddress.begin(address);
    if (wait > 0) return wait;
    const waitForName = ofName.begin(`${address} ${name}`);
    if (waitForName > 0) ofAddress.end(address);
    return waitForName;
  }

  #end(address: string, name: string, isRight: boolean): void {
    if (!this.#failures) return;
    const { ofName, ofAddress } = this.#failures;
    const key = `${address} ${name}`;
    if (!isRight) {
      ofName.fail(key);
      ofAddress.fail(address);
      return;
    }
    ofName.end(key);
    ofName.forgive(key);
    // Not that of the address: who has an account could go on guessing other names.
    ofAddress.end(address);
  }

  /** Counts a request of a user. @returns why it is not taken, where it is one too many */
  count(caller: Caller): DoorRefusal | undefined {
    const wait = this.#requests?.take(caller.uuid);
    return wait ? later('too-many', 'Too many requests.', wait) : undefined;
  }
}

/** @returns why an operation is not for a user, where it is not */
export function refuseOthers(
  caller: Caller,
  access: UserOperation['access'],
): DoorRefusal | undefined {
  if (access === 'users' || isAdministrator(caller)) return undefined;
  if (access === 'administrators') {
    return { word: 'forbidden', detail: 'This is for administrators.' };
  }
  if (caller.roles.includes('feeder')) return undefined;
  return { word: 'forbidden', detail: 'This is for users with the role feeder.' };
}

function refuseUnknown(detail: string): { readonly ok: false; readonly failure: DoorRefusal } {
  return failure({ word: 'unauthenticated', detail, headers: { 'www-authenticate': CHALLENGE } });
}

function later(word: 'too-many' | 'busy', detail: string, seconds: number): DoorRefusal {
  return { word, detail, headers: { 'retry-after': String(seconds) } };
}
