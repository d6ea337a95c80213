/** How often each port came after something. */
export class PortCounts {
  readonly #counts = new Map<number, number>();
  #total = 0;

  add(portId: number): void {
    this.#counts.set(portId, (this.#counts.get(portId) ?? 0) + 1);
    this.#total++;
  }

  /**
   * The ports by their share, the most frequent first, of two alike the one of the smaller number. One observation more is kept for
   * all ports that never came (add-one over all of them together), so nothing is ever certain.
   */
  ranked(limit: number): readonly { readonly portId: number; readonly probability: number }[] {
    return [...this.#counts]
      .sort(([a, x], [b, y]) => y - x || a - b)
      .slice(0, limit)
      .map(([portId, count]) => ({ portId, probability: count / (this.#total + 1) }));
  }
}

/** A ship's own past counts as soon as it is longer than this. */
const OTHERS_WEIGHT = 5;

/** How often a rule was right so far, of a ship: its own answers, and a few as if they were everybody's. */
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

  /** A half before anything is known. */
  share(mmsi: number): number {
    const { right, all } = this.#byShip.get(mmsi) ?? { right: 0, all: 0 };
    const shareOfAll = (this.#ofAll.right + 1) / (this.#ofAll.all + 2);
    return (right + OTHERS_WEIGHT * shareOfAll) / (all + OTHERS_WEIGHT);
  }
}

interface Hits {
  right: number;
  all: number;
}
