import { SlotIndex } from '@roadstead/geo';

/** Places remembered for each ship: one that swings over the corner of four cells writes each of them once a day. */
const PLACES = 4;
const SLOTS_MIN = 64;
const GROWTH = 1.5;

/**
 * The newest places of each ship that were written to the index, so that nearly every report costs one look-up and one comparison.
 * A place that is no longer here is written again, which the store ignores. 32 bytes a ship, and the index.
 */
export class RecentPlaces {
  readonly #ships: SlotIndex = new SlotIndex();
  #places: Float64Array = new Float64Array(SLOTS_MIN * PLACES);

  /** Returns whether a place of a ship is not among its newest ones, and makes it the newest. @param place a number, of day and cell */
  add(mmsi: number, place: number): boolean {
    const slot = this.#ships.get(mmsi);
    const at = (slot < 0 ? this.#addShip(mmsi) : slot) * PLACES;
    const places = this.#places;
    if (places[at] === place) return false;
    let last = at + 1;
    while (last < at + PLACES - 1 && places[last] !== place) last++;
    const isNew = places[last] !== place;
    places.copyWithin(at + 1, at, last);
    places[at] = place;
    return isNew;
  }

  #addShip(mmsi: number): number {
    const slot = this.#ships.add(mmsi);
    if ((slot + 1) * PLACES > this.#places.length) {
      const grown = new Float64Array(Math.ceil(slot * GROWTH) * PLACES);
      grown.set(this.#places);
      this.#places = grown;
    }
    return this.#clear(slot);
  }

  #clear(slot: number): number {
    this.#places.fill(Number.NaN, slot * PLACES, (slot + 1) * PLACES);
    return slot;
  }
}
