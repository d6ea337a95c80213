/**
 * One-to-one matching of items and expectations of the greatest size (Kuhn's augmenting paths): a matched item stays
 * matched, perhaps to another expectation.
 */
export class Matching<Item, Wanted> {
  readonly #fits: (item: Item, wanted: Wanted) => boolean;
  readonly #itemOf: Map<Wanted, Item> = new Map();

  constructor(fits: (item: Item, wanted: Wanted) => boolean) {
    this.#fits = fits;
  }

  /** Assigns an item to one of the expectations, and returns whether it could. */
  assign(item: Item, wanted: readonly Wanted[], tried: Set<Wanted> = new Set()): boolean {
    for (const place of wanted) {
      if (tried.has(place) || !this.#fits(item, place)) continue;
      tried.add(place);
      const other = this.#itemOf.get(place);
      if (other === undefined || this.assign(other, wanted, tried)) {
        this.#itemOf.set(place, item);
        return true;
      }
    }
    return false;
  }

  has(wanted: Wanted): boolean {
    return this.#itemOf.has(wanted);
  }
}
