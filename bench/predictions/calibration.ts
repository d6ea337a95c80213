import { type Share, wilsonShare } from '@roadstead/simulator';

const BINS = 10;

/** What was said with a probability within a tenth, and how often it was right. */
export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean of what was said; null where nothing was. */
  readonly said: number | null;
  /** How often it was right, with its 95 % interval (Wilson); null where nothing was said. */
  readonly right: Share | null;
}

/** Counts statements by their probability. */
export class Calibration {
  readonly #counts: number[] = Array.from({ length: BINS }, () => 0);
  readonly #said: number[] = Array.from({ length: BINS }, () => 0);
  readonly #right: number[] = Array.from({ length: BINS }, () => 0);

  add(probability: number, isRight: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(probability * BINS));
    this.#counts[bin]++;
    this.#said[bin] += probability;
    if (isRight) this.#right[bin]++;
  }

  bins(): readonly CalibrationBin[] {
    return this.#counts.map((count, bin) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count,
      said: count === 0 ? null : this.#said[bin] / count,
      right: wilsonShare(this.#right[bin], count),
    }));
  }

  /** How far what is said is from what is right, in the mean over all statements (ECE; Naeini and others 2015); 0 of none. */
  error(): number {
    const all = this.#counts.reduce((sum, count) => sum + count, 0);
    const gaps = this.#counts.map((_, bin) => Math.abs(this.#said[bin] - this.#right[bin]));
    return all === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / all;
  }
}
