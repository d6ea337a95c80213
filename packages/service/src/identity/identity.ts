import type { Principal, Result, Role } from '@roadstead/model';
import type { Observable } from 'rxjs';

/** A user, without secrets. */
export interface User extends Principal {
  readonly createdAtMs: number;
}

/** An API key, without its secret, which is shown once, when the key is created. */
export interface ApiKey {
  readonly id: string;
  readonly userUuid: string;
  /** The first eight characters of the secret, to distinguish keys. */
  readonly prefix: string;
  readonly createdAtMs: number;
}

/** The result of a login. */
export interface Login {
  /** A JWT, valid together with the API key of the login. */
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAtMs: number;
}

/** A session of a browser, without its secret. */
export interface Session {
  /** The digest of its secret. */
  readonly id: string;
  readonly user: Principal;
  /** Its end unless it is used until then, in epoch milliseconds. */
  readonly idleUntilMs: number;
  /** Its end in any case, in epoch milliseconds. */
  readonly expiresAtMs: number;
}

/** A single-use secret that stands for a session where no header can be sent. */
export interface SessionTicket {
  readonly ticket: string;
  /** Epoch milliseconds. */
  readonly expiresAtMs: number;
}

/** V25: sessions of browsers, which stand for the name and password of their login. */
export interface Sessions {
  /** Opens a session; returns undefined for a wrong name or password. Beyond the limit of a user the oldest session ends. */
  open(
    name: string,
    password: string,
  ): Promise<(Session & { readonly secret: string }) | undefined>;
  /** Finds the session with this secret, which counts as a use; returns undefined if it has ended. */
  find(secret: string): Promise<Session | undefined>;
  /** Finds a session by its id, which counts as a use; returns undefined if it has ended. */
  check(id: string): Promise<Session | undefined>;
  /** Ends a session, with its tickets. Has no effect on one that has ended. */
  end(id: string): Promise<void>;
  createTicket(id: string): Promise<SessionTicket>;
  /** Finds the session of a ticket, once; returns undefined if either is no longer valid. */
  redeemTicket(ticket: string): Promise<Session | undefined>;
}

/** V10, V20: users and their credentials. Names are unique, of 1 to 100 characters, not . or .., without control characters and colons. */
export interface Identity {
  /** Finds the user of a name and password that were verified in the last five minutes, without the slow hash. */
  recognise(name: string, password: string): Promise<Principal | undefined>;
  /** Verifies a name and password (HTTP Basic); returns undefined for wrong ones. */
  authenticate(name: string, password: string): Promise<Principal | undefined>;
  /** Finds the user of an API key that was verified in the last five minutes, without reading the store. */
  recogniseKey(secret: string): Promise<Principal | undefined>;
  /** Verifies an API key; returns undefined for an unknown one. */
  authenticateKey(secret: string): Promise<Principal | undefined>;
  /** V20: issues a token for a name, password and API key of one user; returns undefined unless all three match. */
  login(keySecret: string, name: string, password: string): Promise<Login | undefined>;
  /** V20: verifies a token together with the API key of its login. */
  authenticateToken(keySecret: string, token: string): Promise<Principal | 'expired' | 'invalid'>;
  /** V20: revokes a token. Has no effect on an invalid or expired one. */
  logout(token: string): Promise<void>;
  readonly sessions: Sessions;
  /** Emits the UUID of a user one of whose passwords, API keys or sessions is no longer valid. */
  readonly revocations$: Observable<string>;
  listUsers(): Promise<readonly User[]>;
  /** @param password 8 to 200 characters */
  createUser(name: string, password: string, roles: readonly Role[]): Promise<Result<User>>;
  removeUser(name: string): Promise<Result<User>>;
  setPassword(name: string, password: string): Promise<Result<User>>;
  listKeys(userName: string): Promise<Result<readonly ApiKey[]>>;
  /** @param secret 16 to 200 characters; default: 24 random bytes, in hexadecimal digits */
  createKey(
    userName: string,
    secret?: string,
  ): Promise<Result<ApiKey & { readonly secret: string }>>;
  revokeKey(keyId: string): Promise<Result<ApiKey>>;
}
