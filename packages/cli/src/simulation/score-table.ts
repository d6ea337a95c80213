import type { RunResult } from '@roadstead/recordings/scenarios';
import { addScores, byConfiguration } from '@roadstead/simulator';
import Table from 'cli-table3';
import { formatCount, formatNumber } from '../text/format-text.ts';
import { addReportUse, rejectedLine, rejectedWarning, reportUse } from './rejected-reports.ts';
import { runScores } from './run-scores.ts';
import { causesText, minutesText, shareText } from './score-text.ts';

/** Formats the scores of each scenario over its seeds; one row for each configuration. */
export function scoreTable(runs: readonly RunResult[]): string {
  const table = new Table({
    head: [
      'Scenario',
      'Seeds',
      'Reports',
      'Transfers',
      'Missed',
      'Split',
      'False',
      'Begins',
      'Ends',
      'Detected after',
      'As expected',
    ],
    style: { head: [], border: [], compact: true },
    colAligns: [
      'left',
      'right',
      'right',
      'right',
      'left',
      'right',
      'left',
      'right',
      'right',
      'right',
      'left',
    ],
  });
  for (const own of byScenario(runs)) {
    const { configurations, scenario } = own[0];
    for (const [c, configuration] of configurations.entries()) {
      const sum = addScores(own.map(({ scores }) => scores[c]));
      table.push([
        configurations.length === 1 ? scenario.name : `${scenario.name}, ${configuration.name}`,
        own.length,
        formatNumber(own.reduce((total, { counts }) => total + counts.reports, 0)),
        sum.found + sum.missed,
        causesText(sum.missed, sum.missedByCause),
        sum.splits,
        causesText(sum.falseEvents, sum.falseByCause),
        minutesText(sum.startErrorSeconds?.median),
        minutesText(sum.endErrorSeconds?.median),
        minutesText(sum.detectionDelaySeconds?.median),
        c === 0 ? expectedText(own) : '',
      ]);
    }
  }
  return `${table.toString()}\n`;
}

/** Describes precision and recall of all runs, and the unmet expectations. */
export function scoreSummary(runs: readonly RunResult[], isInterrupted: boolean): string {
  const lines = [
    ...configurationLines(runs),
    'Begins, Ends: the delay of the event against the transfer; Detected after: from the begin of the transfer to the first alarm; medians.',
  ];
  const rejected = rejectedLine(addReportUse(runs.map(({ counts }) => reportUse(counts))));
  if (rejected !== '') lines.push(rejected.trimEnd());
  const unmet = runs.filter(({ verdict, isWhole }) => isWhole && !verdict.met);
  if (unmet.length === 0 && !isInterrupted) lines.push('All expectations are met.');
  for (const { scenario, seed, verdict } of unmet) {
    lines.push(`Expectations not met: ${scenario.name}, seed ${seed}`);
    lines.push(...verdict.unmet.slice(0, UNMET_MAX).map((sentence) => `  ${sentence}`));
    const more = verdict.unmet.length - UNMET_MAX;
    if (more > 0) lines.push(`  and ${formatCount(more, 'more sentence')}`);
  }
  return `${lines.join('\n')}\n`;
}

const UNMET_MAX = 10;

/** Precision and recall of each configuration over the runs that have it: by itself, since no user runs all of them. */
function configurationLines(runs: readonly RunResult[]): readonly string[] {
  const groups = byConfiguration(runs.flatMap(runScores));
  return groups.map((own) => {
    const { precision, recall, splits } = addScores(own.map(({ score }) => score));
    const name = groups.length === 1 ? '' : `${own[0].configuration}: `;
    const split = splits === 0 ? '' : ` (${formatCount(splits, 'split event')})`;
    return `${name}${formatCount(own.length, 'run')}: precision ${shareText(precision)}, recall ${shareText(recall)}${split}, against the truth.`;
  });
}

/** A warning for each scenario that uses too few of its reports. */
export function useWarnings(runs: readonly RunResult[]): string {
  return byScenario(runs)
    .map((own) =>
      rejectedWarning(
        own[0].scenario.name,
        addReportUse(own.map(({ counts }) => reportUse(counts))),
      ),
    )
    .join('');
}

function byScenario(runs: readonly RunResult[]): readonly (readonly RunResult[])[] {
  const groups = new Map<RunResult['scenario'], RunResult[]>();
  for (const run of runs) {
    const own = groups.get(run.scenario);
    if (own) own.push(run);
    else groups.set(run.scenario, [run]);
  }
  return [...groups.values()];
}

function expectedText(runs: readonly RunResult[]): string {
  const { truth, events, calls, eventsMin, eventsMax } = runs[0].expect;
  const hasBounds = eventsMin > 0 || eventsMax < Number.POSITIVE_INFINITY;
  if (!truth && !events && !calls && !hasBounds) return 'nothing expected';
  if (runs.some(({ isWhole }) => !isWhole)) return 'interrupted';
  const unmet = runs.filter(({ verdict }) => !verdict.met).length;
  return unmet === 0 ? 'yes' : `not with ${formatCount(unmet, 'seed')}`;
}
