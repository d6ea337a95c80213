import type { Principal } from '@roadstead/model';
import type { Identity, Login, Session } from '@roadstead/service';
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
  SESSION_CHALLENGE,
} from './credentials.ts';
import { LoginThrottle } from './login-throttle.ts';
import { RateLimiter } from './rate-limiter.ts';
import {
  type CookieChange,
  SessionAuthenticator,
  TICKET_PARAMETER,
} from './session-authenticator.ts';
import { isOfSession } from './session-cookie.ts';

/** How an operation authenticates users: by name and password (HTTP Basic), an API key alone, a token and its API key, or a session. */
export type AuthScheme = 'basic' | 'key' | 'token' | 'session';

/** The credentials that an operation accepts. */
export interface AuthRules {
  /** Default: HTTP Basic. A session stands for the password or the token. */
  readonly scheme?: AuthScheme;
  /** Whether no session does, as none does for an API key alone: to log in and out. */
  readonly refusesSession?: boolean;
}

/** An operation whose users are authenticated. */
interface AuthenticatedOperation extends AuthRules {
  /** Of a stream, which a ticket opens. */
  readonly messages?: object;
}

/** Whether a session authenticates users of an operation. */
export function acceptsSession({ scheme, refusesSession = false }: AuthRules): boolean {
  return scheme !== 'key' && !refusesSession;
}

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
  readonly #checks: Map<string, Promise<Principal | undefined>> = new Map();
  readonly #isTrusted: IsTrusted;
  readonly sessions: SessionAuthenticator;

  constructor(identity: Identity, options: HttpOptions) {
    const { clock, rateLimit = RATE_LIMIT, trustedProxies = [] } = options;
    this.#identity = identity;
    this.#options = options;
    this.#requests = rateLimit ? new RateLimiter(rateLimit, clock) : undefined;
    this.#throttle = new LoginThrottle(clock, rateLimit !== false);
    this.#isTrusted = trustedAddresses(trustedProxies);
    this.sessions = new SessionAuthenticator(identity.sessions, this.#isTrusted);
  }

  /** Whether the host authenticates users, so that this service has no login. */
  get hasHostLogin(): boolean {
    return this.#options.authenticate !== undefined;
  }

  /** Returns the user of a request. @throws HttpError `unauthenticated`, and what the throttle throws */
  async authenticate(context: AppContext, operation: AuthenticatedOperation): Promise<Principal> {
    const { authenticate } = this.#options;
    if (authenticate) return byHost(authenticate, context);
    const { scheme = 'basic', messages } = operation;
    const tickets = messages && context.req.queries(TICKET_PARAMETER);
    if (tickets) return this.#asSession(context, await this.sessions.redeem(tickets));
    const { session } = context.get('state');
    if (session || (this.isOfSession(context) && acceptsSession(operation))) {
      return this.#asSession(context, await this.sessions.find(context));
    }
    if (scheme === 'basic') return this.#byPassword(context);
    if (scheme === 'key') return this.#byKey(context);
    if (scheme === 'token') return this.#byToken(context);
    throw unauthenticated('A session and X-Session: true are required.', SESSION_CHALLENGE);
  }

  /** Whether a request is one of a page with a session. @throws HttpError `malformed` */
  isOfSession({ req }: AppContext): boolean {
    return !this.hasHostLogin && isOfSession(req.raw.headers);
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

  /** Opens a session for the name and password of a request (HTTP Basic), which have been verified. */
  async openSession(context: AppContext): Promise<Session & CookieChange> {
    const credentials = basicCredentials(authorizationOf(context) ?? '');
    const opened = credentials && (await this.sessions.open(context, credentials));
    if (opened) return opened;
    throw unauthenticated('The password has changed.', SESSION_CHALLENGE);
  }

  /** Counts a request of a user. @throws HttpError `too-many` over the rate limit */
  countRequest({ uuid }: Principal): void {
    const waitSeconds = this.#requests?.take(uuid);
    if (waitSeconds) throw retryLater('too-many', 'Too many requests.', waitSeconds);
  }

  async #byPassword(context: AppContext): Promise<Principal> {
    const header = authorizationOf(context);
    // A page with a form for the password gets no challenge for which the browser opens a dialog of its own.
    const challenge = this.isOfSession(context) ? SESSION_CHALLENGE : BASIC_CHALLENGE;
    if (header === null) {
      throw unauthenticated('Name and password are required (HTTP Basic).', challenge);
    }
    const credentials = basicCredentials(header);
    if (!credentials) {
      throw unauthenticated('The Authorization header is not HTTP Basic.', challenge);
    }
    const address = this.networkOf(context);
    const known = await this.#recognise(address, credentials.name, credentials.password);
    const user = known ?? (await this.#checkOnce(credentials, address));
    if (user) return user;
    throw unauthenticated('No user has this name and password.', challenge);
  }

  /** @param session undefined for one that has ended */
  #asSession(context: AppContext, session: Session | undefined): Principal {
    context.get('state').session = session;
    if (session) return session.user;
    throw unauthenticated('There is no such session, or it has ended.', SESSION_CHALLENGE);
  }

  #recognise(address: string, name: string, password: string): Promise<Principal | undefined> {
    return this.#throttle.findExempt(address, name, () => this.#identity.recognise(name, password));
  }

  #checkOnce({ name, password }: Credentials, address: string): Promise<Principal | undefined> {
    const key = `${address} ${name}:${password}`;
    const running = this.#checks.get(key);
    if (running) return running;
    const checking = this.#throttle
      .tryPassword(address, name, () => this.#identity.authenticate(name, password))
      .finally(() => this.#checks.delete(key));
    this.#checks.set(key, checking);
    return checking;
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
