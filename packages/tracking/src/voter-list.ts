import type { SnapshotArray } from '@roadstead/contracts';
import { SlotIndex } from '@roadstead/geo';

const SLOTS_MIN = 64;
const GROWTH = 1.5;
const NONE = -1;

/** Ships that are no voters any more stay in the index up to this number: in a recording most return soon. */
const FORMER_MAX = 4096;

/**
 * D8: the ships whose reports decide event time, in the order of their newest report: a linked list in typed arrays, so that
 * a report moves its ship to the end in constant time, and silent ships are at the beginning.
 */
export class VoterList {
  readonly #index: SlotIndex = new SlotIndex();
  /** MMSIs by slot; −1 in a free slot. */
  #mmsis: Int32Array = new Int32Array(SLOTS_MIN);
  #isVoter: Uint8Array = new Uint8Array(SLOTS_MIN);
  #reached: Float64Array = new Float64Array(SLOTS_MIN);
  #moments: Float64Array = new Float64Array(SLOTS_MIN);
  /** The slot before and after each in the list. */
  #older: Int32Array = new Int32Array(SLOTS_MIN);
  #newer: Int32Array = new Int32Array(SLOTS_MIN);
  #oldest = NONE;
  #newest = NONE;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The voter that has been silent for longest; −1 without voters. */
  get oldest(): number {
    return this.#oldest;
  }

  /** The newest whole second that a voter has reached, epoch milliseconds. */
  reachedMs(voter: number): number {
    return this.#reached[voter];
  }

  /** The moment of the newest report of a voter. */
  moment(voter: number): number {
    return this.#moments[voter];
  }

  /**
   * Moves a ship to the end with its newest report; a ship that is no voter becomes one.
   * @returns the newest whole second that it had reached before; −Infinity for a new voter
   */
  vote(mmsi: number, reachedMs: number, moment: number): number {
    const slot = this.#index.get(mmsi);
    if (slot < 0 || this.#isVoter[slot] === 0) {
      this.#add(slot < 0 ? this.#newSlot(mmsi) : slot, reachedMs, moment);
      return Number.NEGATIVE_INFINITY;
    }
    const beforeMs = this.#reached[slot];
    if (reachedMs > beforeMs) this.#reached[slot] = reachedMs;
    this.#moments[slot] = moment;
    if (slot !== this.#newest) {
      this.#unlink(slot);
      this.#append(slot);
    }
    return beforeMs;
  }

  remove(voter: number): void {
    this.#unlink(voter);
    this.#isVoter[voter] = 0;
    this.#count--;
    if (this.#index.size > 2 * this.#count + FORMER_MAX) this.#removeFormer();
  }

  /** Returns the state for `restore`: MMSIs, times and moments from the oldest voter on. */
  save(): readonly SnapshotArray[] {
    const mmsis = new Int32Array(this.count);
    const reached = new Float64Array(this.count);
    const moments = new Float64Array(this.count);
    let at = 0;
    for (let slot = this.#oldest; slot !== NONE; slot = this.#newer[slot]) {
      mmsis[at] = this.#mmsis[slot];
      reached[at] = this.#reached[slot];
      moments[at++] = this.#moments[slot];
    }
    return [mmsis, reached, moments];
  }

  /** Fills an empty list with the state of `save`. */
  restore([mmsis, reached, moments]: readonly SnapshotArray[]): void {
    for (const [i, mmsi] of mmsis.entries()) this.vote(mmsi, reached[i], moments[i]);
  }

  #newSlot(mmsi: number): number {
    const slot = this.#index.add(mmsi);
    if (slot >= this.#mmsis.length) this.#grow(Math.ceil(GROWTH * slot) + SLOTS_MIN);
    this.#mmsis[slot] = mmsi;
    return slot;
  }

  #add(slot: number, reachedMs: number, moment: number): void {
    this.#isVoter[slot] = 1;
    this.#count++;
    this.#reached[slot] = reachedMs;
    this.#moments[slot] = moment;
    this.#append(slot);
  }

  #removeFormer(): void {
    for (let slot = 0; slot < this.#index.slotsUsed; slot++) {
      if (this.#isVoter[slot] === 1 || this.#mmsis[slot] === NONE) continue;
      this.#index.remove(this.#mmsis[slot]);
      this.#mmsis[slot] = NONE;
    }
  }

  #append(slot: number): void {
    this.#older[slot] = this.#newest;
    this.#newer[slot] = NONE;
    if (this.#newest === NONE) this.#oldest = slot;
    else this.#newer[this.#newest] = slot;
    this.#newest = slot;
  }

  #unlink(slot: number): void {
    const older = this.#older[slot];
    const newer = this.#newer[slot];
    if (older === NONE) this.#oldest = newer;
    else this.#newer[older] = newer;
    if (newer === NONE) this.#newest = older;
    else this.#older[newer] = older;
  }

  #grow(capacity: number): void {
    const grownInt = (old: Int32Array): Int32Array => {
      const grown = new Int32Array(capacity);
      grown.set(old);
      return grown;
    };
    const grownFloat = (old: Float64Array): Float64Array => {
      const grown = new Float64Array(capacity);
      grown.set(old);
      return grown;
    };
    const isVoter = new Uint8Array(capacity);
    isVoter.set(this.#isVoter);
    this.#isVoter = isVoter;
    this.#mmsis = grownInt(this.#mmsis);
    this.#older = grownInt(this.#older);
    this.#newer = grownInt(this.#newer);
    this.#reached = grownFloat(this.#reached);
    this.#moments = grownFloat(this.#moments);
  }
}
