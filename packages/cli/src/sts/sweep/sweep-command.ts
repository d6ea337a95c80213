import Table from 'cli-table3';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, writeText } from '../../host/host.ts';
import { fileOutput, type LineOutput } from '../../host/output.ts';
import { StatusLine } from '../../host/status-line.ts';
import { loadScenarios } from '../../simulation/load-scenarios.ts';
import { formatCount, formatDuration } from '../../text/format-text.ts';
import { cellsOf } from './sweep-grid.ts';
import type { SweepOptions } from './sweep-options.ts';
import { bestOf, sweepPicture } from './sweep-picture.ts';
import type { CellCounts, SweepTask } from './sweep-run.ts';
import { addCells, type CellScore, sweepCsv } from './sweep-scores.ts';
import type { SweepRunner } from './sweep-workers.ts';

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
  const tasks = files.flatMap(({ scenario, text, path }) =>
    Array.from({ length: options.seeds }, (_, k): SweepTask => {
      return { text, fileName: path, seed: (options.seed ?? scenario.seed) + k, cells };
    }),
  );
  const outputs: LineOutput[] = [];
  try {
    for (const ending of ['csv', 'svg']) {
      outputs.push(await fileOutput(`${options.out}.${ending}`, []));
    }
    const counts = await countsOf(tasks, host, runner);
    if (host.interrupted.aborted) {
      await writeText(host.stderr, 'Interrupted: nothing was written.\n');
      return EXIT_INTERRUPTED;
    }
    const scores = addCells(cells, counts);
    const title = `${formatCount(files.length, 'scenario')}, ${formatCount(tasks.length, 'run')}`;
    const contents = [sweepCsv(scores), [sweepPicture(scores, title)]];
    for (const [i, output] of outputs.entries()) await output.append(contents[i]);
    for (const output of outputs) await output.finish();
    await writeText(host.stdout, bestTable(scores));
  } finally {
    for (const output of outputs) await output.discard();
  }
  await writeText(host.stderr, `Wrote ${options.out}.csv and ${options.out}.svg.\n`);
  return EXIT_OK;
}

/** Runs the tasks. @returns the counts of each */
async function countsOf(
  tasks: readonly SweepTask[],
  host: Host,
  runner: SweepRunner,
): Promise<readonly (readonly CellCounts[])[]> {
  const line = new StatusLine(host);
  const counts: (readonly CellCounts[])[] = [];
  let done = 0;
  try {
    await runner(
      tasks,
      (task, own) => {
        counts[task] = own;
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
  return counts;
}

/** Formats the best cells, the shortest distance and window first among equals, and the default one with its rank. */
function bestTable(scores: readonly CellScore[]): string {
  if (!bestOf(scores)) return 'No distance and window found a transfer.\n';
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
    table.push([
      ranked.indexOf(score) + 1,
      `${score.distanceMeters} m`,
      `${score.windowMinutes} min`,
      score.found,
      score.missed,
      score.falseEvents,
      score.precision?.value.toFixed(3) ?? '',
      score.recall?.value.toFixed(3) ?? '',
      score.f1.toFixed(3),
    ]);
  }
  return `${table.toString()}\n`;
}
