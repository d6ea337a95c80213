import type { Clock } from '@roadstead/contracts';

/** A credential that was not used for so long is checked by the slow hash again. */
const KEPT_MS = 5 * 60_000;
/** More are not kept; the oldest goes. */
const KEPT_MAX = 10_000;

/**
 * Credentials that were found right a short time ago, by a digest of them, so that the slow hash is not computed for every
 * request.
 */
export class VerifiedCredentials<Whose> {
  readonly #clock: Clock;
  readonly #kept: Map<string, { readonly whose: Whose; readonly untilMs: number }> = new Map();

  #generation = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How often credentials have changed. */
  get generation(): number {
    return this.#generation;
  }

  get(digest: string): Whose | undefined {
    const found = this.#kept.get(digest);
    if (!found) return undefined;
    this.#kept.delete(digest);
    if (found.untilMs <= this.#clock.now()) return undefined;
    this.#keep(digest, found.whose);
    return found.whose;
  }

  /** @param since the generation in which checking began: what was right before a change may be wrong after it */
  add(digest: string, whose: Whose, since: number): void {
    if (since !== this.#generation) return;
    this.#keep(digest, whose);
  }

  #keep(digest: string, whose: Whose): void {
    this.#kept.delete(digest);
    this.#kept.set(digest, { whose, untilMs: this.#clock.now() + KEPT_MS });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Somebody's credential has changed. */
  clear(): void {
    this.#generation++;
    this.#kept.clear();
  }
}
