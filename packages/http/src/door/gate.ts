import { type Caller, failure, isAdministrator, type Result, success } from '@roadstead/model';
import type { Identity, Login, MaritimeService } from '@roadstead/service';
import { type Limits, RATE_LIMIT } from '../limits.ts';
import type { HttpOptions } from '../options.ts';
import { clientAddressBy, networkOf } from './client-address.ts';
import {
  BASIC_CHALLENGE,
  BEARER_CHALLENGE,
  basicCredentials,
  bearerToken,
  type Credentials,
  KEY_HEADER,
  TOKEN_CHALLENGE,
} from './credentials.ts';
import { GuessGuard, later } from './guess-guard.ts';
import type { Asked, DoorRefusal, Proof, UserOperation } from './operation.ts';
import { RateLimiter } from './rate-limiter.ts';

type Entered = Result<Caller, DoorRefusal>;

/** A request as it came, as far as it matters who sent it. */
type Sent = Pick<Asked, 'request' | 'connection'>;

/** Lets in who proves to be a user, and not too often. */
export class Gate {
  readonly #identity: Identity;
  readonly #limits: Limits;
  readonly #requests: RateLimiter | undefined;
  readonly #guard: GuessGuard;
  /**
   * Checks that are not over, by who asks with what: many requests of one client with the same password are one try, so
   * that those right after a start, of whom nobody is recognised yet, do not count as guesses side by side.
   */
  readonly #checks: Map<string, Promise<Entered>> = new Map();
  readonly #addressOf: ReturnType<typeof clientAddressBy>;

  constructor({ identity }: MaritimeService, limits: Limits, options: HttpOptions) {
    const { clock, rateLimit = RATE_LIMIT, trustedProxies = [] } = options;
    this.#identity = identity;
    this.#limits = limits;
    this.#requests = rateLimit ? new RateLimiter(rateLimit, clock) : undefined;
    this.#guard = new GuessGuard(clock, rateLimit !== false);
    this.#addressOf = clientAddressBy(trustedProxies);
  }

  /** Who asks, by the proof that is wanted. */
  caller(sent: Sent, proof: Proof): Promise<Entered> {
    if (proof === 'basic') return this.#byPassword(sent);
    return proof === 'key' ? this.#byKey(sent) : this.#byToken(sent);
  }

  /** A token for who has this name and password, and the API key that came. */
  async login(sent: Sent, name: string, password: string): Promise<Result<Login, DoorRefusal>> {
    const key = sent.request.headers.get(KEY_HEADER) ?? '';
    const find = (): Promise<Login | undefined> => this.#identity.login(key, name, password);
    const address = this.#address(sent);
    const known = await this.#recognise(address, name, password);
    const tried = known
      ? success(await find())
      : await this.#guard.tryPassword(address, name, find);
    if (!tried.ok) return tried;
    return tried.value
      ? success(tried.value)
      : refuseUnknown('There is no user with this name, password and API key.', BEARER_CHALLENGE);
  }

  /** Counts a request of a user. @returns why it is not taken, where it is one too many */
  count(caller: Caller): DoorRefusal | undefined {
    const wait = this.#requests?.take(caller.uuid);
    return wait ? later('too-many', 'Too many requests.', wait) : undefined;
  }

  async #byPassword(sent: Sent): Promise<Entered> {
    const header = this.#authorization(sent);
    if (!header.ok) return header;
    if (header.value === null) {
      return refuseUnknown('Name and password are needed (HTTP Basic).', BASIC_CHALLENGE);
    }
    const credentials = basicCredentials(header.value);
    if (!credentials) {
      const detail = 'The Authorization header is not that of HTTP Basic.';
      return refuseUnknown(detail, BASIC_CHALLENGE);
    }
    const address = this.#address(sent);
    const known = await this.#recognise(address, credentials.name, credentials.password);
    return known ? success(known) : this.#checkOnce(credentials, address);
  }

  #recognise(address: string, name: string, password: string): Promise<Caller | undefined> {
    return this.#guard.letInLately(address, name, () => this.#identity.recognise(name, password));
  }

  #checkOnce(credentials: Credentials, address: string): Promise<Entered> {
    const key = `${address} ${credentials.name}:${credentials.password}`;
    const running = this.#checks.get(key);
    if (running) return running;
    const checking = this.#check(credentials, address).finally(() => this.#checks.delete(key));
    this.#checks.set(key, checking);
    return checking;
  }

  async #check({ name, password }: Credentials, address: string): Promise<Entered> {
    const tried = await this.#guard.tryPassword(address, name, () =>
      this.#identity.authenticate(name, password),
    );
    if (!tried.ok) return tried;
    return tried.value
      ? success(tried.value)
      : refuseUnknown('There is no such name with this password.', BASIC_CHALLENGE);
  }

  async #byKey(sent: Sent): Promise<Entered> {
    const key = sent.request.headers.get(KEY_HEADER);
    if (key === null) return refuseUnknown('An API key is needed (X-Api-Key).', BEARER_CHALLENGE);
    // Nor is whose key was right lately.
    const known = await this.#identity.recogniseKey(key);
    if (known) return success(known);
    const tried = await this.#guard.tryKey(this.#address(sent), () =>
      this.#identity.authenticateKey(key),
    );
    if (!tried.ok) return tried;
    return tried.value
      ? success(tried.value)
      : refuseUnknown('There is no such API key.', BEARER_CHALLENGE);
  }

  /** Tokens need no guard: nobody guesses a signature, and guesses of the key that goes with one are counted. */
  async #byToken(sent: Sent): Promise<Entered> {
    const header = this.#authorization(sent);
    if (!header.ok) return header;
    const token = bearerToken(header.value ?? '');
    if (token === undefined) {
      return refuseUnknown('A token is needed (Authorization: Bearer).', BEARER_CHALLENGE);
    }
    const holder = await this.#byKey(sent);
    if (!holder.ok) return holder;
    const caller = await this.#identity.bearer(sent.request.headers.get(KEY_HEADER) ?? '', token);
    if (typeof caller !== 'string') return success(caller);
    const detail = caller === 'expired' ? 'The token has expired.' : 'The token is not valid.';
    return refuseUnknown(detail, TOKEN_CHALLENGE);
  }

  /** The Authorization header, null where there is none. */
  #authorization({ request }: Sent): Result<string | null, DoorRefusal> {
    const header = request.headers.get('authorization');
    if (header === null || header.length <= this.#limits.authorizationCharacters) {
      return success(header);
    }
    return failure({ word: 'header-too-large', detail: 'The Authorization header is too long.' });
  }

  #address({ connection, request }: Sent): string {
    return networkOf(this.#addressOf(connection.remoteAddress, request.headers));
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

function refuseUnknown(
  detail: string,
  challenge: string,
): { readonly ok: false; readonly failure: DoorRefusal } {
  return failure({ word: 'unauthenticated', detail, headers: { 'www-authenticate': challenge } });
}
