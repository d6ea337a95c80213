import type { Clock, Collection, Store, WriteOperation } from '@roadstead/contracts';
import { failWith, type Result, success } from '@roadstead/model';
import { v4 as newUuid } from 'uuid';
import { hexOf } from './hex.ts';
import type { ApiKey } from './identity.ts';
import type { PasswordHasher, RandomBytes } from './secrets.ts';

interface KeyDocument extends ApiKey {
  readonly digest: string;
}

/** Dependencies of the API keys. */
interface ApiKeysOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwordHasher: Pick<PasswordHasher, 'digest'>;
  readonly randomBytes: RandomBytes;
}

const SECRET_LENGTH_MIN = 16;
const SECRET_LENGTH_MAX = 200;
/** Beyond the keys of any user, all of which are listed at once. */
const LISTED_MAX = 100_000;
const SECRET_BYTES = 24;
const PREFIX_LENGTH = 8;

/** V10: the API keys of users, stored as digests. */
export class ApiKeys {
  readonly #options: ApiKeysOptions;
  readonly #keys: Collection<KeyDocument>;

  constructor(options: ApiKeysOptions) {
    this.#options = options;
    this.#keys = options.store.collection<KeyDocument>({
      name: 'api-keys',
      key: 'id',
      unique: [['digest']],
      indexes: { digest: ['digest'], user: ['userUuid'] },
    });
  }

  /**
   * Finds the key with this secret, by its digest. The time of the look-up reveals at most the length of the prefix that the
   * digest of a guess shares with a stored one; an attacker can neither choose the first bytes of a SHA-256 nor invert it.
   */
  async findBySecret(secret: string): Promise<ApiKey | undefined> {
    if (secret.length > SECRET_LENGTH_MAX) return undefined;
    const digest = await this.#options.passwordHasher.digest(secret);
    const [key] = await this.#keys.find({ index: 'digest', is: [digest] }, { limit: 1 });
    return key && withoutDigest(key);
  }

  async listOfUser(userUuid: string): Promise<readonly ApiKey[]> {
    return (await this.#documentsOf(userUuid)).map(withoutDigest);
  }

  /** @param secret 16 to 200 characters; default: a random one */
  async add(
    userUuid: string,
    secret: string = this.#newSecret(),
  ): Promise<Result<ApiKey & { readonly secret: string }>> {
    if (secret.length < SECRET_LENGTH_MIN || secret.length > SECRET_LENGTH_MAX) {
      const detail = `A key has ${SECRET_LENGTH_MIN} to ${SECRET_LENGTH_MAX} characters.`;
      return failWith('invalid', detail);
    }
    const { clock, passwordHasher, randomBytes, store } = this.#options;
    const key: KeyDocument = {
      id: newUuid({ random: randomBytes(16) }),
      userUuid,
      prefix: secret.slice(0, PREFIX_LENGTH),
      createdAtMs: clock.now(),
      digest: await passwordHasher.digest(secret),
    };
    const written = await store.write([this.#keys.insert(key)]);
    if (!written.ok) return failWith('conflict', 'This key is in use.');
    return success({ ...withoutDigest(key), secret });
  }

  /** Returns the uuid of the user of a key. */
  async findUser(id: string): Promise<string | undefined> {
    return (await this.#keys.get(id))?.userUuid;
  }

  /** @returns the revoked key */
  async revoke(id: string): Promise<Result<ApiKey>> {
    const key = await this.#keys.removeReturning(id);
    return key
      ? success(withoutDigest(key))
      : failWith('not-found', `The key ${id} does not exist.`);
  }

  /** Returns the operations that remove all keys of a user. */
  async prepareRemovalOfUser(userUuid: string): Promise<readonly WriteOperation[]> {
    return (await this.#documentsOf(userUuid)).map(({ id }) => this.#keys.remove(id));
  }

  #documentsOf(userUuid: string): Promise<readonly KeyDocument[]> {
    return this.#keys.find({ index: 'user', is: [userUuid] }, { limit: LISTED_MAX });
  }

  #newSecret(): string {
    return hexOf(this.#options.randomBytes(SECRET_BYTES));
  }
}

function withoutDigest({ digest: _, ...key }: KeyDocument): ApiKey {
  return key;
}
