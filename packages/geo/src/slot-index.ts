const EMPTY = -1;
const CAPACITY_MIN = 16;

/**
 * Gives keys (integers from 0 to 2³¹ − 1: MMSIs, or cells of a grid) small numbers of their own, so that what is known
 * of them can lie in typed arrays. The numbers of keys that were removed are given again. 16 to 32 bytes a key (an open
 * hash table, a quarter to half full).
 */
export class SlotIndex {
  /** Pairs of key and slot. */
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

  /** The slot of a key, or −1. */
  get(key: number): number {
    const table = this.#table;
    for (let at = this.#home(key); ; at = (at + 1) & this.#mask) {
      const slot = table[2 * at + 1];
      if (slot === EMPTY || table[2 * at] === key) return slot;
    }
  }

  /** Gives a key that has none a slot. */
  add(key: number): number {
    if (2 * (this.#size + 1) > this.#mask + 1) this.#resize(2 * (this.#mask + 1));
    const slot = this.#freeSlots.pop() ?? this.#slotsUsed++;
    this.#insert(key, slot);
    this.#size++;
    return slot;
  }

  /** Fills an empty index: the key of each slot, negative where it is free. */
  restore(keys: Int32Array): void {
    while (2 * keys.length > this.#mask + 1) this.#resize(2 * (this.#mask + 1));
    this.#slotsUsed = keys.length;
    for (let slot = 0; slot < keys.length; slot++) {
      if (keys[slot] < 0) this.#freeSlots.push(slot);
      else {
        this.#insert(keys[slot], slot);
        this.#size++;
      }
    }
  }

  /** Takes a key out; its slot may be given again. */
  remove(key: number): void {
    const table = this.#table;
    let hole = this.#home(key);
    while (table[2 * hole] !== key || table[2 * hole + 1] === EMPTY) hole = (hole + 1) & this.#mask;
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

  #insert(key: number, slot: number): void {
    let at = this.#home(key);
    while (this.#table[2 * at + 1] !== EMPTY) at = (at + 1) & this.#mask;
    this.#table[2 * at] = key;
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

  /** Fibonacci hashing: near keys would cluster (Knuth, TAOCP 3, 6.4). */
  #home(key: number): number {
    const hash = Math.imul(key, 0x9e3779b1);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}

function emptyTable(capacity: number): Int32Array {
  return new Int32Array(2 * capacity).fill(EMPTY);
}
