import type { Clock, Collection, Store } from '@roadstead/contracts';
import {
  type Answer,
  type Caller,
  type Problem,
  type Role,
  refusal,
  success,
} from '@roadstead/model';
import { v4 as newUuid } from 'uuid';
import { ApiKeys } from './api-keys.ts';
import { DETECTOR } from './event-log.ts';
import { hexOf } from './hex.ts';
import type { ApiKey, Identity, Login, User } from './identity.ts';
import type { Passwords, RandomBytes } from './secrets.ts';
import { Tokens } from './tokens.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

interface UserDocument extends User {
  readonly passwordHash: string;
  /** How often the password has changed; not there before it first did. */
  readonly passwordChanges?: number;
}

const NAME_LENGTH_MAX = 100;
const PASSWORD_LENGTH_MIN = 8;
const PASSWORD_LENGTH_MAX = 200;
/** Users are listed as a whole: so many a service of this kind has at most. */
const LISTED_MAX = 100_000;
/** Of a password that nobody knows. */
const NOBODYS_BYTES = 24;

/** What the identity needs. */
interface IdentityOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly randomBytes: RandomBytes;
}

/** Users in the store, and how they prove who they are. Passwords are kept as slow hashes. */
export class StoreIdentity implements Identity {
  readonly #options: IdentityOptions;
  readonly #users: Collection<UserDocument>;
  readonly #keys: ApiKeys;
  readonly #verified: VerifiedCredentials<Caller>;
  readonly #verifiedKeys: VerifiedCredentials<Caller>;
  readonly #tokens: Tokens;
  /** A hash that nobody has the password of: an unknown name costs the same time as a wrong password. */
  #nobodysHash: Promise<string> | undefined;

  constructor(options: IdentityOptions) {
    this.#options = options;
    this.#users = options.store.collection<UserDocument>({
      name: 'users',
      key: 'uuid',
      unique: [['name']],
      indexes: { name: ['name'] },
    });
    this.#keys = new ApiKeys(options);
    this.#verified = new VerifiedCredentials(options.clock);
    this.#verifiedKeys = new VerifiedCredentials(options.clock);
    this.#tokens = new Tokens(options);
  }

  async recognise(name: string, password: string): Promise<Caller | undefined> {
    return this.#verified.get(await this.#digest(name, password));
  }

  async authenticate(name: string, password: string): Promise<Caller | undefined> {
    if (name.length > NAME_LENGTH_MAX || password.length > PASSWORD_LENGTH_MAX) return undefined;
    const { passwords } = this.#options;
    const digest = await this.#digest(name, password);
    const known = this.#verified.get(digest);
    if (known) return known;
    const { generation } = this.#verified;
    const user = await this.#userNamed(name);
    const hashed = user?.passwordHash ?? (await this.#hashOfNobody());
    const isRight = await passwords.verify(password, hashed);
    if (!user || !isRight) return undefined;
    const caller = callerOf(user);
    this.#verified.add(digest, caller, generation);
    return caller;
  }

  async recogniseKey(secret: string): Promise<Caller | undefined> {
    return this.#verifiedKeys.get(await this.#options.passwords.digest(secret));
  }

  async authenticateKey(secret: string): Promise<Caller | undefined> {
    const { generation } = this.#verifiedKeys;
    const holder = await this.#keyHolder(secret);
    if (!holder) return undefined;
    const caller = callerOf(holder.user);
    this.#verifiedKeys.add(await this.#options.passwords.digest(secret), caller, generation);
    return caller;
  }

  async login(keySecret: string, name: string, password: string): Promise<Login | undefined> {
    // Before the password: where that changes in between, the token is worth nothing.
    const holder = await this.#keyHolder(keySecret);
    // In any case: how long it takes does not tell whether the key is right.
    const caller = await this.authenticate(name, password);
    if (!caller || holder?.user.uuid !== caller.uuid) return undefined;
    const { user, key } = holder;
    return this.#tokens.issue({
      userUuid: user.uuid,
      keyId: key.id,
      passwordChanges: changesOf(user),
    });
  }

  async bearer(keySecret: string, token: string): Promise<Caller | 'expired' | 'invalid'> {
    const claims = await this.#tokens.read(token);
    if (typeof claims === 'string') return claims;
    const holder = await this.#keyHolder(keySecret);
    if (!holder) return 'invalid';
    const { user, key } = holder;
    const isTheirs =
      user.uuid === claims.userUuid &&
      key.id === claims.keyId &&
      changesOf(user) === claims.passwordChanges;
    return isTheirs ? callerOf(user) : 'invalid';
  }

  logout(token: string): Promise<void> {
    return this.#tokens.revoke(token);
  }

  async users(): Promise<readonly User[]> {
    const users = await this.#users.find({ index: 'name' }, { limit: LISTED_MAX });
    return users.map(withoutHash);
  }

  async addUser(name: string, password: string, roles: readonly Role[]): Promise<Answer<User>> {
    const problems = [...nameProblems(name), ...passwordProblems(password)];
    if (problems.length > 0) return refusal('invalid', 'The user cannot be made so.', problems);
    const { clock, passwords, store } = this.#options;
    const user: UserDocument = {
      uuid: newUuid({ random: this.#options.randomBytes(16) }),
      name,
      roles: [...new Set(roles)],
      createdAtMs: clock.now(),
      passwordHash: await passwords.hash(password),
    };
    const written = await store.write([this.#users.insert(user)]);
    if (!written.ok) return refusal('conflict', `There is a user ${name} already.`);
    return success(withoutHash(user));
  }

  async removeUser(name: string): Promise<Answer<User>> {
    const user = await this.#userNamed(name);
    if (!user) return noUser(name);
    const keys = await this.#keys.removalOf(user.uuid);
    await this.#options.store.write([this.#users.remove(user.uuid), ...keys]);
    this.#verified.clear();
    this.#verifiedKeys.clear();
    return success(withoutHash(user));
  }

  async setPassword(name: string, password: string): Promise<Answer<User>> {
    const problems = passwordProblems(password);
    if (problems.length > 0) return refusal('invalid', 'That is no password.', problems);
    const user = await this.#userNamed(name);
    if (!user) return noUser(name);
    const passwordHash = await this.#options.passwords.hash(password);
    const changed = await this.#users.update(user.uuid, (now) => ({
      ...now,
      passwordHash,
      passwordChanges: changesOf(now) + 1,
    }));
    this.#verified.clear();
    return changed ? success(withoutHash(changed)) : noUser(name);
  }

  async keys(userName: string): Promise<Answer<readonly ApiKey[]>> {
    const user = await this.#userNamed(userName);
    return user ? success(await this.#keys.ofUser(user.uuid)) : noUser(userName);
  }

  async addKey(
    userName: string,
    secret?: string,
  ): Promise<Answer<ApiKey & { readonly secret: string }>> {
    const user = await this.#userNamed(userName);
    return user ? this.#keys.add(user.uuid, secret) : noUser(userName);
  }

  async revokeKey(keyId: string): Promise<Answer<ApiKey>> {
    const revoked = await this.#keys.revoke(keyId);
    this.#verifiedKeys.clear();
    return revoked;
  }

  async #keyHolder(
    secret: string,
  ): Promise<{ readonly key: ApiKey; readonly user: UserDocument } | undefined> {
    const key = await this.#keys.withSecret(secret);
    const user = key && (await this.#users.get(key.userUuid));
    return user && { key, user };
  }

  #digest(name: string, password: string): Promise<string> {
    return this.#options.passwords.digest(`${name}\u0000${password}`);
  }

  async #userNamed(name: string): Promise<UserDocument | undefined> {
    const [user] = await this.#users.find({ index: 'name', is: [name] }, { limit: 1 });
    return user;
  }

  #hashOfNobody(): Promise<string> {
    this.#nobodysHash ??= this.#options.passwords.hash(
      hexOf(this.#options.randomBytes(NOBODYS_BYTES)),
    );
    return this.#nobodysHash;
  }
}

function callerOf({ uuid, name, roles }: User): Caller {
  return { uuid, name, roles };
}

function changesOf({ passwordChanges = 0 }: UserDocument): number {
  return passwordChanges;
}

function withoutHash({ passwordHash: _, passwordChanges: __, ...user }: UserDocument): User {
  return user;
}

function noUser(name: string): ReturnType<typeof refusal> {
  return refusal(
    'not-found',
    `There is no user ${JSON.stringify(name.slice(0, NAME_LENGTH_MAX))}.`,
  );
}

function nameProblems(name: string): readonly Problem[] {
  const isName = name.trim() !== '' && name.length <= NAME_LENGTH_MAX && !/[\p{Cc}:]/u.test(name);
  const detail = `must be a text of 1 to ${NAME_LENGTH_MAX} characters, not blank, without control characters and colons.`;
  if (!isName) return [{ pointer: '/name', detail }];
  return name === DETECTOR ? [{ pointer: '/name', detail: 'is what the detector signs as.' }] : [];
}

function passwordProblems(password: string): readonly Problem[] {
  const isLong = password.length >= PASSWORD_LENGTH_MIN && password.length <= PASSWORD_LENGTH_MAX;
  const detail = `must have ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX} characters.`;
  return isLong ? [] : [{ pointer: '/password', detail }];
}
