/** Counts of equal times, sorted by time. The times of a feed are nearly in order, so most are added at the end. */
export class TimeCounts {
  readonly #times: number[] = [];
  readonly #counts: number[] = [];
  #total = 0;

  /** The sum of all counts. */
  get total(): number {
    return this.#total;
  }

  /** The oldest time; undefined without times. */
  get oldest(): number | undefined {
    return this.#times[0];
  }

  add(timeMs: number): void {
    const at = this.#place(timeMs);
    if (at === this.#times.length) {
      this.#times.push(timeMs);
      this.#counts.push(1);
    } else if (this.#times[at] === timeMs) this.#counts[at]++;
    else {
      this.#times.splice(at, 0, timeMs);
      this.#counts.splice(at, 0, 1);
    }
    this.#total++;
  }

  /** Removes one of a time, which must be present. */
  remove(timeMs: number): void {
    const at = this.#place(timeMs);
    this.#total--;
    if (--this.#counts[at] > 0) return;
    if (at === 0) {
      this.removeOldest();
      return;
    }
    this.#times.splice(at, 1);
    this.#counts.splice(at, 1);
  }

  /** Removes the oldest time with its count. */
  removeOldest(): void {
    this.#times.shift();
    this.#total -= this.#counts.shift() ?? 0;
  }

  clear(): void {
    this.#times.length = 0;
    this.#counts.length = 0;
    this.#total = 0;
  }

  /** The index of a time, or that at which it would be inserted. */
  #place(timeMs: number): number {
    const times = this.#times;
    let high = times.length;
    if (high === 0 || times[high - 1] < timeMs) return high;
    if (times[high - 1] === timeMs) return high - 1;
    let low = 0;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (times[middle] < timeMs) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
