/** Marks the absence of a record. */
export const NONE = -1;

/** Pools grow by an eighth, so that little memory is unused. */
const GROWTH = 1.125;
const CAPACITY_MIN = 64;

/** The state of a pool. */
export interface PoolSnapshot {
  readonly floats: Float64Array;
  readonly ints: Int32Array;
  readonly firstFree: number;
  readonly count: number;
}

/**
 * A pool of records with a fixed number of floats and integers, in two typed arrays. Records are identified by their
 * place. Places of released records are reused; free places are a linked list through their first integer.
 */
export class RecordPool {
  /** Replaced when the pool grows, so references are invalid after `allocate`. */
  floats: Float64Array = new Float64Array(0);
  /** Replaced when the pool grows, so references are invalid after `allocate`. */
  ints: Int32Array = new Int32Array(0);
  readonly #floatStride: number;
  readonly #intStride: number;
  #firstFree: number = NONE;
  /** One past the last place that was ever assigned. */
  #used = 0;
  #count = 0;

  constructor(floatStride: number, intStride: number) {
    this.#floatStride = floatStride;
    this.#intStride = intStride;
  }

  /** Number of records in use. */
  get count(): number {
    return this.#count;
  }

  /** Upper bound of the places: all are below this. */
  get used(): number {
    return this.#used;
  }

  get byteLength(): number {
    return this.floats.byteLength + this.ints.byteLength;
  }

  /** Allocates a record and returns its place; its content is undefined. */
  allocate(): number {
    this.#count++;
    const free = this.#firstFree;
    if (free !== NONE) {
      this.#firstFree = this.ints[free * this.#intStride];
      return free;
    }
    if (this.#used * this.#intStride === this.ints.length) this.#grow();
    return this.#used++;
  }

  /** Releases a record for reuse. */
  release(place: number): void {
    this.#count--;
    this.ints[place * this.#intStride] = this.#firstFree;
    this.#firstFree = place;
  }

  /** Returns views of the records, which are of use until the next change. */
  save(): PoolSnapshot {
    return {
      floats: this.floats.subarray(0, this.#used * this.#floatStride),
      ints: this.ints.subarray(0, this.#used * this.#intStride),
      firstFree: this.#firstFree,
      count: this.#count,
    };
  }

  restore(saved: PoolSnapshot): void {
    this.floats = saved.floats;
    this.ints = saved.ints;
    this.#used = saved.ints.length / this.#intStride;
    this.#firstFree = saved.firstFree;
    this.#count = saved.count;
  }

  #grow(): void {
    const capacity = Math.max(CAPACITY_MIN, Math.ceil(this.#used * GROWTH));
    const floats = new Float64Array(capacity * this.#floatStride);
    floats.set(this.floats);
    this.floats = floats;
    const ints = new Int32Array(capacity * this.#intStride);
    ints.set(this.ints);
    this.ints = ints;
  }
}
