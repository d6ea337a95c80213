import type { FalseCause, MissCause } from './causes.ts';
import type { Score } from './score-events.ts';
import { type Share, type Statistics, statisticsOf, wilsonShare } from './statistics.ts';

/** Scores of several runs together. */
export interface ScoreSum {
  readonly runs: number;
  readonly found: number;
  readonly missed: number;
  readonly falseEvents: number;
  /** `null` without events. */
  readonly precision: Share | null;
  /** `null` without transfers. */
  readonly recall: Share | null;
  readonly missedByCause: Readonly<Partial<Record<MissCause, number>>>;
  readonly falseByCause: Readonly<Partial<Record<FalseCause, number>>>;
  /** Of the transfers that were found; `null` where there are none. */
  readonly startErrorSeconds: Statistics | null;
  readonly endErrorSeconds: Statistics | null;
  readonly detectionDelaySeconds: Statistics | null;
}

/** Adds the scores of runs with different seeds, of different scenarios, or both: each event and transfer counts alike. */
export function addScores(scores: readonly Score[]): ScoreSum {
  const found = scores.flatMap((score) => score.found);
  const missed = scores.flatMap((score) => score.missed);
  const falseEvents = scores.flatMap((score) => score.falseEvents);
  return {
    runs: scores.length,
    found: found.length,
    missed: missed.length,
    falseEvents: falseEvents.length,
    precision: wilsonShare(found.length, found.length + falseEvents.length),
    recall: wilsonShare(found.length, found.length + missed.length),
    missedByCause: countsOf(missed.map(({ cause }) => cause)),
    falseByCause: countsOf(falseEvents.map(({ cause }) => cause)),
    startErrorSeconds: statisticsOf(found.map(({ startErrorSeconds }) => startErrorSeconds)),
    endErrorSeconds: statisticsOf(found.flatMap(({ endErrorSeconds }) => endErrorSeconds ?? [])),
    detectionDelaySeconds: statisticsOf(
      found.map(({ detectionDelaySeconds }) => detectionDelaySeconds),
    ),
  };
}

/** How often each is there, in the order of the alphabet. */
function countsOf<Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> {
  const counts: Partial<Record<Name, number>> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
