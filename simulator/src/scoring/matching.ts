/**
 * Pairs what there is with what is wanted, one to one, so that as many as possible have a partner (Kuhn's augmenting
 * paths): what was paired stays so, perhaps with another partner.
 */
export class Matching<Item, Wanted> {
  readonly #fits: (item: Item, wanted: Wanted) => boolean;
  readonly #itemOf: Map<Wanted, Item> = new Map();

  constructor(fits: (item: Item, wanted: Wanted) => boolean) {
    this.#fits = fits;
  }

  /** Whether a place was found for the item among the wanted. */
  place(item: Item, wanted: readonly Wanted[], tried: Set<Wanted> = new Set()): boolean {
    for (const place of wanted) {
      if (tried.has(place) || !this.#fits(item, place)) continue;
      tried.add(place);
      const other = this.#itemOf.get(place);
      if (other === undefined || this.place(other, wanted, tried)) {
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
