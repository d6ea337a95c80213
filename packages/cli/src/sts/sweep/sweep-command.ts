import Table from 'cli-table3';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, writeText } from '../../host/host.ts';
import { fileOutput, type LineOutput } from '../../host/output.ts';
import { StatusLine } from '../../host/status-line.ts';
import { checkBackgrounds } from '../../simulation/background-traffic.ts';
import { detectionSettings } from '../../simulation/detection-settings.ts';
import { type LoadedScenario, loadScenarios } from '../../simulation/load-scenarios.ts';
import { meaningWarnings } from '../../simulation/meaning/meaning-warnings.ts';
import { addReportUse, rejectedLine, rejectedWarning } from '../../simulation/rejected-reports.ts';
import { formatCount, formatDuration } from '../../text/format-text.ts';
import { cellsOf } from './sweep-grid.ts';
import { sweepHeatMap } from './sweep-heat-map.ts';
import type { SweepOptions } from './sweep-options.ts';
import { bestOf, sweepPicture } from './sweep-picture.ts';
import {
  addCounts,
  type CellScore,
  type PresetScore,
  type SweepScore,
  sweepCsv,
} from './sweep-scores.ts';
import type { SweepResult, SweepTask } from './sweep-task.ts';
import type { SweepRunner } from './sweep-workers.ts';

/** The table, the chart of precision and recall, and the heat map. */
const ENDINGS = ['.csv', '.svg', '-heat-map.svg'];
const CELLS_MAX = 1000;
/** The number of cells shown. */
const SHOWN = 5;

/** Runs `roadstead sweep`. @returns the exit code. @throws UserError */
export async function sweepCommand(
  options: SweepOptions,
  host: Host,
  runner: SweepRunner,
): Promise<number> {
  const cells = cellsOf(options.distance, options.window);
  if (cells.length > CELLS_MAX) {
    throw new UserError(`${formatCount(cells.length, 'cell')} exceed the maximum of ${CELLS_MAX}.`);
  }
  const files = await loadScenarios(options.scenarios);
  const { gapMax, separation, lateness, preset: presets = [] } = options;
  const detection = { gapMax, separation, lateness };
  for (const { scenario } of files) detectionSettings(scenario, detection);
  const tasks = files.flatMap(({ scenario, text, path }) =>
    Array.from({ length: options.seeds }, (_, k): SweepTask => {
      const seed = (options.seed ?? scenario.seed) + k;
      return { text, fileName: path, seed, cells, presets, options: detection };
    }),
  );
  await checkBackgrounds(files);
  await writeText(host.stderr, await meaningWarnings(files));
  const outputs: LineOutput[] = [];
  try {
    for (const ending of ENDINGS) outputs.push(await fileOutput(`${options.out}${ending}`, []));
    const results = await resultsOf(tasks, host, runner);
    if (host.interrupted.aborted) {
      await writeText(host.stderr, 'Interrupted: nothing was written.\n');
      return EXIT_INTERRUPTED;
    }
    const scores = addCounts(
      cells,
      results.map((result) => result.cells),
    );
    const named = addCounts(
      presets.map((preset) => ({ preset })),
      results.map((result) => result.presets),
    );
    const title = `${formatCount(files.length, 'scenario')}, ${formatCount(tasks.length, 'run')}`;
    const contents = [
      sweepCsv(scores, named),
      [sweepPicture(scores, named, title)],
      [sweepHeatMap(scores, bestOf(scores), title)],
    ];
    for (const [i, output] of outputs.entries()) await output.append(contents[i]);
    for (const output of outputs) await output.finish();
    await writeText(host.stdout, bestTable(scores, named));
    await writeText(host.stdout, rejectedLine(addReportUse(results.map(({ use }) => use))));
    await writeText(host.stderr, useWarnings(files, results, options.seeds));
  } finally {
    for (const output of outputs) await output.discard();
  }
  const names = ENDINGS.map((ending) => `${options.out}${ending}`);
  await writeText(host.stderr, `Wrote ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.\n`);
  return EXIT_OK;
}

/** A warning for each scenario that uses too few of its reports; its tasks follow each other. */
function useWarnings(
  files: readonly LoadedScenario[],
  results: readonly SweepResult[],
  seeds: number,
): string {
  return files
    .map(({ scenario }, i) => {
      const own = results.slice(i * seeds, (i + 1) * seeds);
      return rejectedWarning(scenario.name, addReportUse(own.map(({ use }) => use)));
    })
    .join('');
}

/** Runs the tasks. @returns the result of each */
async function resultsOf(
  tasks: readonly SweepTask[],
  host: Host,
  runner: SweepRunner,
): Promise<readonly SweepResult[]> {
  const line = new StatusLine(host);
  const results: SweepResult[] = [];
  let done = 0;
  try {
    await runner(
      tasks,
      (task, own) => {
        results[task] = own;
        done++;
        line.show((elapsedMs) => [
          `${done} of ${formatCount(tasks.length, 'run')}`,
          `${formatDuration((elapsedMs / done) * (tasks.length - done))} left`,
        ]);
      },
      host.interrupted,
    );
  } finally {
    line.clear();
  }
  return results;
}

/** Formats the best cells, the shortest distance and window first among equals, the default one with its rank, and the presets. */
function bestTable(scores: readonly CellScore[], presets: readonly PresetScore[]): string {
  if (!bestOf(scores) && presets.length === 0) return 'No distance and window found a transfer.\n';
  const ranked = [...scores].sort((a, b) => b.f1 - a.f1);
  const usual = ranked.findIndex(
    ({ distanceMeters, windowMinutes }) => distanceMeters === 500 && windowMinutes === 30,
  );
  const table = new Table({
    head: ['#', 'Distance', 'Window', 'Found', 'Missed', 'False', 'Precision', 'Recall', 'F1'],
    style: { head: [], border: [], compact: true },
    colAligns: Array.from({ length: 9 }, () => 'right' as const),
  });
  const listed = ranked.slice(0, SHOWN);
  if (usual >= SHOWN) listed.push(ranked[usual]);
  for (const score of listed) {
    const { distanceMeters, windowMinutes } = score;
    const rank = ranked.indexOf(score) + 1;
    table.push([rank, `${distanceMeters} m`, `${windowMinutes} min`, ...shareCells(score)]);
  }
  for (const score of presets) {
    table.push(['', { content: score.preset, colSpan: 2, hAlign: 'left' }, ...shareCells(score)]);
  }
  return `${table.toString()}\n`;
}

function shareCells(score: SweepScore): readonly (number | string)[] {
  const { found, missed, falseEvents, precision, recall, f1 } = score;
  const shares = [precision?.value, recall?.value, f1].map((share) => share?.toFixed(3) ?? '');
  return [found, missed, falseEvents, ...shares];
}
