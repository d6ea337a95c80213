import { type Caller, failure, isAdministrator, type Result, success } from '@roadstead/model';
import type { MaritimeService } from '@roadstead/service';
import { FAILURE_LIMIT, type Limits, RATE_LIMIT } from '../limits.ts';
import type { Connection, HttpOptions } from '../options.ts';
import { clientAddressBy } from './client-address.ts';
import { basicCredentials, CHALLENGE } from './credentials.ts';
import type { DoorRefusal, UserOperation } from './operation.ts';
import { RateLimiter } from './rate-limiter.ts';

/** Lets in who proves to be a user, and not too often. */
export class Gate {
  readonly #service: MaritimeService;
  readonly #limits: Limits;
  readonly #requests: RateLimiter | undefined;
  readonly #failures: RateLimiter | undefined;
  readonly #addressOf: ReturnType<typeof clientAddressBy>;

  constructor(service: MaritimeService, limits: Limits, options: HttpOptions) {
    const { clock, rateLimit = RATE_LIMIT, trustedProxies = [] } = options;
    this.#service = service;
    this.#limits = limits;
    this.#requests = rateLimit ? new RateLimiter(rateLimit, clock) : undefined;
    this.#failures = rateLimit ? new RateLimiter(FAILURE_LIMIT, clock) : undefined;
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
    const { name, password } = credentials;
    const failing =
      this.#failures && `${this.#addressOf(connection.remoteAddress, request.headers)} ${name}`;
    const wait = failing === undefined ? 0 : this.#failures?.secondsUntilOne(failing);
    if (wait) return refuseTooMany('Too many wrong passwords for this name.', wait);
    const caller = await this.#service.identity.authenticate(name, password);
    if (caller) return success(caller);
    if (failing !== undefined) this.#failures?.take(failing);
    return refuseUnknown('There is no such name with this password.');
  }

  /** Counts a request of a user. @returns why it is not taken, where it is one too many */
  count(caller: Caller): DoorRefusal | undefined {
    const wait = this.#requests?.take(caller.uuid);
    return wait ? tooMany('Too many requests.', wait) : undefined;
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

function refuseTooMany(
  detail: string,
  seconds: number,
): { readonly ok: false; readonly failure: DoorRefusal } {
  return failure(tooMany(detail, seconds));
}

function tooMany(detail: string, seconds: number): DoorRefusal {
  return { word: 'too-many', detail, headers: { 'retry-after': String(seconds) } };
}
