import type { Clock, Collection, Store } from '@roadstead/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { hexOf } from './hex.ts';
import type { PasswordHasher, RandomBytes } from './secrets.ts';

/** The claims of a token: its user, and the state of the credentials that it depends on. */
export interface TokenClaims {
  readonly userUuid: string;
  /** The API key of the login, which must accompany the token. */
  readonly keyId: string;
  /** The number of the user's password changes at the login. */
  readonly passwordChanges: number;
}

/** A token, and the time of its expiry in epoch milliseconds. */
export interface Token {
  readonly token: string;
  readonly expiresAtMs: number;
}

interface RevokedToken {
  /** The digest of the token's id. */
  readonly digest: string;
  readonly expiresAtMs: number;
}

/** Dependencies of the tokens. */
interface TokensOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly passwordHasher: Pick<PasswordHasher, 'digest'>;
}

/** Long enough for a working session, short enough to limit the use of a stolen token. */
const LIFETIME_SECONDS = 3600;
/** HMAC with SHA-256. */
const ALGORITHM = 'HS256';
/** RFC 7518 (3.2) requires a key of at least as many bits as the hash. */
const SECRET_BYTES = 32;
/** The key of the blob in the store. */
const SECRET_KEY = 'token-secret';
const ID_BYTES = 16;

/**
 * V20: bearer tokens: JWTs signed with a secret that is created at first use and stored in plain: a reader of the store can
 * forge tokens. Of the tokens themselves the store has the revoked ones, as digests of their ids, until they would have
 * expired.
 */
export class Tokens {
  readonly #options: TokensOptions;
  readonly #revoked: Collection<RevokedToken>;
  #secret: Promise<Uint8Array> | undefined;

  constructor(options: TokensOptions) {
    this.#options = options;
    this.#revoked = options.store.collection<RevokedToken>({
      name: 'revoked-tokens',
      key: 'digest',
      indexes: { expiry: ['expiresAtMs'] },
    });
  }

  async issue({ userUuid, keyId, passwordChanges }: TokenClaims): Promise<Token> {
    const { clock, randomBytes } = this.#options;
    const issued = Math.floor(clock.now() / 1000);
    const expires = issued + LIFETIME_SECONDS;
    const token = await new SignJWT({ key: keyId, changes: passwordChanges })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setSubject(userUuid)
      .setJti(hexOf(randomBytes(ID_BYTES)))
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(await this.#readSecret());
    return { token, expiresAtMs: expires * 1000 };
  }

  /** Returns the claims of a token whose signature is valid and which is neither expired nor revoked. */
  async verify(token: string): Promise<TokenClaims | 'expired' | 'invalid'> {
    const payload = await this.#verifySignature(token);
    if (typeof payload === 'string') return payload;
    if (await this.#revoked.get(await this.#digestOf(payload.jti))) return 'invalid';
    return { userUuid: payload.sub, keyId: payload.key, passwordChanges: payload.changes };
  }

  /** Revokes a token. Has no effect on an invalid or expired one. */
  async revoke(token: string): Promise<void> {
    const payload = await this.#verifySignature(token);
    if (typeof payload === 'string') return;
    const { store, clock } = this.#options;
    const expired = await this.#revoked.find(
      { index: 'expiry', to: clock.now() },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    const digest = await this.#digestOf(payload.jti);
    await store.write([
      ...expired.map((each) => this.#revoked.remove(each.digest)),
      this.#revoked.put({ digest, expiresAtMs: payload.exp * 1000 }),
    ]);
  }

  async #verifySignature(token: string): Promise<Payload | 'expired' | 'invalid'> {
    try {
      // Only `issue` creates a secret: several processes verify tokens.
      const secret = await (this.#secret ?? this.#options.store.blobs.read(SECRET_KEY));
      if (!secret) return 'invalid';
      this.#secret ??= Promise.resolve(secret);
      const { payload } = await jwtVerify<Payload>(token, secret, {
        algorithms: [ALGORITHM],
        typ: 'JWT',
        currentDate: new Date(this.#options.clock.now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  }

  #digestOf(id: string): Promise<string> {
    return this.#options.passwordHasher.digest(id);
  }

  #readSecret(): Promise<Uint8Array> {
    this.#secret ??= this.#readOrCreateSecret().catch((error: unknown) => {
      // The next login reads the store again.
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }

  async #readOrCreateSecret(): Promise<Uint8Array> {
    const { store, randomBytes } = this.#options;
    const stored = await store.blobs.read(SECRET_KEY);
    if (stored) return stored;
    const secret = randomBytes(SECRET_BYTES);
    await store.write([store.blobs.put(SECRET_KEY, secret)]);
    return secret;
  }
}

/** The payload of a token with a valid signature. */
interface Payload {
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
  readonly key: string;
  readonly changes: number;
}
