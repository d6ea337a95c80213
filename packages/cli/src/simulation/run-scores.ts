import type { RunResult } from '@roadstead/recordings/scenarios';
import type { RunScore } from '@roadstead/simulator';

/** The scores of a run with the names of the run and of their configurations. */
export function runScores({
  scenario,
  seed,
  configurations,
  scores,
}: RunResult): readonly RunScore[] {
  return configurations.map(({ name }, c) => ({
    run: `${scenario.name}-seed${seed}`,
    configuration: name,
    score: scores[c],
  }));
}
