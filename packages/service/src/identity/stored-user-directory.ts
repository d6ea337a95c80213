import type { Clock, Collection, Store } from '@roadstead/contracts';
import {
  characterCount,
  failWith,
  type Principal,
  type Result,
  type Role,
  success,
} from '@roadstead/model';
import { type Observable, Subject } from 'rxjs';
import { v4 as newUuid } from 'uuid';
import { ApiKeys } from './api-keys.ts';
import { CredentialCache } from './credential-cache.ts';
import { hexOf } from './hex.ts';
import type { ApiKey, Identity, Login, User } from './identity.ts';
import type { PasswordHasher, RandomBytes } from './secrets.ts';
import { type SessionUser, StoredSessions } from './stored-sessions.ts';
import { Tokens } from './tokens.ts';
import {
  nameProblems,
  PASSWORD_LENGTH_MAX,
  passwordProblems,
  USER_NAME_LENGTH_MAX,
} from './user-problems.ts';

interface UserDocument extends User {
  readonly passwordHash: string;
  /** The number of password changes; absent before the first. */
  readonly passwordChanges?: number;
}

/** Beyond the users of any service, all of which are listed at once. */
const LISTED_MAX = 100_000;
/** The length of the random password behind `#decoyHash`. */
const DECOY_PASSWORD_BYTES = 24;

/** Dependencies of the user directory. */
interface IdentityOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwordHasher: PasswordHasher;
  readonly randomBytes: RandomBytes;
}

/** Users in the store, and the verification of their credentials. Passwords are stored as slow hashes. */
export class StoredUserDirectory implements Identity {
  readonly #options: IdentityOptions;
  readonly #users: Collection<UserDocument>;
  readonly #keys: ApiKeys;
  readonly #verified: CredentialCache;
  readonly #verifiedKeys: CredentialCache;
  readonly #tokens: Tokens;
  readonly #revocations: Subject<string> = new Subject();
  readonly sessions: StoredSessions;
  /** The hash of a random password: an unknown name takes the same time as a wrong password. */
  #decoyHash: Promise<string> | undefined;

  constructor(options: IdentityOptions) {
    this.#options = options;
    this.#users = options.store.collection<UserDocument>({
      name: 'users',
      key: 'uuid',
      unique: [['name']],
      indexes: { name: ['name'] },
    });
    this.#keys = new ApiKeys(options);
    this.#verified = new CredentialCache(options.clock);
    this.#verifiedKeys = new CredentialCache(options.clock);
    this.#tokens = new Tokens(options);
    this.sessions = new StoredSessions({
      ...options,
      verify: (name, password) => this.#verifyForSession(name, password),
      findUser: async (uuid) => sessionUserOf(await this.#users.get(uuid)),
      ended: (userUuid) => this.#revocations.next(userUuid),
    });
  }

  get revocations$(): Observable<string> {
    return this.#revocations;
  }

  async recognise(name: string, password: string): Promise<Principal | undefined> {
    return this.#verified.get(await this.#digest(name, password));
  }

  async authenticate(name: string, password: string): Promise<Principal | undefined> {
    if (characterCount(name) > USER_NAME_LENGTH_MAX) return undefined;
    if (characterCount(password) > PASSWORD_LENGTH_MAX) return undefined;
    return this.#verified.getOrVerify(await this.#digest(name, password), async () => {
      const user = await this.#userNamed(name);
      const hashed = user?.passwordHash ?? (await this.#readDecoyHash());
      const isVerified = await this.#options.passwordHasher.verify(password, hashed);
      return user && isVerified ? principalOf(user) : undefined;
    });
  }

  async recogniseKey(secret: string): Promise<Principal | undefined> {
    return this.#verifiedKeys.get(await this.#options.passwordHasher.digest(secret));
  }

  async authenticateKey(secret: string): Promise<Principal | undefined> {
    const digest = await this.#options.passwordHasher.digest(secret);
    return this.#verifiedKeys.getOrVerify(digest, async () => {
      const holder = await this.#keyHolder(secret);
      return holder && principalOf(holder.user);
    });
  }

  async login(keySecret: string, name: string, password: string): Promise<Login | undefined> {
    // Read before the password is verified: a password change in between invalidates the token.
    const holder = await this.#keyHolder(keySecret);
    // Verified for a wrong key too: the response time must not reveal whether the key exists.
    const caller = await this.authenticate(name, password);
    if (!caller || holder?.user.uuid !== caller.uuid) return undefined;
    const { user, key } = holder;
    return this.#tokens.issue({
      userUuid: user.uuid,
      keyId: key.id,
      passwordChanges: changesOf(user),
    });
  }

  async authenticateToken(
    keySecret: string,
    token: string,
  ): Promise<Principal | 'expired' | 'invalid'> {
    const claims = await this.#tokens.verify(token);
    if (typeof claims === 'string') return claims;
    const holder = await this.#keyHolder(keySecret);
    if (!holder) return 'invalid';
    const { user, key } = holder;
    const isOfHolder =
      user.uuid === claims.userUuid &&
      key.id === claims.keyId &&
      changesOf(user) === claims.passwordChanges;
    return isOfHolder ? principalOf(user) : 'invalid';
  }

  logout(token: string): Promise<void> {
    return this.#tokens.revoke(token);
  }

  /** Finds a user as the store has it now. */
  async findUser(uuid: string): Promise<Principal | undefined> {
    const user = await this.#users.get(uuid);
    return user && principalOf(user);
  }

  async listUsers(): Promise<readonly User[]> {
    const users = await this.#users.find({ index: 'name' }, { limit: LISTED_MAX });
    return users.map(withoutHash);
  }

  async createUser(name: string, password: string, roles: readonly Role[]): Promise<Result<User>> {
    const problems = [...nameProblems(name), ...passwordProblems(password)];
    if (problems.length > 0) return failWith('invalid', 'The user is invalid.', problems);
    const { clock, passwordHasher, store } = this.#options;
    const user: UserDocument = {
      uuid: newUuid({ random: this.#options.randomBytes(16) }),
      name,
      roles: [...new Set(roles)],
      createdAtMs: clock.now(),
      passwordHash: await passwordHasher.hash(password),
    };
    const written = await store.write([this.#users.insert(user)]);
    if (!written.ok) return failWith('conflict', `The user name ${name} is in use.`);
    return success(withoutHash(user));
  }

  async removeUser(name: string): Promise<Result<User>> {
    const user = await this.#userNamed(name);
    if (!user) return noUser(name);
    const keys = await this.#keys.prepareRemovalOfUser(user.uuid);
    const sessions = await this.sessions.prepareRemovalOfUser(user.uuid);
    try {
      await this.#options.store.write([this.#users.remove(user.uuid), ...keys, ...sessions]);
    } finally {
      // A write that failed may have been stored all the same.
      this.#revoke(user.uuid, this.#verified, this.#verifiedKeys);
    }
    return success(withoutHash(user));
  }

  async setPassword(name: string, password: string): Promise<Result<User>> {
    const problems = passwordProblems(password);
    if (problems.length > 0) return failWith('invalid', 'That is no password.', problems);
    const user = await this.#userNamed(name);
    if (!user) return noUser(name);
    const passwordHash = await this.#options.passwordHasher.hash(password);
    const changing = this.#users.change(user.uuid, (now) => ({
      document: { ...now, passwordHash, passwordChanges: changesOf(now) + 1 },
    }));
    const changed = await changing.finally(() => this.#revoke(user.uuid, this.#verified));
    return changed ? success(withoutHash(changed)) : noUser(name);
  }

  async listKeys(userName: string): Promise<Result<readonly ApiKey[]>> {
    const user = await this.#userNamed(userName);
    return user ? success(await this.#keys.listOfUser(user.uuid)) : noUser(userName);
  }

  async createKey(
    userName: string,
    secret?: string,
  ): Promise<Result<ApiKey & { readonly secret: string }>> {
    const user = await this.#userNamed(userName);
    return user ? this.#keys.add(user.uuid, secret) : noUser(userName);
  }

  async revokeKey(keyId: string): Promise<Result<ApiKey>> {
    const userUuid = await this.#keys.findUser(keyId);
    const revoking = this.#keys.revoke(keyId);
    return revoking.finally(() => {
      if (userUuid !== undefined) this.#revoke(userUuid, this.#verifiedKeys);
    });
  }

  /** Has all credentials verified again. */
  invalidateCredentials(): void {
    this.#verified.clear();
    this.#verifiedKeys.clear();
  }

  /** Has all credentials of a user verified again: another process has changed one. */
  revoke(userUuid: string): void {
    this.#revoke(userUuid, this.#verified, this.#verifiedKeys);
  }

  /** Has credentials of a user verified again: one has changed. */
  #revoke(userUuid: string, ...verified: readonly CredentialCache[]): void {
    for (const each of verified) each.remove(userUuid);
    this.#revocations.next(userUuid);
  }

  async #verifyForSession(name: string, password: string): Promise<SessionUser | undefined> {
    // Read before the password is verified: a password change in between ends the session.
    const user = await this.#userNamed(name);
    const principal = await this.authenticate(name, password);
    return principal?.uuid === user?.uuid ? sessionUserOf(user) : undefined;
  }

  async #keyHolder(
    secret: string,
  ): Promise<{ readonly key: ApiKey; readonly user: UserDocument } | undefined> {
    const key = await this.#keys.findBySecret(secret);
    const user = key && (await this.#users.get(key.userUuid));
    return user && { key, user };
  }

  #digest(name: string, password: string): Promise<string> {
    return this.#options.passwordHasher.digest(`${name}\u0000${password}`);
  }

  async #userNamed(name: string): Promise<UserDocument | undefined> {
    const [user] = await this.#users.find({ index: 'name', is: [name] }, { limit: 1 });
    return user;
  }

  #readDecoyHash(): Promise<string> {
    this.#decoyHash ??= this.#options.passwordHasher.hash(
      hexOf(this.#options.randomBytes(DECOY_PASSWORD_BYTES)),
    );
    return this.#decoyHash;
  }
}

function principalOf({ uuid, name, roles }: User): Principal {
  return { uuid, name, roles };
}

function sessionUserOf(user: UserDocument | undefined): SessionUser | undefined {
  return user && { principal: principalOf(user), passwordChanges: changesOf(user) };
}

function changesOf({ passwordChanges = 0 }: UserDocument): number {
  return passwordChanges;
}

function withoutHash({ passwordHash: _, passwordChanges: __, ...user }: UserDocument): User {
  return user;
}

function noUser(name: string): ReturnType<typeof failWith> {
  return failWith(
    'not-found',
    `The user ${JSON.stringify(name.slice(0, USER_NAME_LENGTH_MAX))} does not exist.`,
  );
}
