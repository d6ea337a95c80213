import type { Fix } from '@roadstead/model';
import { NONE } from './record-pool.ts';

/** Numbers of a fix: time, longitude and latitude. */
const STRIDE = 3;

/** Fixes are stored in blocks, so that growth copies nothing and little memory is unused. */
const BLOCK_BITS = 12;
const BLOCK_SIZE = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK_SIZE - 1;

/** The state of the pool, in pieces of whole blocks, of which the last one can be shorter. */
export interface FixesSnapshot {
  readonly floats: readonly Float64Array[];
  readonly links: readonly Int32Array[];
  readonly firstFree: number;
  readonly count: number;
}

/** The fixes of all ships, 28 bytes each. A ship's fixes are a linked list from the oldest to the newest. */
export class FixPool {
  readonly #blocks: Float64Array[] = [];
  /** The next newer fix, as `encodeTrackStart(next)` if it starts a track, or `NONE`. Free places are a linked list, too. */
  readonly #links: Int32Array[] = [];
  #firstFree: number = NONE;
  /** One past the last place that was ever assigned. */
  #used = 0;
  #count = 0;

  /** Number of stored fixes. */
  get count(): number {
    return this.#count;
  }

  get byteLength(): number {
    return this.#blocks.length * BLOCK_SIZE * (8 * STRIDE + 4);
  }

  /** Stores a fix and returns its place. */
  add(fix: Fix): number {
    const place = this.#place();
    const block = this.#blocks[place >>> BLOCK_BITS];
    const at = (place & BLOCK_MASK) * STRIDE;
    block[at] = fix.timeMs;
    block[at + 1] = fix.longitude;
    block[at + 2] = fix.latitude;
    this.#links[place >>> BLOCK_BITS][place & BLOCK_MASK] = NONE;
    this.#count++;
    return place;
  }

  /** Deletes a fix; its place is reused. */
  release(fix: number): void {
    this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK] = this.#firstFree;
    this.#firstFree = fix;
    this.#count--;
  }

  /** Links a newer fix to the end of a ship's list. */
  link(older: number, newer: number, startsTrack: boolean): void {
    this.#links[older >>> BLOCK_BITS][older & BLOCK_MASK] = startsTrack
      ? encodeTrackStart(newer)
      : newer;
  }

  timeMs(fix: number): number {
    return this.#blocks[fix >>> BLOCK_BITS][(fix & BLOCK_MASK) * STRIDE];
  }

  longitude(fix: number): number {
    return this.#blocks[fix >>> BLOCK_BITS][(fix & BLOCK_MASK) * STRIDE + 1];
  }

  latitude(fix: number): number {
    return this.#blocks[fix >>> BLOCK_BITS][(fix & BLOCK_MASK) * STRIDE + 2];
  }

  /** Returns the next newer fix, or `NONE`. */
  next(fix: number): number {
    const next = this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK];
    return next < NONE ? encodeTrackStart(next) : next;
  }

  /** D10: returns whether the next fix starts a new track, so that the path to it is unknown. */
  isNextTrackStart(fix: number): boolean {
    return this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK] < NONE;
  }

  /** Returns views of the state, which are of use until the next change. */
  save(): FixesSnapshot {
    const usedOf = (block: number): number => Math.min(BLOCK_SIZE, this.#used - block * BLOCK_SIZE);
    const blocks = this.#blocks.map((floats, block) => floats.subarray(0, usedOf(block) * STRIDE));
    return {
      // An empty pool has a piece, too.
      floats: [new Float64Array(0), ...blocks],
      links: [
        new Int32Array(0),
        ...this.#links.map((links, block) => links.subarray(0, usedOf(block))),
      ],
      ...{ firstFree: this.#firstFree, count: this.#count },
    };
  }

  /** Restores the state of `save`, in any pieces of whole blocks, into an empty pool. */
  restore({ floats, links, firstFree, count }: FixesSnapshot): void {
    for (const [piece, places] of links.entries()) {
      for (let from = 0; from < places.length; from += BLOCK_SIZE) {
        this.#addBlock();
        const block = floats[piece].subarray(from * STRIDE, (from + BLOCK_SIZE) * STRIDE);
        this.#blocks.at(-1)?.set(block);
        this.#links.at(-1)?.set(places.subarray(from, from + BLOCK_SIZE));
      }
      this.#used += places.length;
    }
    this.#firstFree = firstFree;
    this.#count = count;
  }

  #place(): number {
    const free = this.#firstFree;
    if (free !== NONE) {
      this.#firstFree = this.#links[free >>> BLOCK_BITS][free & BLOCK_MASK];
      return free;
    }
    if (this.#used === this.#blocks.length * BLOCK_SIZE) this.#addBlock();
    return this.#used++;
  }

  #addBlock(): void {
    this.#blocks.push(new Float64Array(BLOCK_SIZE * STRIDE));
    this.#links.push(new Int32Array(BLOCK_SIZE));
  }
}

/** Maps 0, 1, 2 … to −2, −3, −4 … and back; a link is encoded so if a new track starts at its fix. */
function encodeTrackStart(fix: number): number {
  return NONE - 1 - fix;
}
