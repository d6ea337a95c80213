import type { TradeClass } from '@roadstead/simulator';
import { type Difference, differenceOf } from './difference.ts';
import type { Predictor } from './predictor.ts';
import { scoreAnswer } from './score-answer.ts';
import { type Scores, Tally } from './tally.ts';
import type { Task } from './timeline.ts';

/** What questions are put together by. */
export interface Group {
  /** All classes where there is none. */
  readonly tradeClass?: TradeClass;
  /** All of the way where there is none. */
  readonly progress?: number;
}

/** What the judge found. */
export class Verdict {
  readonly #tallies: ReadonlyMap<string, Tally>;

  constructor(tallies: ReadonlyMap<string, Tally>) {
    this.#tallies = tallies;
  }

  scores(predictor: string, group: Group): Scores {
    return this.#tallyOf(predictor, group).scores();
  }

  /** What the first predictor has more than the second, with its 95 % interval by ships. @throws RangeError for unknown ones */
  difference(
    one: string,
    other: string,
    what: 'first' | 'logLoss',
    group: Group,
    seed: number,
  ): Difference {
    const sumsOf = (name: string): Tally['byShip'] => this.#tallyOf(name, group).byShip;
    return differenceOf(sumsOf(one), sumsOf(other), what, seed);
  }

  #tallyOf(predictor: string, group: Group): Tally {
    return this.#tallies.get(keyOf(predictor, group)) ?? new Tally();
  }
}

/**
 * Puts the questions to each predictor and tells it the voyages, in the order of the tasks, so that it never knows what is still
 * to come.
 * @throws RangeError where an answer is none, with the predictor's name
 */
export function judge(
  tasks: Iterable<Task>,
  predictors: readonly Predictor[],
  portCount: number,
): Verdict {
  const tallies = new Map<string, Tally>();
  for (const task of tasks) {
    if (task.kind === 'learn') {
      for (const predictor of predictors) predictor.learn(task.voyage);
      continue;
    }
    const { asked } = task;
    const { tradeClass, progress, question } = asked;
    for (const predictor of predictors) {
      const score = scored(predictor, () =>
        scoreAnswer(predictor.predict(question), asked, portCount),
      );
      for (const group of [{}, { tradeClass }, { progress }, { tradeClass, progress }]) {
        const key = keyOf(predictor.name, group);
        const tally = tallies.get(key) ?? new Tally();
        tally.add(question.mmsi, score);
        tallies.set(key, tally);
      }
    }
  }
  return new Verdict(tallies);
}

function scored<T>(predictor: Predictor, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new RangeError(`${predictor.name}: ${(error as Error).message}`, { cause: error });
  }
}

function keyOf(predictor: string, { tradeClass, progress }: Group): string {
  return `${predictor}\u0000${tradeClass ?? ''}\u0000${progress ?? ''}`;
}
