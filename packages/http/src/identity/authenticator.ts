import type { Principal } from '@roadstead/model';
import type { Identity, Login } from '@roadstead/service';
import { RATE_LIMIT } from '../limits.ts';
import type { ClientConnection, HttpOptions } from '../options.ts';
import { HttpError, retryLater } from '../server/http-error.ts';
import type { AppContext } from '../server/request-state.ts';
import { clientAddress, type IsTrusted, networkOf, trustedAddresses } from './client-address.ts';
import {
  BASIC_CHALLENGE,
  BEARER_CHALLENGE,
  basicCredentials,
  bearerToken,
  type Credentials,
  INVALID_TOKEN_CHALLENGE,
  KEY_HEADER,
} from './credentials.ts';
import { LoginThrottle } from './login-throttle.ts';
import { RateLimiter } from './rate-limiter.ts';

/** How an operation authenticates users: by name and password (HTTP Basic), an API key alone, or a token and its API key. */
export type AuthScheme = 'basic' | 'key' | 'token';

/** Authenticates users and limits their rates. */
export class Authenticator {
  readonly #identity: Identity;
  readonly #options: HttpOptions;
  readonly #requests: RateLimiter | undefined;
  readonly #throttle: LoginThrottle;
  /**
   * Password checks in progress, by address and credentials: concurrent requests of one client with the same password are one attempt, so
   * that those right after a start, when no password is cached, do not count as guesses.
   */
  readonly #checks: Map<string, Promise<Principal>> = new Map();
  readonly #isTrusted: IsTrusted;

  constructor(identity: Identity, options: HttpOptions) {
    const { clock, rateLimit = RATE_LIMIT, trustedProxies = [] } = options;
    this.#identity = identity;
    this.#options = options;
    this.#requests = rateLimit ? new RateLimiter(rateLimit, clock) : undefined;
    this.#throttle = new LoginThrottle(clock, rateLimit !== false);
    this.#isTrusted = trustedAddresses(trustedProxies);
  }

  /** Whether the host authenticates users, so that this service has no login. */
  get hasHostLogin(): boolean {
    return this.#options.authenticate !== undefined;
  }

  /** Returns the user of a request. @throws HttpError `unauthenticated`, and what the throttle throws */
  authenticate(context: AppContext, scheme: AuthScheme): Promise<Principal> {
    const { authenticate } = this.#options;
    if (authenticate) return byHost(authenticate, context);
    if (scheme === 'basic') return this.#byPassword(context);
    return scheme === 'key' ? this.#byKey(context) : this.#byToken(context);
  }

  /** Returns a token for the owner of this name, password and the request's API key. */
  async login(context: AppContext, name: string, password: string): Promise<Login> {
    const key = context.req.raw.headers.get(KEY_HEADER) ?? '';
    const find = (): Promise<Login | undefined> => this.#identity.login(key, name, password);
    const address = this.networkOf(context);
    const known = await this.#recognise(address, name, password);
    const login = known ? await find() : await this.#throttle.tryPassword(address, name, find);
    if (login) return login;
    throw unauthenticated('No user has this name, password and API key.', BEARER_CHALLENGE);
  }

  /** Counts a request of a user. @throws HttpError `too-many` over the rate limit */
  countRequest({ uuid }: Principal): void {
    const waitSeconds = this.#requests?.take(uuid);
    if (waitSeconds) throw retryLater('too-many', 'Too many requests.', waitSeconds);
  }

  async #byPassword(context: AppContext): Promise<Principal> {
    const header = authorizationOf(context);
    if (header === null) {
      throw unauthenticated('Name and password are required (HTTP Basic).', BASIC_CHALLENGE);
    }
    const credentials = basicCredentials(header);
    if (!credentials) {
      throw unauthenticated('The Authorization header is not HTTP Basic.', BASIC_CHALLENGE);
    }
    const address = this.networkOf(context);
    const known = await this.#recognise(address, credentials.name, credentials.password);
    return known ?? this.#checkOnce(credentials, address);
  }

  #recognise(address: string, name: string, password: string): Promise<Principal | undefined> {
    return this.#throttle.findExempt(address, name, () => this.#identity.recognise(name, password));
  }

  #checkOnce(credentials: Credentials, address: string): Promise<Principal> {
    const key = `${address} ${credentials.name}:${credentials.password}`;
    const running = this.#checks.get(key);
    if (running) return running;
    const checking = this.#check(credentials, address).finally(() => this.#checks.delete(key));
    this.#checks.set(key, checking);
    return checking;
  }

  async #check({ name, password }: Credentials, address: string): Promise<Principal> {
    const user = await this.#throttle.tryPassword(address, name, () =>
      this.#identity.authenticate(name, password),
    );
    if (user) return user;
    throw unauthenticated('No user has this name and password.', BASIC_CHALLENGE);
  }

  async #byKey(context: AppContext): Promise<Principal> {
    const key = context.req.raw.headers.get(KEY_HEADER);
    if (key === null) throw unauthenticated('X-Api-Key is required.', BEARER_CHALLENGE);
    return this.authenticateKey(context, key);
  }

  /** Returns the owner of an API key, which a request may have in another place than its headers. @throws HttpError as `authenticate` */
  async authenticateKey(context: AppContext, key: string): Promise<Principal> {
    // Keys that were verified recently are exempt from the failures of others.
    const user =
      (await this.#identity.recogniseKey(key)) ??
      (await this.#throttle.tryKey(this.networkOf(context), () =>
        this.#identity.authenticateKey(key),
      ));
    if (user) return user;
    throw unauthenticated('The API key is unknown.', BEARER_CHALLENGE);
  }

  /** Tokens need no throttle: signatures cannot be guessed, and guesses of the API key are counted. */
  async #byToken(context: AppContext): Promise<Principal> {
    const token = bearerToken(authorizationOf(context) ?? '');
    if (token === undefined) {
      throw unauthenticated('A token is required (Authorization: Bearer).', BEARER_CHALLENGE);
    }
    await this.#byKey(context);
    const key = context.req.raw.headers.get(KEY_HEADER) ?? '';
    const user = await this.#identity.authenticateToken(key, token);
    if (typeof user !== 'string') return user;
    const detail = user === 'expired' ? 'The token has expired.' : 'The token is invalid.';
    throw unauthenticated(detail, INVALID_TOKEN_CHALLENGE);
  }

  /** Returns the network of a request's client, as failed logins count. */
  networkOf({ env, req }: AppContext): string {
    return networkOf(clientAddress(env.remoteAddress, req.raw.headers, this.#isTrusted));
  }
}

async function byHost(
  authenticate: NonNullable<HttpOptions['authenticate']>,
  { req, env }: { readonly req: { readonly raw: Request }; readonly env: ClientConnection },
): Promise<Principal> {
  const user = await authenticate(req.raw, env);
  if (user === null) {
    throw new HttpError({ code: 'unauthenticated', detail: 'Authentication is required.' });
  }
  if ('code' in user) throw new HttpError(user);
  return user;
}

/** The Authorization header; null without one. @throws HttpError `header-too-large` */
function authorizationOf(context: AppContext): string | null {
  const header = context.req.raw.headers.get('authorization');
  const { authorizationCharacters } = context.get('state').limits;
  if (header === null || header.length <= authorizationCharacters) return header;
  throw new HttpError({
    code: 'header-too-large',
    detail: 'The Authorization header is too long.',
  });
}

function unauthenticated(detail: string, challenge: string): HttpError {
  const headers = { 'www-authenticate': challenge };
  return new HttpError({ code: 'unauthenticated', detail, headers });
}
