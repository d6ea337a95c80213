import type { Mmsi } from './identifiers.ts';

const EMPTY = -1;
const CAPACITY_MIN = 16;

/**
 * Gives each MMSI a small number of its own, so that what is known of ships can lie in typed arrays. Numbers of ships
 * that were removed are given again. About 16 bytes a ship (an open hash table, at most half full).
 */
export class MmsiIndex {
  /** Pairs of MMSI and slot. */
  #table: Int32Array = emptyTable(CAPACITY_MIN);
  #mask: number = CAPACITY_MIN - 1;
  #size = 0;
  /** One past the greatest slot that was ever given. */
  #slotsUsed = 0;
  readonly #freeSlots: number[] = [];

  get size(): number {
    return this.#size;
  }

  /** All slots are below this. */
  get slotsUsed(): number {
    return this.#slotsUsed;
  }

  get byteLength(): number {
    return this.#table.byteLength + 8 * this.#freeSlots.length;
  }

  /** The slot of an MMSI, or −1. */
  get(mmsi: Mmsi): number {
    const table = this.#table;
    for (let at = this.#home(mmsi); ; at = (at + 1) & this.#mask) {
      const slot = table[2 * at + 1];
      if (slot === EMPTY || table[2 * at] === mmsi) return slot;
    }
  }

  /** Gives an MMSI that has none a slot. */
  add(mmsi: Mmsi): number {
    if (2 * (this.#size + 1) > this.#mask + 1) this.#resize(2 * (this.#mask + 1));
    const slot = this.#freeSlots.pop() ?? this.#slotsUsed++;
    this.#insert(mmsi, slot);
    this.#size++;
    return slot;
  }

  /** Fills an empty index: the MMSI of each slot, negative where it is free. */
  restore(mmsis: Int32Array): void {
    while (2 * mmsis.length > this.#mask + 1) this.#resize(2 * (this.#mask + 1));
    this.#slotsUsed = mmsis.length;
    for (let slot = 0; slot < mmsis.length; slot++) {
      if (mmsis[slot] < 0) this.#freeSlots.push(slot);
      else {
        this.#insert(mmsis[slot], slot);
        this.#size++;
      }
    }
  }

  /** Takes an MMSI out; its slot may be given again. */
  remove(mmsi: Mmsi): void {
    const table = this.#table;
    let hole = this.#home(mmsi);
    while (table[2 * hole] !== mmsi || table[2 * hole + 1] === EMPTY)
      hole = (hole + 1) & this.#mask;
    this.#freeSlots.push(table[2 * hole + 1]);
    this.#size--;
    // Entries behind the hole that could not lie at home move up, so that no search stops short of them.
    for (
      let at = (hole + 1) & this.#mask;
      table[2 * at + 1] !== EMPTY;
      at = (at + 1) & this.#mask
    ) {
      const home = this.#home(table[2 * at]);
      if (((at - home) & this.#mask) < ((at - hole) & this.#mask)) continue;
      table[2 * hole] = table[2 * at];
      table[2 * hole + 1] = table[2 * at + 1];
      hole = at;
    }
    table[2 * hole + 1] = EMPTY;
    if (this.#mask + 1 > CAPACITY_MIN && 8 * this.#size < this.#mask + 1) {
      this.#resize((this.#mask + 1) / 2);
    }
  }

  #insert(mmsi: number, slot: number): void {
    let at = this.#home(mmsi);
    while (this.#table[2 * at + 1] !== EMPTY) at = (at + 1) & this.#mask;
    this.#table[2 * at] = mmsi;
    this.#table[2 * at + 1] = slot;
  }

  #resize(capacity: number): void {
    const old = this.#table;
    this.#table = emptyTable(capacity);
    this.#mask = capacity - 1;
    for (let i = 0; i < old.length; i += 2) {
      if (old[i + 1] !== EMPTY) this.#insert(old[i], old[i + 1]);
    }
  }

  /** Fibonacci hashing: MMSIs differ mostly in their last digits, which would cluster (Knuth, TAOCP 3, 6.4). */
  #home(mmsi: number): number {
    const hash = Math.imul(mmsi, 0x9e3779b1);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}

function emptyTable(capacity: number): Int32Array {
  return new Int32Array(2 * capacity).fill(EMPTY);
}
