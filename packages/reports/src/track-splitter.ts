import { FIX_STARTS, FIX_STRIDE, FIX_TIME } from './report-source.ts';
import { GAP_MS_MAX } from './thresholds.ts';

/** Visitor of a track's fixes. A fix lies in an array at an index; the visitor must not retain the arrays. */
export interface FixVisitor {
  /** A fix without a known movement before it: the first one, or one after a silence (D1) or a jump (D10). */
  startTrack(fixes: Float64Array, at: number): void;
  /** A fix, and the segment to it from the fix before, which was visited last. */
  continueTrack(before: Float64Array, beforeAt: number, fixes: Float64Array, at: number): void;
}

/** Splits a track, batch by batch, where the movement between two fixes is unknown. */
export class TrackSplitter {
  readonly #visitor: FixVisitor;
  /** The last fix of the batches before. */
  readonly #last: Float64Array = new Float64Array(FIX_STRIDE);

  constructor(visitor: FixVisitor) {
    this.#visitor = visitor;
    this.#last[FIX_TIME] = Number.NEGATIVE_INFINITY;
  }

  /** The time of the last fix; −Infinity before the first one. */
  get lastMs(): number {
    return this.#last[FIX_TIME];
  }

  /** Visits the next fixes, in chronological order. */
  push(fixes: Float64Array): void {
    const visitor = this.#visitor;
    let before = this.#last;
    let beforeAt = 0;
    for (let at = 0; at < fixes.length; at += FIX_STRIDE) {
      const silentMs = fixes[at + FIX_TIME] - before[beforeAt + FIX_TIME];
      if (silentMs > GAP_MS_MAX || fixes[at + FIX_STARTS] === 1) visitor.startTrack(fixes, at);
      else visitor.continueTrack(before, beforeAt, fixes, at);
      before = fixes;
      beforeAt = at;
    }
    this.#last.set(fixes.subarray(fixes.length - FIX_STRIDE));
  }
}
