import { type Proportion, wilsonProportion } from '@roadstead/simulator';

const BINS = 10;

/** Predictions with a probability within a tenth, and their observed frequency. */
export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** Mean predicted probability; null without predictions. */
  readonly predicted: number | null;
  /** Observed frequency, with its 95 % interval (Wilson); null without predictions. */
  readonly observed: Proportion | null;
}

/** Counts predictions by their probability. */
export class Calibration {
  readonly #counts: number[] = Array.from({ length: BINS }, () => 0);
  readonly #predicted: number[] = Array.from({ length: BINS }, () => 0);
  readonly #correct: number[] = Array.from({ length: BINS }, () => 0);

  add(probability: number, isRight: boolean): void {
    const bin = Math.min(BINS - 1, Math.floor(probability * BINS));
    this.#counts[bin]++;
    this.#predicted[bin] += probability;
    if (isRight) this.#correct[bin]++;
  }

  bins(): readonly CalibrationBin[] {
    return this.#counts.map((count, bin) => ({
      from: bin / BINS,
      to: (bin + 1) / BINS,
      count,
      predicted: count === 0 ? null : this.#predicted[bin] / count,
      observed: wilsonProportion(this.#correct[bin], count),
    }));
  }

  /** Mean gap between predicted and observed over all predictions (ECE; Naeini and others 2015); 0 without predictions. */
  error(): number {
    const all = this.#counts.reduce((sum, count) => sum + count, 0);
    const gaps = this.#counts.map((_, bin) => Math.abs(this.#predicted[bin] - this.#correct[bin]));
    return all === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / all;
  }
}
