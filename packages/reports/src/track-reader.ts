import { FIX_STARTS, FIX_STRIDE, FIX_TIME } from './report-source.ts';
import { GAP_MS_MAX } from './thresholds.ts';

/** Takes a track fix by fix. A fix lies in an array of numbers at an index; the arrays are not kept. */
export interface FixTaker {
  /** A fix before which nothing is known: the first one, one after a silence (D1) or a jump (D10). */
  start(fixes: Float64Array, at: number): void;
  /** A fix, and the way to it from the one before, which was taken last. */
  goOn(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void;
}

/** Cuts a track, batch by batch, where nothing is known between two fixes. */
export class TrackReader {
  readonly #taker: FixTaker;
  /** The newest fix of the batches before. */
  readonly #last: Float64Array = new Float64Array(FIX_STRIDE);

  constructor(taker: FixTaker) {
    this.#taker = taker;
    this.#last[FIX_TIME] = Number.NEGATIVE_INFINITY;
  }

  /** When the ship was heard last; −Infinity where it never was. */
  get lastMs(): number {
    return this.#last[FIX_TIME];
  }

  /** The next fixes, in the order of time. */
  take(fixes: Float64Array): void {
    const taker = this.#taker;
    let before = this.#last;
    let beforeAt = 0;
    for (let at = 0; at < fixes.length; at += FIX_STRIDE) {
      const silentMs = fixes[at + FIX_TIME] - before[beforeAt + FIX_TIME];
      if (silentMs > GAP_MS_MAX || fixes[at + FIX_STARTS] === 1) taker.start(fixes, at);
      else taker.goOn(before, beforeAt, fixes, at);
      before = fixes;
      beforeAt = at;
    }
    this.#last.set(fixes.subarray(fixes.length - FIX_STRIDE));
  }
}
