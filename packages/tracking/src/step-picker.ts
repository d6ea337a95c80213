/**
 * T5: of each step of time the fix nearest to it: steps are counted from the beginning of the period, and none is further
 * from its step than half of one. None is invented.
 */
export class StepPicker<Point extends { readonly timeMs: number }> {
  readonly points: Point[] = [];
  readonly #beginMs: number;
  readonly #stepMs: number;
  #step = Number.NaN;
  #offMs = 0;

  /** @param beginMs epoch milliseconds @param stepMs 0 or more; 0 picks every fix */
  constructor(beginMs: number, stepMs: number) {
    this.#beginMs = beginMs;
    this.#stepMs = stepMs;
  }

  /** The next point of the track, in the order of time. */
  add(point: Point): void {
    if (this.#stepMs === 0) {
      this.points.push(point);
      return;
    }
    const sinceMs = point.timeMs - this.#beginMs;
    const step = Math.round(sinceMs / this.#stepMs);
    const offMs = Math.abs(sinceMs - step * this.#stepMs);
    if (step === this.#step) {
      if (offMs >= this.#offMs) return;
      this.points.pop();
    }
    this.points.push(point);
    this.#step = step;
    this.#offMs = offMs;
  }
}
