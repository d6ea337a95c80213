/** Precision of a median: a tenth of a millimetre, far below what positions have. */
const PRECISION = 1e-4;

/** A value over time, linear in pieces: the order of the pieces does not matter. */
export class TimeDistribution {
  /** Three numbers a piece: duration, lower and greater end. */
  readonly #pieces: number[] = [];
  #durationMs = 0;
  #min: number = Number.POSITIVE_INFINITY;
  #max: number = Number.NEGATIVE_INFINITY;

  /** Adds a piece in which the value goes from one end to the other. */
  add(durationMs: number, from: number, to: number): void {
    if (!(durationMs > 0)) return;
    const low = Math.min(from, to);
    const high = Math.max(from, to);
    this.#pieces.push(durationMs, low, high);
    this.#durationMs += durationMs;
    this.#min = Math.min(this.#min, low);
    this.#max = Math.max(this.#max, high);
  }

  get durationMs(): number {
    return this.#durationMs;
  }

  /** Null without a piece. */
  get min(): number | null {
    return this.#durationMs > 0 ? this.#min : null;
  }

  get max(): number | null {
    return this.#durationMs > 0 ? this.#max : null;
  }

  /** The least value that is not exceeded for half of the time; null without a piece. */
  get median(): number | null {
    if (this.#durationMs === 0) return null;
    let low = this.#min;
    let high = this.#max;
    if (this.#timeUpTo(low) >= this.#durationMs / 2) return low;
    while (high - low > PRECISION) {
      const middle = (low + high) / 2;
      if (this.#timeUpTo(middle) >= this.#durationMs / 2) high = middle;
      else low = middle;
    }
    return high;
  }

  /** The time in which the value is at most a limit. */
  #timeUpTo(limit: number): number {
    const pieces = this.#pieces;
    let sum = 0;
    for (let at = 0; at < pieces.length; at += 3) {
      const low = pieces[at + 1];
      const high = pieces[at + 2];
      if (high <= limit) sum += pieces[at];
      else if (low < limit) sum += (pieces[at] * (limit - low)) / (high - low);
    }
    return sum;
  }
}

/** Depth of the division: a millionth of a piece. */
const DIVISIONS_MAX = 20;

/**
 * Adds a convex function of a fraction from 0 to 1, divided until it is linear to a tolerance: a convex function that meets its
 * chord in the middle is the chord.
 */
export function addConvex(
  distribution: TimeDistribution,
  durationMs: number,
  valueAt: (fraction: number) => number,
  tolerance: number,
): void {
  const divide = (from: number, to: number, first: number, last: number, depth: number): void => {
    const middle = (from + to) / 2;
    const value = valueAt(middle);
    if (depth === 0 || Math.abs((first + last) / 2 - value) <= tolerance) {
      distribution.add(durationMs * (to - from), first, last);
      return;
    }
    divide(from, middle, first, value, depth - 1);
    divide(middle, to, value, last, depth - 1);
  };
  divide(0, 1, valueAt(0), valueAt(1), DIVISIONS_MAX);
}
