import type { Fix } from '@roadstead/model';
import { NONE } from './record-pool.ts';

/** Time, longitude and latitude. */
const STRIDE = 3;

/** Fixes lie in blocks, so that room for more costs no copying and hardly more is taken than is used. */
const BLOCK_BITS = 12;
const BLOCK_SIZE = 1 << BLOCK_BITS;
const BLOCK_MASK = BLOCK_SIZE - 1;

/** What `save` gives and `restore` takes. */
export interface SavedFixes {
  readonly floats: Float64Array;
  readonly links: Int32Array;
  readonly firstFree: number;
  readonly count: number;
}

/** The fixes of all ships, 28 bytes each; a ship's fixes are a chain from the oldest to the newest. */
export class FixPool {
  readonly #blocks: Float64Array[] = [];
  /** The next newer fix or `NONE`; where that one starts a track anew it is `anew(next)`. Free places are a chain. */
  readonly #links: Int32Array[] = [];
  #firstFree: number = NONE;
  /** One past the last place that was ever given. */
  #used = 0;
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get byteLength(): number {
    return this.#blocks.length * BLOCK_SIZE * (8 * STRIDE + 4);
  }

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

  release(fix: number): void {
    this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK] = this.#firstFree;
    this.#firstFree = fix;
    this.#count--;
  }

  /** Hangs a newer fix on a ship's chain. */
  link(older: number, newer: number, startsTrack: boolean): void {
    this.#links[older >>> BLOCK_BITS][older & BLOCK_MASK] = startsTrack ? anew(newer) : newer;
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

  next(fix: number): number {
    const next = this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK];
    return next < NONE ? anew(next) : next;
  }

  /** D10: whether nothing is known of the way from a fix to its next one. */
  isNextAnew(fix: number): boolean {
    return this.#links[fix >>> BLOCK_BITS][fix & BLOCK_MASK] < NONE;
  }

  save(): SavedFixes {
    const floats = new Float64Array(this.#used * STRIDE);
    const links = new Int32Array(this.#used);
    for (let block = 0; block * BLOCK_SIZE < this.#used; block++) {
      const size = Math.min(BLOCK_SIZE, this.#used - block * BLOCK_SIZE);
      floats.set(this.#blocks[block].subarray(0, size * STRIDE), block * BLOCK_SIZE * STRIDE);
      links.set(this.#links[block].subarray(0, size), block * BLOCK_SIZE);
    }
    return { floats, links, firstFree: this.#firstFree, count: this.#count };
  }

  restore({ floats, links, firstFree, count }: SavedFixes): void {
    for (let from = 0; from < links.length; from += BLOCK_SIZE) {
      this.#addBlock();
      const block = from >>> BLOCK_BITS;
      this.#blocks[block].set(floats.subarray(from * STRIDE, (from + BLOCK_SIZE) * STRIDE));
      this.#links[block].set(links.subarray(from, from + BLOCK_SIZE));
    }
    this.#used = links.length;
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

/** Maps 0, 1, 2 … to −2, −3, −4 … and back, so that a link can say that a track starts anew. */
function anew(fix: number): number {
  return NONE - 1 - fix;
}
