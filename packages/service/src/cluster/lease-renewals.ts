import type { Lease } from '@roadstead/contracts';

/** A holder of a lease, by the numbers of observations. */
interface Observed {
  readonly first: number;
  /** That which found the lease renewed. */
  readonly renewed: number;
  readonly expiresMs: number;
}

/** Observes leases, and thereby which holders have shown a sign of life since another one appeared. */
export class LeaseRenewals {
  #observations = 0;
  #observed: ReadonlyMap<string, Observed> = new Map();

  /** Observes the leases that are held now. */
  observe(leases: readonly Lease[]): void {
    const number = ++this.#observations;
    this.#observed = new Map(
      leases.map(({ holder, expiresMs }) => {
        const before = this.#observed.get(holder);
        const { first = number, renewed = number } = before ?? {};
        const isRenewed = before && before.expiresMs !== expiresMs;
        return [holder, { first, renewed: isRenewed ? number : renewed, expiresMs }];
      }),
    );
  }

  /** Returns whether a lease was found renewed after the first observation of another holder. */
  isRenewedSince(holder: string, other: string): boolean {
    const { renewed = Number.NEGATIVE_INFINITY } = this.#observed.get(holder) ?? {};
    return renewed > (this.#observed.get(other)?.first ?? Number.POSITIVE_INFINITY);
  }
}
