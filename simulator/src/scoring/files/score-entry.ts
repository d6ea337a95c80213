import { failure, type Result, success } from '@roadstead/model';
import { scoreEvents } from '../score-events.ts';
import { readEventFile } from './event-file.ts';
import type { RunScore } from './run-score.ts';
import { readTruth } from './truth-file.ts';

/** The texts of a run of a benchmark: its truth, and the events of an entry. */
export interface EntryRun {
  readonly name: string;
  readonly truth: string;
  /** The file of events and its name; undefined: the entry has no events of this run. */
  readonly events: { readonly file: string; readonly text: string } | undefined;
}

/** A window for which ships should be together to be detected, by the causes of missed transfers. */
const WINDOW_MINUTES = 30;
/** The name of a configuration that no event names. */
const UNNAMED = 'events';

/**
 * Scores an entry of a benchmark: each configuration that its events name in all runs, also in those where it has none.
 * @returns a sentence for each mistake of a file, otherwise the scores by configuration and run
 */
export function scoreEntry(
  runs: readonly EntryRun[],
): Result<readonly RunScore[], readonly string[]> {
  const mistakes: string[] = [];
  const read = runs.flatMap(({ name, truth: truthText, events: file }) => {
    const truth = readTruth(truthText);
    const events = readEventFile(file?.text ?? '');
    if (!truth.ok) mistakes.push(...truth.error.map((each) => `the truth of ${name}: ${each}`));
    if (!events.ok) mistakes.push(...events.error.map((each) => `${file?.file}: ${each}`));
    return truth.ok && events.ok ? [{ name, truth: truth.value, events: events.value }] : [];
  });
  if (mistakes.length > 0) return failure(mistakes);
  const names = new Set(read.flatMap(({ events }) => events.map((each) => each.configuration)));
  if (names.size === 0) names.add('');
  return success(
    [...names].flatMap((configuration) =>
      read.map(({ name, truth, events }): RunScore => {
        const own = events.filter((event) => event.configuration === configuration);
        const run = { endMs: truth.endMs, windowMinutes: WINDOW_MINUTES };
        return {
          run: name,
          configuration: configuration === '' ? UNNAMED : configuration,
          score: scoreEvents(truth, own, run),
        };
      }),
    ),
  );
}
