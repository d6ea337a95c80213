import type { Clock } from '@roadstead/contracts';
import type { Principal } from '@roadstead/model';
import { millisecondsInMinute } from 'date-fns/constants';
import { setNewest } from '../operations/set-newest.ts';

/** A credential that was not used for this time is verified by the slow hash again. */
const LIFETIME_MS = 5 * millisecondsInMinute;
/** The least recently used credential is evicted beyond this number. */
const ENTRIES_MAX = 10_000;

/** The users of recently verified credentials, by the digest of the credential: saves the slow hash on every request. */
export class CredentialCache {
  readonly #clock: Clock;
  readonly #entries: Map<string, { readonly user: Principal; readonly untilMs: number }> =
    new Map();
  /** For each verification in progress, the users whose credentials have changed since its begin. */
  readonly #changedSince: Set<Set<string>> = new Set();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get(digest: string): Principal | undefined {
    const found = this.#entries.get(digest);
    if (!found) return undefined;
    this.#entries.delete(digest);
    if (found.untilMs <= this.#clock.now()) return undefined;
    this.#store(digest, found.user);
    return found.user;
  }

  /** Returns the user that `verify` finds, and stores it unless its credentials have changed in the meantime. */
  async getOrVerify(
    digest: string,
    verify: () => Promise<Principal | undefined>,
  ): Promise<Principal | undefined> {
    const known = this.get(digest);
    if (known) return known;
    const changed = new Set<string>();
    this.#changedSince.add(changed);
    try {
      const user = await verify();
      if (user && !changed.has(user.uuid)) this.#store(digest, user);
      return user;
    } finally {
      this.#changedSince.delete(changed);
    }
  }

  /** Removes the credentials of a user: one has changed. */
  remove(userUuid: string): void {
    for (const changed of this.#changedSince) changed.add(userUuid);
    for (const [digest, { user }] of this.#entries) {
      if (user.uuid === userUuid) this.#entries.delete(digest);
    }
  }

  /** Removes all credentials. */
  clear(): void {
    for (const { user } of [...this.#entries.values()]) this.remove(user.uuid);
  }

  #store(digest: string, user: Principal): void {
    const untilMs = this.#clock.now() + LIFETIME_MS;
    setNewest(this.#entries, digest, { user, untilMs }, ENTRIES_MAX);
  }
}
