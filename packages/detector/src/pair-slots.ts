/** L17: number of slots between which the pairs of ships are divided. Snapshots and assignments contain slots, so it is fixed. */
export const PAIR_SLOTS = 64;

const SLOT_BITS = 6;

/**
 * L17: returns the slot of a pair of ships, 0 to 63, by their MMSIs in any order. The smaller MMSI, multiplied by 2³² over the
 * golden ratio, and the greater one are combined by exclusive or and mixed by the finaliser of MurmurHash3 (A. Appleby, public
 * domain); the slot is the six highest of the 32 bits.
 */
export function pairSlotOf(a: number, b: number): number {
  const lesser = Math.min(a, b);
  let hash = Math.imul(lesser, 0x9e3779b1) ^ (a ^ b ^ lesser);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash >>> (32 - SLOT_BITS);
}

/** The slots whose pairs a detector detects. */
export class OwnedSlots {
  readonly #isOwned: Uint8Array = new Uint8Array(PAIR_SLOTS);
  #count = 0;

  /** @throws RangeError for a number that is no slot. */
  constructor(slots: Iterable<number>) {
    for (const slot of slots) this.add(slot);
  }

  /** Whether all pairs are detected. */
  get isAll(): boolean {
    return this.#count === PAIR_SLOTS;
  }

  /** The slots in ascending order. */
  get list(): readonly number[] {
    return ALL_SLOTS.filter((slot) => this.has(slot));
  }

  has(slot: number): boolean {
    return this.#isOwned[slot] === 1;
  }

  /** Whether the pair of two ships is detected. */
  hasPair(a: number, b: number): boolean {
    return this.#isOwned[pairSlotOf(a, b)] === 1;
  }

  /** @throws RangeError for a number that is no slot. */
  add(slot: number): void {
    if (!(Number.isInteger(slot) && slot >= 0 && slot < PAIR_SLOTS)) {
      throw new RangeError(`${slot} is not a slot from 0 to ${PAIR_SLOTS - 1}`);
    }
    if (!this.has(slot)) this.#count++;
    this.#isOwned[slot] = 1;
  }

  delete(slot: number): void {
    if (this.has(slot)) this.#count--;
    this.#isOwned[slot] = 0;
  }
}

/** All slots, which a single detector owns. */
export const ALL_SLOTS: readonly number[] = Array.from({ length: PAIR_SLOTS }, (_, slot) => slot);
