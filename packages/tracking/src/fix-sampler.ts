/**
 * T5: reduces a track to a resolution. For each step of time, counted from the beginning of the period, it selects the fix
 * nearest to the step, at most half a step away. It never interpolates.
 */
export class FixSampler {
  readonly #beginMs: number;
  readonly #stepMs: number;
  #step = Number.NaN;
  #offMs = 0;

  /**
   * @param beginMs beginning of the period, epoch milliseconds.
   * @param stepMs length of a step, 0 or more; 0 selects every fix.
   */
  constructor(beginMs: number, stepMs: number) {
    this.#beginMs = beginMs;
    this.#stepMs = stepMs;
  }

  /**
   * Decides about the next fix of a track, in the order of time.
   * @param timeMs time of the fix, epoch milliseconds.
   * @returns whether to append the fix to the selected ones, replace the last selected one, or skip it.
   */
  sample(timeMs: number): 'append' | 'replace' | 'skip' {
    if (this.#stepMs === 0) return 'append';
    const sinceMs = timeMs - this.#beginMs;
    const step = Math.round(sinceMs / this.#stepMs);
    const offMs = Math.abs(sinceMs - step * this.#stepMs);
    const isSame = step === this.#step;
    if (isSame && offMs >= this.#offMs) return 'skip';
    this.#step = step;
    this.#offMs = offMs;
    return isSame ? 'replace' : 'append';
  }
}
