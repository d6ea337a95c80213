import {
  type Clock,
  type Collection,
  Mutex,
  type Store,
  type WriteOperation,
} from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import { hexOf } from './hex.ts';
import type { Session, Sessions, SessionTicket } from './identity.ts';
import type { PasswordHasher, RandomBytes } from './secrets.ts';
import { SessionTickets } from './session-tickets.ts';

/** A user, with the number of password changes so far. */
export interface SessionUser {
  readonly principal: Principal;
  readonly passwordChanges: number;
}

interface SessionDocument {
  /** The digest of its secret. */
  readonly digest: string;
  readonly userUuid: string;
  /** The number of the user's password changes at the login. */
  readonly passwordChanges: number;
  readonly createdAtMs: number;
  /** The last use that was stored. */
  readonly usedAtMs: number;
  readonly expiresAtMs: number;
}

interface StoredSessionsOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwordHasher: Pick<PasswordHasher, 'digest'>;
  readonly randomBytes: RandomBytes;
  /** Returns the user of a name and password; undefined if they are wrong. */
  readonly verify: (name: string, password: string) => Promise<SessionUser | undefined>;
  readonly findUser: (uuid: string) => Promise<SessionUser | undefined>;
  /** Called with the user of a session that has ended before its time. */
  readonly ended: (userUuid: string) => void;
}

/** A watch of twelve hours needs one login. A stolen session ends at the end of the watch. */
const LIFETIME_MS = 12 * millisecondsInHour;
/** A screen that nobody looks at; an open stream uses its session each minute. */
const IDLE_MS = millisecondsInHour;
/** Uses are stored this often, so that a session costs twelve writes an hour, and ends up to this much earlier than an hour after its use. */
const USE_STORED_MS = 5 * millisecondsInMinute;
/** Some computers and phones of one person, and browsers whose session was never ended. */
const SESSIONS_OF_USER_MAX = 20;
/** Expired sessions that one login deletes, so that its write is bounded; each login adds one. */
const EXPIRED_DELETED_MAX = 100;
/** As many as the cookie has hexadecimal digits of: they cannot be guessed. */
const SECRET_BYTES = 32;
const SECRET = /^[0-9a-f]{64}$/;

/** V25: the sessions of browsers, in the store by the digests of their secrets. */
export class StoredSessions implements Sessions {
  readonly #options: StoredSessionsOptions;
  readonly #sessions: Collection<SessionDocument>;
  readonly #tickets: SessionTickets;
  /** Concurrent logins of a user would otherwise exceed the limit together. */
  readonly #opening: Mutex = new Mutex();
  /** Sessions whose use is being stored. */
  readonly #storing: Set<string> = new Set();

  constructor(options: StoredSessionsOptions) {
    this.#options = options;
    this.#sessions = options.store.collection<SessionDocument>({
      name: 'sessions',
      key: 'digest',
      indexes: { user: ['userUuid', 'createdAtMs'], expiry: ['expiresAtMs'] },
    });
    this.#tickets = new SessionTickets(options);
  }

  async open(
    name: string,
    password: string,
  ): Promise<(Session & { readonly secret: string }) | undefined> {
    const { clock, passwordHasher, randomBytes, verify } = this.#options;
    const user = await verify(name, password);
    if (!user) return undefined;
    const secret = hexOf(randomBytes(SECRET_BYTES));
    const nowMs = clock.now();
    const { uuid: userUuid } = user.principal;
    const session: SessionDocument = {
      digest: await passwordHasher.digest(secret),
      ...{ userUuid, passwordChanges: user.passwordChanges },
      ...{ createdAtMs: nowMs, usedAtMs: nowMs, expiresAtMs: nowMs + LIFETIME_MS },
    };
    await this.#opening.runExclusive(() => this.#insert(session));
    return { ...sessionOf(session, user.principal), secret };
  }

  async find(secret: string): Promise<Session | undefined> {
    if (!SECRET.test(secret)) return undefined;
    return this.check(await this.#options.passwordHasher.digest(secret));
  }

  async check(id: string): Promise<Session | undefined> {
    const session = await this.#sessions.get(id);
    const nowMs = this.#options.clock.now();
    if (!session || nowMs >= Math.min(session.usedAtMs + IDLE_MS, session.expiresAtMs)) {
      return undefined;
    }
    const user = await this.#options.findUser(session.userUuid);
    if (user?.passwordChanges !== session.passwordChanges) return undefined;
    if (nowMs - session.usedAtMs < USE_STORED_MS) return sessionOf(session, user.principal);
    void this.#storeUse(id, nowMs);
    return sessionOf({ ...session, usedAtMs: nowMs }, user.principal);
  }

  async end(id: string): Promise<void> {
    const session = await this.#sessions.removeReturning(id);
    if (session) this.#options.ended(session.userUuid);
  }

  async createTicket(id: string): Promise<SessionTicket> {
    return this.#tickets.create(id);
  }

  async redeemTicket(ticket: string): Promise<Session | undefined> {
    const id = this.#tickets.redeem(ticket);
    return id === undefined ? undefined : this.check(id);
  }

  /** Returns the operations that remove all sessions of a user. */
  async prepareRemovalOfUser(userUuid: string): Promise<readonly WriteOperation[]> {
    return (await this.#ofUser(userUuid)).map(({ digest }) => this.#sessions.remove(digest));
  }

  /** Stores a session, and deletes expired ones and the oldest ones of its user. */
  async #insert(session: SessionDocument): Promise<void> {
    const expired = await this.#sessions.find(
      { index: 'expiry', to: session.createdAtMs },
      { limit: EXPIRED_DELETED_MAX },
    );
    const newest = await this.#ofUser(session.userUuid, { descending: true });
    const ended = newest.slice(SESSIONS_OF_USER_MAX - 1);
    await this.#options.store.write([
      ...[...expired, ...ended].map(({ digest }) => this.#sessions.remove(digest)),
      this.#sessions.insert(session),
    ]);
    if (ended.length > 0) this.#options.ended(session.userUuid);
  }

  #ofUser(
    userUuid: string,
    order: { readonly descending?: boolean } = {},
  ): Promise<readonly SessionDocument[]> {
    const limit = Number.MAX_SAFE_INTEGER;
    return this.#sessions.find({ index: 'user', is: [userUuid] }, { ...order, limit });
  }

  /** Nobody waits for it: a store that cannot be written would hold each request up, and the next use tries again. */
  async #storeUse(id: string, usedAtMs: number): Promise<void> {
    if (this.#storing.has(id)) return;
    this.#storing.add(id);
    const change = (session: SessionDocument) => ({ document: { ...session, usedAtMs } });
    await this.#sessions.change(id, change).catch(() => undefined);
    this.#storing.delete(id);
  }
}

function sessionOf(
  { digest: id, usedAtMs, expiresAtMs }: SessionDocument,
  user: Principal,
): Session {
  return { id, user, idleUntilMs: Math.min(usedAtMs + IDLE_MS, expiresAtMs), expiresAtMs };
}
