const EMPTY = -1;
const CAPACITY_MIN = 16;

/**
 * Maps integer keys from 0 to 2³¹ − 1 (MMSIs, or cells of a grid) to dense slot numbers, so that data about the keys can
 * be stored in typed arrays. Slots of removed keys are reused. An open-addressing hash table, a quarter to half full: 16
 * to 32 bytes for each key.
 */
export class SlotIndex {
  /** Pairs of key and slot. */
  #table: Int32Array = emptyTable(CAPACITY_MIN);
  #mask: number = CAPACITY_MIN - 1;
  #size = 0;
  /** One past the greatest slot that was ever assigned. */
  #slotsUsed = 0;
  readonly #freeSlots: number[] = [];

  get size(): number {
    return this.#size;
  }

  /** Upper bound of the slots: all are below this. */
  get slotsUsed(): number {
    return this.#slotsUsed;
  }

  /** Bytes of memory that the table and the list of free slots use. */
  get byteLength(): number {
    return this.#table.byteLength + 8 * this.#freeSlots.length;
  }

  /** Returns the slot of a key, or −1 if the key is absent. */
  get(key: number): number {
    const table = this.#table;
    for (let at = this.#home(key); ; at = (at + 1) & this.#mask) {
      const slot = table[2 * at + 1];
      if (slot === EMPTY || table[2 * at] === key) return slot;
    }
  }

  /** Assigns a slot to a key, which must be absent, and returns the slot. */
  add(key: number): number {
    if (2 * (this.#size + 1) > this.#mask + 1) this.#resize(2 * (this.#mask + 1));
    const slot = this.#freeSlots.pop() ?? this.#slotsUsed++;
    this.#insert(key, slot);
    this.#size++;
    return slot;
  }

  /** Fills an empty index from the key of each slot; a negative key marks a free slot. */
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

  /** Removes a key, which must be present; its slot becomes free for reuse. */
  remove(key: number): void {
    const table = this.#table;
    let hole = this.#home(key);
    while (table[2 * hole] !== key || table[2 * hole + 1] === EMPTY) hole = (hole + 1) & this.#mask;
    this.#freeSlots.push(table[2 * hole + 1]);
    this.#size--;
    // Moves displaced entries behind the hole forward, so that no search for them ends at the hole.
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

  /** Fibonacci hashing, because near keys would cluster (Knuth, TAOCP 3, 6.4). */
  #home(key: number): number {
    const hash = Math.imul(key, 0x9e3779b1);
    return (hash ^ (hash >>> 15)) & this.#mask;
  }
}

function emptyTable(capacity: number): Int32Array {
  return new Int32Array(2 * capacity).fill(EMPTY);
}
