import type { Guess } from './predictor.ts';
import type { TestCase } from './timeline.ts';

const MS_PER_HOUR = 3_600_000;
/** Lower bound of a probability, so that one certain and wrong prediction does not outweigh all others. */
const PROBABILITY_MIN = 1e-6;
/** Tolerance for sums of probabilities. */
const ROUNDING = 1e-9;

export interface PredictionScore {
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** Negative natural logarithm of the probability of the correct port. */
  readonly logLoss: number;
  /** Sum over all ports of the squared difference between probability and truth: 0 to 2. */
  readonly brier: number;
  /** Probability of the first port; 0 without predictions. */
  readonly firstProbability: number;
  /** Error of the first port's ETA, if the port is correct and has one. */
  readonly etaErrorHours: number | null;
  /** Whether the ship arrived before the 10 % quantile of that ETA, after the 90 % one, or between them; null without them. */
  readonly etaRange: 'before' | 'within' | 'after' | null;
}

/**
 * Scores a prediction. The remainder of its probabilities to 1 is spread equally over all other ports.
 * @throws RangeError for probabilities out of range or order, or a port twice
 */
export function scorePrediction(
  guesses: readonly Guess[],
  { nextPortId, ataMs }: TestCase,
  portCount: number,
): PredictionScore {
  checkPrediction(guesses);
  const predicted = guesses.reduce((sum, { probability }) => sum + probability, 0);
  const others = Math.max(1, portCount - guesses.length);
  const eachOther = Math.max(0, 1 - predicted) / others;
  const rank = guesses.findIndex(({ portId }) => portId === nextPortId);
  const ofRight = rank < 0 ? eachOther : guesses[rank].probability;
  const squares = guesses.reduce((sum, { probability }) => sum + probability ** 2, 0);
  const [first] = guesses;
  const hasEta = rank === 0 && first.etaMs !== null;
  return {
    isFirst: rank === 0,
    isInThree: rank >= 0 && rank < 3,
    logLoss: -Math.log(Math.max(PROBABILITY_MIN, ofRight)),
    // All squared as if none were correct, then corrected for the correct one: (1 − p)² − p² is 1 − 2p.
    brier: squares + others * eachOther ** 2 + 1 - 2 * ofRight,
    firstProbability: first?.probability ?? 0,
    etaErrorHours: hasEta ? Math.abs((first.etaMs ?? 0) - ataMs) / MS_PER_HOUR : null,
    etaRange: hasEta ? etaRange(first, ataMs) : null,
  };
}

function etaRange({ etaEarlyMs, etaLateMs }: Guess, ataMs: number): PredictionScore['etaRange'] {
  if (typeof etaEarlyMs !== 'number' || typeof etaLateMs !== 'number') return null;
  if (ataMs < etaEarlyMs) return 'before';
  return ataMs > etaLateMs ? 'after' : 'within';
}

function checkPrediction(guesses: readonly Guess[]): void {
  let [sum, before] = [0, 1 + ROUNDING];
  for (const { probability } of guesses) {
    if (!(probability >= 0 && probability <= before)) {
      throw new RangeError(`probabilities must fall from 1 to 0, not ${before} and ${probability}`);
    }
    sum += probability;
    before = probability;
  }
  if (sum > 1 + ROUNDING) throw new RangeError(`probabilities sum to ${sum}`);
  const ports = new Set(guesses.map(({ portId }) => portId));
  if (ports.size < guesses.length) throw new RangeError('a port occurs twice');
}
