import type { TradeClass } from '@roadstead/simulator';
import { type Difference, differenceOf } from './difference.ts';
import type { Predictor } from './predictor.ts';
import { quantile, ScoreAccumulator, type Scores, sortedErrors } from './score-accumulator.ts';
import { scorePrediction } from './score-prediction.ts';
import type { Situation, Task } from './timeline.ts';

/** Selection of questions. */
export interface QuestionGroup {
  /** Undefined: at sea. */
  readonly situation?: Situation;
  /** Undefined: all classes. */
  readonly tradeClass?: TradeClass;
  /** Undefined: all of the passage or stay. */
  readonly progress?: number;
}

/** Errors in hours; null without any. */
interface EtaErrors {
  readonly median: number | null;
  readonly ninetieth: number | null;
}

/** The errors of two predictors for the same questions. */
interface EtaComparison {
  readonly questions: number;
  readonly one: EtaErrors;
  readonly other: EtaErrors;
}

/** Result of an evaluation. */
export class PredictorEvaluation {
  readonly #scores: ReadonlyMap<string, ScoreAccumulator>;

  constructor(tallies: ReadonlyMap<string, ScoreAccumulator>) {
    this.#scores = tallies;
  }

  scores(predictor: string, group: QuestionGroup): Scores {
    return this.#scoresOf(predictor, group).scores();
  }

  /** Score of the first predictor minus that of the second, with its 95 % interval by ships. @throws RangeError for unknown names */
  difference(
    one: string,
    other: string,
    what: 'first' | 'logLoss',
    group: QuestionGroup,
    seed: number,
  ): Difference {
    const sumsOf = (name: string): ScoreAccumulator['byShip'] => this.#scoresOf(name, group).byShip;
    return differenceOf(sumsOf(one), sumsOf(other), what, seed);
  }

  /** The ETA errors of two predictors where both have the correct port first, with an ETA. */
  etaErrors(one: string, other: string, group: QuestionGroup): EtaComparison {
    const [ofOne, ofOther] = [one, other].map((name) => this.#scoresOf(name, group).etaErrors);
    const both = ofOne.map((error, at) => error !== null && ofOther[at] !== null);
    const [first, second] = [ofOne, ofOther].map((errors) =>
      sortedErrors(errors.filter((_, at) => both[at])),
    );
    return {
      questions: first.length,
      one: { median: quantile(first, 0.5), ninetieth: quantile(first, 0.9) },
      other: { median: quantile(second, 0.5), ninetieth: quantile(second, 0.9) },
    };
  }

  #scoresOf(predictor: string, group: QuestionGroup): ScoreAccumulator {
    return this.#scores.get(keyOf(predictor, group)) ?? new ScoreAccumulator();
  }
}

/**
 * Poses the questions to each predictor and trains it with the voyages, in the order of the tasks, so that it never has data
 * from the future.
 * @throws RangeError for an invalid prediction, with the predictor's name
 */
export function evaluatePredictors(
  tasks: Iterable<Task>,
  predictors: readonly Predictor[],
  portCount: number,
): PredictorEvaluation {
  const scores = new Map<string, ScoreAccumulator>();
  for (const task of tasks) {
    if (task.kind === 'train') {
      for (const predictor of predictors) predictor.train(task.voyage);
      continue;
    }
    const { testCase } = task;
    const { situation, tradeClass, progress, question } = testCase;
    for (const predictor of predictors) {
      const score = withPredictorName(predictor, () =>
        scorePrediction(predictor.predict(question), testCase, portCount),
      );
      for (const group of [{}, { tradeClass }, { progress }, { tradeClass, progress }]) {
        const key = keyOf(predictor.name, { ...group, situation });
        const accumulator = scores.get(key) ?? new ScoreAccumulator();
        accumulator.add(question.mmsi, score);
        scores.set(key, accumulator);
      }
    }
  }
  return new PredictorEvaluation(scores);
}

function withPredictorName<T>(predictor: Predictor, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RangeError(`${predictor.name}: ${(error as Error).message}`, { cause: error });
  }
}

function keyOf(
  predictor: string,
  { situation = 'at sea', tradeClass, progress }: QuestionGroup,
): string {
  return `${predictor}\u0000${situation}\u0000${tradeClass ?? ''}\u0000${progress ?? ''}`;
}
