import type { Clock, Collection, Store } from '@roadstead/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { hexOf } from './hex.ts';
import type { Passwords, RandomBytes } from './secrets.ts';

/** What a token says: who bears it, and on what it depends. */
export interface TokenClaims {
  readonly userUuid: string;
  /** The API key that it was made with, and is used with. */
  readonly keyId: string;
  /** How often the user's password had changed. */
  readonly passwordChanges: number;
}

/** A token, and when it ends in epoch milliseconds. */
export interface Token {
  readonly token: string;
  readonly expiresAtMs: number;
}

interface RevokedToken {
  /** Of its id. */
  readonly digest: string;
  readonly expiresAtMs: number;
}

/** What tokens need. */
interface TokensOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly passwords: Pick<Passwords, 'digest'>;
}

/** Long enough for a working session, short enough that a token that was lost is soon worthless. */
const LIFETIME_SECONDS = 3600;
/** Of an HMAC with SHA-256: RFC 7518 (3.2) wants as many bits as the hash has. */
const ALGORITHM = 'HS256';
const SECRET_BYTES = 32;
/** Where the store has the secret. */
const SECRET = 'token-secret';
const ID_BYTES = 16;

/**
 * V20: bearer tokens: JWTs signed with a secret that is made at first use and kept in the store, as it is: who can read the
 * store can make tokens. Of the tokens themselves only those that were revoked are kept, as digests of their ids, until they
 * would have ended.
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

  /** What a token says that is ours, has not ended and was not revoked. */
  async read(token: string): Promise<TokenClaims | 'expired' | 'invalid'> {
    const payload = await this.#verified(token);
    if (typeof payload === 'string') return payload;
    if (await this.#revoked.get(await this.#digestOf(payload.jti))) return 'invalid';
    return { userUuid: payload.sub, keyId: payload.key, passwordChanges: payload.changes };
  }

  /** Ends a token; one that is none, or has ended, stays so. */
  async revoke(token: string): Promise<void> {
    const payload = await this.#verified(token);
    if (typeof payload === 'string') return;
    const { store, clock } = this.#options;
    const ended = await this.#revoked.find(
      { index: 'expiry', to: clock.now() },
      { limit: Number.MAX_SAFE_INTEGER },
    );
    const digest = await this.#digestOf(payload.jti);
    await store.write([
      ...ended.map((each) => this.#revoked.remove(each.digest)),
      this.#revoked.put({ digest, expiresAtMs: payload.exp * 1000 }),
    ]);
  }

  async #verified(token: string): Promise<Payload | 'expired' | 'invalid'> {
    try {
      const { payload } = await jwtVerify<Payload>(token, await this.#readSecret(), {
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
    return this.#options.passwords.digest(id);
  }

  #readSecret(): Promise<Uint8Array> {
    this.#secret ??= this.#readOrMakeSecret().catch((error: unknown) => {
      // Who logs in next may find a store that answers.
      this.#secret = undefined;
      throw error;
    });
    return this.#secret;
  }

  async #readOrMakeSecret(): Promise<Uint8Array> {
    const { store, randomBytes } = this.#options;
    const kept = await store.keep.read(SECRET);
    if (kept) return kept;
    const made = randomBytes(SECRET_BYTES);
    await store.write([store.keep.put(SECRET, made)]);
    return made;
  }
}

/** Of a token that has our signature. */
interface Payload {
  readonly sub: string;
  readonly jti: string;
  readonly exp: number;
  readonly key: string;
  readonly changes: number;
}
