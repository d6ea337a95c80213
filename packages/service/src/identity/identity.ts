import type { Principal, Result, Role } from '@roadstead/model';

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
