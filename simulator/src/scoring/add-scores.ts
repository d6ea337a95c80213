import type { FalseCause, MissCause } from './causes.ts';
import type { FoundTransfer, Score } from './score-events.ts';
import {
  type Proportion,
  type Statistics,
  summaryStatistics,
  wilsonProportion,
} from './statistics.ts';

/** Sum of the scores of several runs. */
export interface ScoreSum {
  readonly runs: number;
  readonly found: number;
  readonly missed: number;
  /** Further events of found transfers, which count neither as correct nor as false. */
  readonly splits: number;
  readonly falseEvents: number;
  /** Events of two recorded ships in the background. */
  readonly unscored: number;
  /** `null` without events. */
  readonly precision: Proportion | null;
  /** `null` without transfers. */
  readonly recall: Proportion | null;
  readonly missedByCause: Readonly<Partial<Record<MissCause, number>>>;
  readonly falseByCause: Readonly<Partial<Record<FalseCause, number>>>;
  /** Of the transfers found; `null` without any. */
  readonly startErrorSeconds: Statistics | null;
  readonly endErrorSeconds: Statistics | null;
  readonly placeErrorMeters: Statistics | null;
  readonly overlapRatio: Statistics | null;
  /** To the first alarm, in event time and by the receiving clock. */
  readonly detectionDelaySeconds: Statistics | null;
  readonly deliveryDelaySeconds: Statistics | null;
}

/** Adds the scores of runs with different seeds, different scenarios, or both: each event and transfer has equal weight. */
export function addScores(scores: readonly Score[]): ScoreSum {
  const found = scores.flatMap((score) => score.found);
  const missed = scores.flatMap((score) => score.missed);
  const falseEvents = scores.flatMap((score) => score.falseEvents);
  const statisticsOf = (value: (each: FoundTransfer) => number | null): Statistics | null =>
    summaryStatistics(found.flatMap((each) => value(each) ?? []));
  return {
    runs: scores.length,
    found: found.length,
    missed: missed.length,
    splits: scores.reduce((sum, { splits }) => sum + splits.length, 0),
    falseEvents: falseEvents.length,
    unscored: scores.reduce((sum, { unscored }) => sum + unscored.length, 0),
    precision: wilsonProportion(found.length, found.length + falseEvents.length),
    recall: wilsonProportion(found.length, found.length + missed.length),
    missedByCause: countsOf(missed.map(({ cause }) => cause)),
    falseByCause: countsOf(falseEvents.map(({ cause }) => cause)),
    startErrorSeconds: statisticsOf((each) => each.startErrorSeconds),
    endErrorSeconds: statisticsOf((each) => each.endErrorSeconds),
    placeErrorMeters: statisticsOf((each) => each.placeErrorMeters),
    overlapRatio: statisticsOf((each) => each.overlapRatio),
    detectionDelaySeconds: statisticsOf((each) => each.detectionDelaySeconds),
    deliveryDelaySeconds: statisticsOf((each) => each.deliveryDelaySeconds),
  };
}

/** Number of occurrences of each name, in alphabetical order. */
function countsOf<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
