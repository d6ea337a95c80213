import type { Score } from '../score-events.ts';

/** The score of a configuration in a run, with the names of both. */
export interface RunScore {
  readonly run: string;
  readonly configuration: string;
  readonly score: Score;
}
