import type { KnownPort } from './known-port.ts';

const SIZES: readonly KnownPort['size'][] = ['large', 'medium', 'small', 'very-small', null];

/**
 * M2: the probability of a port at which no ship of a class has called yet: learned from the sizes of the ports that became known
 * so far, and equal for ports of a size.
 */
export class NewPortRates {
  /** The index of the size of each port. */
  readonly #sizes: Uint8Array;
  readonly #portsOfSize: Float64Array;
  /** The number of new ports of each size, and one more, for sizes without any. */
  readonly #counts: Float64Array;
  #total: number;

  /** @param sizes of all ports, by their number */
  constructor(sizes: readonly KnownPort['size'][]) {
    this.#sizes = Uint8Array.from(sizes, (size) => SIZES.indexOf(size));
    this.#portsOfSize = new Float64Array(SIZES.length);
    for (const size of this.#sizes) this.#portsOfSize[size]++;
    this.#counts = this.#portsOfSize.map((ports) => (ports > 0 ? 1 : 0));
    this.#total = this.#counts.reduce((sum, count) => sum + count, 0);
  }

  /** Records the first call of a class at a port. */
  add(port: number): void {
    this.#counts[this.#sizes[port]]++;
    this.#total++;
  }

  /** The probability of a port; the sum over all ports is 1. */
  probability(port: number): number {
    const size = this.#sizes[port];
    return this.#counts[size] / this.#total / this.#portsOfSize[size];
  }

  save(): Float64Array {
    return this.#counts.slice();
  }

  restore(saved: ArrayLike<number>): void {
    for (const [size, ports] of this.#portsOfSize.entries()) {
      this.#counts[size] = ports > 0 ? Math.max(1, saved[size]) : 0;
    }
    this.#total = this.#counts.reduce((sum, count) => sum + count, 0);
  }
}
