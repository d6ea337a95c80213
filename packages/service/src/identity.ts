import type { Answer, Caller, Role } from '@roadstead/model';

/** A user as others may see it. */
export interface User extends Caller {
  readonly createdAtMs: number;
}

/** An API key as others may see it; the secret itself is shown once, when it is made. */
export interface ApiKey {
  readonly id: string;
  readonly userUuid: string;
  /** The first characters of the secret, to tell keys apart. */
  readonly prefix: string;
  readonly createdAtMs: number;
}

/** What someone is given who has logged in. */
export interface Login {
  /** A JWT; it goes with the API key that was used. */
  readonly token: string;
  readonly expiresAtMs: number;
}

/** Who may use the service. Names are 1 to 100 characters without control characters and colons, and unique. */
export interface Identity {
  /** Who was found to have this name and password a short time ago: costs next to nothing. */
  recognise(name: string, password: string): Promise<Caller | undefined>;
  /** Who has this name and password (HTTP Basic); undefined where nobody has. */
  authenticate(name: string, password: string): Promise<Caller | undefined>;
  /** Whose API key this was found to be a short time ago: costs next to nothing. */
  recogniseKey(secret: string): Promise<Caller | undefined>;
  /** Whose API key this is; undefined where it is nobody's. */
  authenticateKey(secret: string): Promise<Caller | undefined>;
  /** V20: a token for who has this name and password; undefined where nobody has, or the API key is not theirs. */
  login(keySecret: string, name: string, password: string): Promise<Login | undefined>;
  /** V20: who bears a token together with the API key that it was made with. */
  bearer(keySecret: string, token: string): Promise<Caller | 'expired' | 'invalid'>;
  /** V20: ends a token. One that is none, or has ended, stays so. */
  logout(token: string): Promise<void>;
  users(): Promise<readonly User[]>;
  /** @param password 8 to 200 characters */
  addUser(name: string, password: string, roles: readonly Role[]): Promise<Answer<User>>;
  removeUser(name: string): Promise<Answer<User>>;
  setPassword(name: string, password: string): Promise<Answer<User>>;
  keys(userName: string): Promise<Answer<readonly ApiKey[]>>;
  /** @param secret where it is given from outside: 16 to 200 characters; default: a random one */
  addKey(userName: string, secret?: string): Promise<Answer<ApiKey & { readonly secret: string }>>;
  revokeKey(keyId: string): Promise<Answer<ApiKey>>;
}
