import { type Share, wilsonShare } from '@roadstead/simulator';
import { Calibration, type CalibrationBin } from './calibration.ts';
import type { AnswerScore } from './score-answer.ts';

/** How good a predictor is at a kind of question. */
export interface Scores {
  readonly questions: number;
  /** How often the first answer was right, and one of the first three; null of no questions. */
  readonly first: Share | null;
  readonly inThree: Share | null;
  readonly logLoss: number;
  readonly brier: number;
  /** Of the first answers. */
  readonly calibrationError: number;
  readonly bins: readonly CalibrationBin[];
  /** Of first answers that were right; null where there were none, or no times. */
  readonly etaErrorHoursMedian: number | null;
  readonly etaErrorHours90: number | null;
}

/** What one ship's questions gave: ships are what chance draws, their voyages are not independent. */
export interface ShipSum {
  questions: number;
  first: number;
  logLoss: number;
}

/** Adds up scores. */
export class Tally {
  #questions = 0;
  #first = 0;
  #inThree = 0;
  #logLoss = 0;
  #brier = 0;
  readonly #etaErrors: number[] = [];
  readonly #calibration = new Calibration();
  readonly #byShip = new Map<number, ShipSum>();

  add(mmsi: number, score: AnswerScore): void {
    this.#questions++;
    if (score.isFirst) this.#first++;
    if (score.isInThree) this.#inThree++;
    this.#logLoss += score.logLoss;
    this.#brier += score.brier;
    if (score.etaErrorHours !== null) this.#etaErrors.push(score.etaErrorHours);
    // Where nothing was said there is nothing that could be calibrated.
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

  scores(): Scores {
    const sorted = this.#etaErrors.toSorted((a, b) => a - b);
    return {
      questions: this.#questions,
      first: wilsonShare(this.#first, this.#questions),
      inThree: wilsonShare(this.#inThree, this.#questions),
      logLoss: this.#questions === 0 ? 0 : this.#logLoss / this.#questions,
      brier: this.#questions === 0 ? 0 : this.#brier / this.#questions,
      calibrationError: this.#calibration.error(),
      bins: this.#calibration.bins(),
      etaErrorHoursMedian: quantile(sorted, 0.5),
      etaErrorHours90: quantile(sorted, 0.9),
    };
  }
}

function quantile(sorted: readonly number[], share: number): number | null {
  if (sorted.length === 0) return null;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
