/** Counts of ports. */
export class PortCounts {
  readonly #counts = new Map<number, number>();
  #total = 0;

  add(portId: number): void {
    this.#counts.set(portId, (this.#counts.get(portId) ?? 0) + 1);
    this.#total++;
  }

  /**
   * Ports by their share, the most frequent first, ties by the smaller id. One more observation stands for all ports
   * without a count (add-one over all of them together), so no probability is 1.
   */
  ranked(limit: number): readonly { readonly portId: number; readonly probability: number }[] {
    return [...this.#counts]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, limit)
      .map(([portId, count]) => ({ portId, probability: count / (this.#total + 1) }));
  }
}

/** Weight of the rate of all ships, in observations. */
const PRIOR_WEIGHT = 5;

/** Hit rates of a rule so far, by ship: its own, with a prior from all ships. */
export class HitRates {
  readonly #ofAll: Hits = { right: 0, all: 0 };
  readonly #byShip = new Map<number, Hits>();

  add(mmsi: number, isRight: boolean): void {
    const ofShip = this.#byShip.get(mmsi) ?? { right: 0, all: 0 };
    this.#byShip.set(mmsi, ofShip);
    for (const hits of [ofShip, this.#ofAll]) {
      hits.all++;
      if (isRight) hits.right++;
    }
  }

  /** One half before any observation. */
  rate(mmsi: number): number {
    const { right, all } = this.#byShip.get(mmsi) ?? { right: 0, all: 0 };
    const shareOfAll = (this.#ofAll.right + 1) / (this.#ofAll.all + 2);
    return (right + PRIOR_WEIGHT * shareOfAll) / (all + PRIOR_WEIGHT);
  }
}

interface Hits {
  right: number;
  all: number;
}
