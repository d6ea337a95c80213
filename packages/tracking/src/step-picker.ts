/**
 * T5: of each step of time the fix nearest to it: steps are counted from the beginning of the period, and none is further
 * from its step than half of one. None is invented.
 */
export class StepPicker {
  readonly #beginMs: number;
  readonly #stepMs: number;
  #step = Number.NaN;
  #offMs = 0;

  /** @param beginMs epoch milliseconds @param stepMs 0 or more; 0 picks every fix */
  constructor(beginMs: number, stepMs: number) {
    this.#beginMs = beginMs;
    this.#stepMs = stepMs;
  }

  /**
   * Judges the next fix of a track, in the order of time.
   * @param timeMs epoch milliseconds
   * @returns whether it comes behind those that were picked, comes in the place of the last of these, or is passed over
   */
  pick(timeMs: number): 'next' | 'instead' | 'none' {
    if (this.#stepMs === 0) return 'next';
    const sinceMs = timeMs - this.#beginMs;
    const step = Math.round(sinceMs / this.#stepMs);
    const offMs = Math.abs(sinceMs - step * this.#stepMs);
    const isSame = step === this.#step;
    if (isSame && offMs >= this.#offMs) return 'none';
    this.#step = step;
    this.#offMs = offMs;
    return isSame ? 'instead' : 'next';
  }
}
