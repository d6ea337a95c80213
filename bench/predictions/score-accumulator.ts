import { type Proportion, wilsonProportion } from '@roadstead/simulator';
import { Calibration, type CalibrationBin } from './calibration.ts';
import type { PredictionScore } from './score-prediction.ts';

/** Scores of a predictor for a group of questions. */
export interface Scores {
  readonly questions: number;
  /** Shares of correct first predictions, and of correct ones among three; null without questions. */
  readonly first: Proportion | null;
  readonly inThree: Proportion | null;
  readonly logLoss: number;
  readonly brier: number;
  /** Of the first predictions. */
  readonly calibrationError: number;
  readonly bins: readonly CalibrationBin[];
  /** Of correct first predictions; null without any, or without ETAs. */
  readonly etaErrorHoursMedian: number | null;
  readonly etaErrorHours90: number | null;
  /** Shares of arrivals before the 10 % and after the 90 % quantile of these ETAs; null without quantiles. */
  readonly beforeRange: number | null;
  readonly afterRange: number | null;
}

/** Sums of one ship's questions: ships are the independent samples, their voyages are not. */
export interface ShipSum {
  questions: number;
  first: number;
  logLoss: number;
}

/** Accumulates scores. */
export class ScoreAccumulator {
  #questions = 0;
  #first = 0;
  #inThree = 0;
  #logLoss = 0;
  #brier = 0;
  readonly #etaErrors: (number | null)[] = [];
  readonly #ranges = { before: 0, within: 0, after: 0 };
  readonly #calibration = new Calibration();
  readonly #byShip = new Map<number, ShipSum>();

  add(mmsi: number, score: PredictionScore): void {
    this.#questions++;
    if (score.isFirst) this.#first++;
    if (score.isInThree) this.#inThree++;
    this.#logLoss += score.logLoss;
    this.#brier += score.brier;
    this.#etaErrors.push(score.etaErrorHours);
    if (score.etaRange !== null) this.#ranges[score.etaRange]++;
    // Without a prediction there is no probability to calibrate.
    if (score.firstProbability > 0) this.#calibration.add(score.firstProbability, score.isFirst);
    let ship = this.#byShip.get(mmsi);
    if (!ship) {
      ship = { questions: 0, first: 0, logLoss: 0 };
      this.#byShip.set(mmsi, ship);
    }
    ship.questions++;
    if (score.isFirst) ship.first++;
    ship.logLoss += score.logLoss;
  }

  get byShip(): ReadonlyMap<number, Readonly<ShipSum>> {
    return this.#byShip;
  }

  /** The error of each question's ETA in hours, in the order of the questions; null without one. */
  get etaErrors(): readonly (number | null)[] {
    return this.#etaErrors;
  }

  scores(): Scores {
    const sorted = sortedErrors(this.#etaErrors);
    const { before, within, after } = this.#ranges;
    const ranges = before + within + after;
    return {
      questions: this.#questions,
      first: wilsonProportion(this.#first, this.#questions),
      inThree: wilsonProportion(this.#inThree, this.#questions),
      logLoss: this.#questions === 0 ? 0 : this.#logLoss / this.#questions,
      brier: this.#questions === 0 ? 0 : this.#brier / this.#questions,
      calibrationError: this.#calibration.error(),
      bins: this.#calibration.bins(),
      etaErrorHoursMedian: quantile(sorted, 0.5),
      etaErrorHours90: quantile(sorted, 0.9),
      beforeRange: ranges === 0 ? null : before / ranges,
      afterRange: ranges === 0 ? null : after / ranges,
    };
  }
}

/** Returns the errors in ascending order, without nulls. */
export function sortedErrors(errors: readonly (number | null)[]): readonly number[] {
  return errors.filter((error) => error !== null).sort((a, b) => a - b);
}

export function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
