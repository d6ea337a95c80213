import { basename, dirname, join, resolve } from 'node:path';
import type { DetectorConfiguration, Result } from '@roadstead/model';
import { scoredConfiguration } from '@roadstead/recordings/scenarios';
import {
  byConfiguration,
  eventsCsv,
  type FileEvent,
  precisionRecallCurve,
  type RunScore,
  readEventFile,
  readTruth,
  scoreEvents,
  scoresJson,
  transfersCsv,
} from '@roadstead/simulator';
import { createFolder } from '../../host/create-folder.ts';
import { EXIT_OK, type Host, UserError, writeError, writeText } from '../../host/host.ts';
import { fileOutput } from '../../host/output.ts';
import { readTextFile } from '../../host/text-file.ts';
import { WINDOW_MINUTES_DEFAULT } from '../../sts/detect-options.ts';
import { readConfigurationFile } from '../../sts/read-configurations.ts';
import { formatCount } from '../../text/format-text.ts';
import { precisionRecallPicture } from './precision-recall-picture.ts';
import { scoreMetricsTable } from './score-metrics-table.ts';
import type { ScoreOptions } from './score-options.ts';

/** The number of mistakes of a file that are reported. */
const MISTAKES_MAX = 20;
/** The name of a configuration that neither the events nor a file name. */
const UNNAMED = 'events';

/** Runs `roadstead score`. @returns the exit code. @throws UserError */
export async function scoreCommand(options: ScoreOptions, host: Host): Promise<number> {
  const events = valid(options.events, readEventFile(await readTextFile(options.events)));
  const truth = valid(options.truth, readTruth(await readTextFile(options.truth)));
  const configurations =
    options.configurations === undefined ? [] : await readConfigurationFile(options.configurations);
  const run = basename(dirname(resolve(options.truth)));
  const scores = groupsOf(events, configurations).map(({ name, own, configuration }): RunScore => {
    const scored = configuration
      ? scoredConfiguration(configuration)
      : { windowMinutes: WINDOW_MINUTES_DEFAULT };
    const score = scoreEvents(truth, own, { endMs: truth.endMs, ...scored });
    return { run, configuration: name, score };
  });
  await writeText(host.stdout, scoreMetricsTable(scores));
  if (options.out === undefined) return EXIT_OK;
  const files = await writeScores(options.out, scores, [options.events, options.truth]);
  await writeText(host.stderr, `Wrote ${formatCount(files, 'file')} into ${options.out}.\n`);
  return EXIT_OK;
}

interface Group {
  readonly name: string;
  readonly own: readonly FileEvent[];
  readonly configuration: DetectorConfiguration | undefined;
}

/** The events of each configuration. A single one of the file is that of all events without a name of their own. */
function groupsOf(
  events: readonly FileEvent[],
  configurations: readonly DetectorConfiguration[],
): readonly Group[] {
  const names = new Set([
    ...configurations.map(({ name }) => name),
    ...events.map(({ configuration }) => configuration),
  ]);
  const only = configurations.length === 1 ? configurations[0] : undefined;
  if (only && names.has('')) names.delete('');
  if (names.size === 0) names.add('');
  return [...names].map((name) => ({
    name: name === '' ? UNNAMED : name,
    own: events.filter(
      ({ configuration }) =>
        configuration === name || (configuration === '' && name === only?.name),
    ),
    configuration: configurations.find((each) => each.name === name),
  }));
}

/** Writes the scores and their rows, and the curve if events have probabilities. @returns the number of files */
async function writeScores(
  folder: string,
  scores: readonly RunScore[],
  inputs: readonly string[],
): Promise<number> {
  try {
    await createFolder(folder);
  } catch (error) {
    throw writeError(folder, error);
  }
  const curves = byConfiguration(scores).flatMap((own) => {
    const points = precisionRecallCurve(own.map(({ score }) => score));
    return points.length > 0 ? [{ name: own[0].configuration, points }] : [];
  });
  const files: readonly (readonly [string, Iterable<string>])[] = [
    ['scores.json', [scoresJson(scores)]],
    ['transfers.csv', transfersCsv(scores)],
    ['events.csv', eventsCsv(scores)],
    ...(curves.length > 0
      ? ([['precision-recall.svg', [precisionRecallPicture(curves)]]] as const)
      : []),
  ];
  for (const [name, lines] of files) {
    const output = await fileOutput(join(folder, name), inputs);
    try {
      await output.append(lines);
      await output.finish();
    } finally {
      await output.discard();
    }
  }
  return files.length;
}

/** @throws UserError with the mistakes of a file */
function valid<Value>(path: string, read: Result<Value, readonly string[]>): Value {
  if (read.ok) return read.value;
  const mistakes = read.error.slice(0, MISTAKES_MAX).map((mistake) => `${path}: ${mistake}`);
  const more = read.error.length - mistakes.length;
  if (more > 0) mistakes.push(`and ${formatCount(more, 'more mistake')}`);
  throw new UserError(mistakes.join('\n'));
}
