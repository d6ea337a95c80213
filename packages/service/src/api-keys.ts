import type { Change, Clock, Collection, Store } from '@roadstead/contracts';
import { type Answer, refusal, success } from '@roadstead/model';
import { v4 as newUuid } from 'uuid';
import { hexOf } from './hex.ts';
import type { ApiKey } from './identity.ts';
import type { Passwords, RandomBytes } from './secrets.ts';

interface KeyDocument extends ApiKey {
  readonly digest: string;
}

/** What API keys need. */
interface ApiKeysOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly passwords: Pick<Passwords, 'digest'>;
  readonly randomBytes: RandomBytes;
}

const SECRET_LENGTH_MIN = 16;
const SECRET_LENGTH_MAX = 200;
/** Keys of a user are listed as a whole: so many nobody has. */
const LISTED_MAX = 100_000;
const SECRET_BYTES = 24;
const PREFIX_LENGTH = 8;

/** V10: the API keys of users, kept as digests. */
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
   * The key with this secret. It is found by its digest: how long that takes tells at most how far the digest of a guess is
   * like one that is kept, and nobody can make guesses whose SHA-256 begins as they like, nor come back from it to the key.
   */
  async withSecret(secret: string): Promise<ApiKey | undefined> {
    if (secret.length > SECRET_LENGTH_MAX) return undefined;
    const digest = await this.#options.passwords.digest(secret);
    const [key] = await this.#keys.find({ index: 'digest', is: [digest] }, { limit: 1 });
    return key && withoutDigest(key);
  }

  async ofUser(userUuid: string): Promise<readonly ApiKey[]> {
    return (await this.#documentsOf(userUuid)).map(withoutDigest);
  }

  /** @param secret 16 to 200 characters; default: a random one */
  async add(
    userUuid: string,
    secret: string = this.#newSecret(),
  ): Promise<Answer<ApiKey & { readonly secret: string }>> {
    if (secret.length < SECRET_LENGTH_MIN || secret.length > SECRET_LENGTH_MAX) {
      const detail = `A key has ${SECRET_LENGTH_MIN} to ${SECRET_LENGTH_MAX} characters.`;
      return refusal('invalid', detail);
    }
    const { clock, passwords, randomBytes, store } = this.#options;
    const key: KeyDocument = {
      id: newUuid({ random: randomBytes(16) }),
      userUuid,
      prefix: secret.slice(0, PREFIX_LENGTH),
      createdAtMs: clock.now(),
      digest: await passwords.digest(secret),
    };
    const written = await store.write([this.#keys.insert(key)]);
    if (!written.ok) return refusal('conflict', 'There is such a key already.');
    return success({ ...withoutDigest(key), secret });
  }

  /** @returns the key that was there */
  async revoke(id: string): Promise<Answer<ApiKey>> {
    const key = await this.#keys.take(id);
    return key ? success(withoutDigest(key)) : refusal('not-found', `There is no key ${id}.`);
  }

  /** What removes all keys of a user, when it is written. */
  async removalOf(userUuid: string): Promise<readonly Change[]> {
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
