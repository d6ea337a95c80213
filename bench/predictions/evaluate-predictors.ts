import type { TradeClass } from '@roadstead/simulator';
import { type Difference, differenceOf } from './difference.ts';
import type { Predictor } from './predictor.ts';
import { ScoreAccumulator, type Scores } from './score-accumulator.ts';
import { scorePrediction } from './score-prediction.ts';
import type { Task } from './timeline.ts';

/** Selection of questions. */
export interface QuestionGroup {
  /** Undefined: all classes. */
  readonly tradeClass?: TradeClass;
  /** Undefined: all of the passage. */
  readonly progress?: number;
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
    const { tradeClass, progress, question } = testCase;
    for (const predictor of predictors) {
      const score = withPredictorName(predictor, () =>
        scorePrediction(predictor.predict(question), testCase, portCount),
      );
      for (const group of [{}, { tradeClass }, { progress }, { tradeClass, progress }]) {
        const key = keyOf(predictor.name, group);
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

function keyOf(predictor: string, { tradeClass, progress }: QuestionGroup): string {
  return `${predictor}\u0000${tradeClass ?? ''}\u0000${progress ?? ''}`;
}
