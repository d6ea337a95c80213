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
import { DETECTOR } from './event-log.ts';
import type { ApiKey, Identity, Login, User } from './identity.ts';
import type { Passwords, RandomBytes } from './secrets.ts';
import { Tokens } from './tokens.ts';
import { VerifiedCredentials } from './verified-credentials.ts';

interface UserDocument extends User {
  readonly passwordHash: string;
  /** How often the password has changed; not there before it first did. */
  readonly passwordChanges?: number;
}

interface KeyDocument extends ApiKey {
  readonly digest: string;
}

const NAME_LENGTH_MAX = 100;
const PASSWORD_LENGTH_MIN = 8;
const SECRET_LENGTH_MIN = 16;
const SECRET_LENGTH_MAX = 200;
/** Users and keys are listed as a whole: so many a service of this kind has at most. */
const LISTED_MAX = 100_000;
const SECRET_BYTES = 24;
const PREFIX_LENGTH = 8;

/** What the identity needs. */
interface IdentityOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly randomBytes: RandomBytes;
}

/** Users and their API keys in the store. Passwords are kept as slow hashes, keys as digests. */
export class StoreIdentity implements Identity {
  readonly #options: IdentityOptions;
  readonly #users: Collection<UserDocument>;
  readonly #keys: Collection<KeyDocument>;
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
    this.#keys = options.store.collection<KeyDocument>({
      name: 'api-keys',
      key: 'id',
      unique: [['digest']],
      indexes: { digest: ['digest'], user: ['userUuid'] },
    });
    this.#verified = new VerifiedCredentials(options.clock);
    this.#verifiedKeys = new VerifiedCredentials(options.clock);
    this.#tokens = new Tokens(options);
  }

  async recognise(name: string, password: string): Promise<Caller | undefined> {
    return this.#verified.get(await this.#digest(name, password));
  }

  async authenticate(name: string, password: string): Promise<Caller | undefined> {
    if (name.length > NAME_LENGTH_MAX || password.length > SECRET_LENGTH_MAX) return undefined;
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
    this.#verifiedKeys.add(holder.key.digest, caller, generation);
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
    const keys = await this.#keysOf(user);
    await this.#options.store.write([
      this.#users.remove(user.uuid),
      ...keys.map(({ id }) => this.#keys.remove(id)),
    ]);
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
    if (!user) return noUser(userName);
    return success((await this.#keysOf(user)).map(withoutDigest));
  }

  async addKey(
    userName: string,
    secret: string = this.#newSecret(),
  ): Promise<Answer<ApiKey & { readonly secret: string }>> {
    if (secret.length < SECRET_LENGTH_MIN || secret.length > SECRET_LENGTH_MAX) {
      return refusal(
        'invalid',
        `A key has ${SECRET_LENGTH_MIN} to ${SECRET_LENGTH_MAX} characters.`,
      );
    }
    const user = await this.#userNamed(userName);
    if (!user) return noUser(userName);
    const { clock, passwords, randomBytes, store } = this.#options;
    const key: KeyDocument = {
      id: newUuid({ random: randomBytes(16) }),
      userUuid: user.uuid,
      prefix: secret.slice(0, PREFIX_LENGTH),
      createdAtMs: clock.now(),
      digest: await passwords.digest(secret),
    };
    const written = await store.write([this.#keys.insert(key)]);
    if (!written.ok) return refusal('conflict', 'There is such a key already.');
    return success({ ...withoutDigest(key), secret });
  }

  async revokeKey(keyId: string): Promise<Answer<ApiKey>> {
    const key = await this.#keys.take(keyId);
    this.#verifiedKeys.clear();
    return key ? success(withoutDigest(key)) : refusal('not-found', `There is no key ${keyId}.`);
  }

  /**
   * A key, and whose it is. It is found by its digest: how long that takes tells at most how far the digest of a guess is like one that
   * is kept, and nobody can make guesses whose SHA-256 begins as they like, nor has a digest a way back to the key.
   */
  async #keyHolder(
    secret: string,
  ): Promise<{ readonly key: KeyDocument; readonly user: UserDocument } | undefined> {
    if (secret.length > SECRET_LENGTH_MAX) return undefined;
    const digest = await this.#options.passwords.digest(secret);
    const [key] = await this.#keys.find({ index: 'digest', is: [digest] }, { limit: 1 });
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

  #keysOf(user: User): Promise<readonly KeyDocument[]> {
    return this.#keys.find({ index: 'user', is: [user.uuid] }, { limit: LISTED_MAX });
  }

  #newSecret(): string {
    return [...this.#options.randomBytes(SECRET_BYTES)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  }

  #hashOfNobody(): Promise<string> {
    this.#nobodysHash ??= this.#options.passwords.hash(this.#newSecret());
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

function withoutDigest({ digest: _, ...key }: KeyDocument): ApiKey {
  return key;
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
  const isLong = password.length >= PASSWORD_LENGTH_MIN && password.length <= SECRET_LENGTH_MAX;
  const detail = `must have ${PASSWORD_LENGTH_MIN} to ${SECRET_LENGTH_MAX} characters.`;
  return isLong ? [] : [{ pointer: '/password', detail }];
}
