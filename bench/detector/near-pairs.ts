/** The pairs of ships that a server has reported as near one another. */
export class NearPairs {
  readonly #near: Map<number, Set<number>> = new Map();

  add(a: number, b: number): void {
    this.#of(a).add(b);
    this.#of(b).add(a);
  }

  delete(a: number, b: number): void {
    this.#of(a).delete(b);
    this.#of(b).delete(a);
  }

  deleteShip(ship: number): void {
    for (const other of this.#of(ship)) this.delete(ship, other);
  }

  /** Returns the pairs as text, sorted, as those of a grid. */
  names(): readonly string[] {
    return [...this.#near]
      .flatMap(([ship, others]) =>
        [...others].filter((other) => other > ship).map((other) => `${ship} ${other}`),
      )
      .sort();
  }

  #of(ship: number): Set<number> {
    const near = this.#near.get(ship) ?? new Set();
    if (near.size === 0) this.#near.set(ship, near);
    return near;
  }
}
