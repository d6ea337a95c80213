import type { Guess } from './predictor.ts';
import type { Asked } from './timeline.ts';

const MS_PER_HOUR = 3_600_000;
/** Nobody is punished more than for this, else one certain and wrong answer would outweigh all others. */
const PROBABILITY_MIN = 1e-6;
/** Sums of probabilities are not exact. */
const ROUNDING = 1e-9;

export interface AnswerScore {
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** The natural logarithm of the probability that the right port got, negative. */
  readonly logLoss: number;
  /** The sum over all ports of the squares of what probability and truth differ by: 0 to 2. */
  readonly brier: number;
  /** What the first answer was said with; 0 where nothing was said. */
  readonly firstProbability: number;
  /** How far off the first answer's arrival was, where it was the right port and a time was said. */
  readonly etaErrorHours: number | null;
}

/**
 * How good an answer is. What its probabilities leave to 1 counts as said of all other ports alike.
 * @throws RangeError where an answer is none: probabilities out of range or order, or a port twice
 */
export function scoreAnswer(
  guesses: readonly Guess[],
  { nextPortId, ataMs }: Asked,
  portCount: number,
): AnswerScore {
  checkAnswer(guesses);
  const said = guesses.reduce((sum, { probability }) => sum + probability, 0);
  const others = Math.max(1, portCount - guesses.length);
  const eachOther = Math.max(0, 1 - said) / others;
  const rank = guesses.findIndex(({ portId }) => portId === nextPortId);
  const ofRight = rank < 0 ? eachOther : guesses[rank].probability;
  const squares = guesses.reduce((sum, { probability }) => sum + probability ** 2, 0);
  const [first] = guesses;
  const hasEta = rank === 0 && first.etaMs !== null;
  return {
    isFirst: rank === 0,
    isInThree: rank >= 0 && rank < 3,
    logLoss: -Math.log(Math.max(PROBABILITY_MIN, ofRight)),
    // All squared as if none were right, and the right one mended: (1 − p)² − p² is 1 − 2p.
    brier: squares + others * eachOther ** 2 + 1 - 2 * ofRight,
    firstProbability: first?.probability ?? 0,
    etaErrorHours: hasEta ? Math.abs((first.etaMs ?? 0) - ataMs) / MS_PER_HOUR : null,
  };
}

function checkAnswer(guesses: readonly Guess[]): void {
  let [sum, before] = [0, 1 + ROUNDING];
  for (const { probability } of guesses) {
    if (!(probability >= 0 && probability <= before)) {
      throw new RangeError(`probabilities must fall from 1 to 0, not ${before} and ${probability}`);
    }
    sum += probability;
    before = probability;
  }
  if (sum > 1 + ROUNDING) throw new RangeError(`probabilities add to ${sum}`);
  const ports = new Set(guesses.map(({ portId }) => portId));
  if (ports.size < guesses.length) throw new RangeError('a port is said twice');
}
