import { addScores, type ScoreSum } from '@roadstead/simulator';
import Table from 'cli-table3';
import { formatCount, formatNumber } from '../text/format-text.ts';
import { addReportUse, rejectedLine, rejectedWarning, reportUse } from './rejected-reports.ts';
import type { RunResult } from './scenario-run.ts';

/** Formats the scores of each scenario over its seeds; one row for each configuration. */
export function scoreTable(runs: readonly RunResult[]): string {
  const table = new Table({
    head: [
      'Scenario',
      'Seeds',
      'Reports',
      'Transfers',
      'Missed',
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
      'left',
      'right',
      'right',
      'right',
      'left',
    ],
  });
  for (const own of byScenario(runs)) {
    const { configurations, name } = own[0].scenario;
    for (const [c, configuration] of configurations.entries()) {
      const sum = addScores(own.map(({ scores }) => scores[c]));
      table.push([
        configurations.length === 1 ? name : `${name}, ${configuration.name}`,
        own.length,
        formatNumber(own.reduce((total, { counts }) => total + counts.reports, 0)),
        sum.found + sum.missed,
        causesText(sum.missed, sum.missedByCause),
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
  const { precision, recall } = addScores(runs.flatMap(({ scores }) => scores));
  const lines = [
    `${formatCount(runs.length, 'run')}: precision ${shareText(precision)}, recall ${shareText(recall)}, against the truth.`,
    'Begins, Ends: the delay of the event against the transfer; Detected after: from the begin of the transfer; medians.',
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

/** `3: tow 2, moored 1`. */
function causesText(total: number, byCause: Readonly<Record<string, number>>): string {
  const causes = Object.entries(byCause).map(([cause, count]) => `${cause} ${count}`);
  return total === 0 ? '0' : `${total}: ${causes.join(', ')}`;
}

/** `+3 min`; with a decimal below ten. */
function minutesText(seconds: number | undefined): string {
  if (seconds === undefined) return '';
  const minutes = seconds / 60;
  const text = Math.abs(minutes).toFixed(Math.abs(minutes) < 10 ? 1 : 0);
  return `${minutes < 0 ? '−' : '+'}${text} min`;
}

function expectedText(runs: readonly RunResult[]): string {
  const { truth, events, calls, eventsMin, eventsMax } = runs[0].scenario.expect;
  const hasBounds = eventsMin > 0 || eventsMax < Number.POSITIVE_INFINITY;
  if (!truth && !events && !calls && !hasBounds) return 'nothing expected';
  if (runs.some(({ isWhole }) => !isWhole)) return 'interrupted';
  const unmet = runs.filter(({ verdict }) => !verdict.met).length;
  return unmet === 0 ? 'yes' : `not with ${formatCount(unmet, 'seed')}`;
}

function shareText(share: ScoreSum['precision']): string {
  if (share === null) return 'of nothing';
  const percent = (value: number): string => `${(100 * value).toFixed(1)}`;
  return `${percent(share.value)} % (95 %: ${percent(share.least)} to ${percent(share.greatest)})`;
}
