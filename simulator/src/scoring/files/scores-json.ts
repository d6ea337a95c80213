import { addScores } from '../add-scores.ts';
import { precisionRecallCurve } from '../precision-recall.ts';
import type { RunScore } from './run-score.ts';

/** Version of the format. */
const SCORES_VERSION = 1;

/** Formats the scores of each configuration over its runs as a JSON document. */
export function scoresJson(scores: readonly RunScore[]): string {
  const configurations = byConfiguration(scores).map((own) => {
    const { runs, found, missed, ...others } = addScores(own.map(({ score }) => score));
    const curve = precisionRecallCurve(own.map(({ score }) => score));
    return {
      configuration: own[0].configuration,
      runs,
      transfers: found + missed,
      found,
      missed,
      ...others,
      f1: f1Of(found, missed, others.falseEvents),
      ...(curve.length > 0 && { precisionRecall: curve }),
    };
  });
  return `${JSON.stringify({ scoresVersion: SCORES_VERSION, configurations }, null, 2)}\n`;
}

/** Groups scores by the name of their configuration, in the order of the first of each. */
export function byConfiguration(scores: readonly RunScore[]): readonly (readonly RunScore[])[] {
  const groups = new Map<string, RunScore[]>();
  for (const each of scores) {
    const own = groups.get(each.configuration);
    if (own) own.push(each);
    else groups.set(each.configuration, [each]);
  }
  return [...groups.values()];
}

/** The harmonic mean of precision and recall; 0 where nothing was found. */
function f1Of(found: number, missed: number, falseEvents: number): number {
  return found === 0 ? 0 : (2 * found) / (2 * found + missed + falseEvents);
}
