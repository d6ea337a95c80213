import { addScores, byConfiguration, type RunScore, type ScoreSum } from '@roadstead/simulator';
import Table from 'cli-table3';
import { causesText, minutesText, shareText } from '../score-text.ts';

type Metric = readonly [name: string, text: (sum: ScoreSum) => string | number];

const METRICS: readonly Metric[] = [
  ['Transfers', ({ found, missed }) => found + missed],
  ['Found', ({ found }) => found],
  ['Missed, by cause', ({ missed, missedByCause }) => causesText(missed, missedByCause)],
  ['Split events of found ones', ({ splits }) => splits],
  [
    'False events, by cause',
    ({ falseEvents, falseByCause }) => causesText(falseEvents, falseByCause),
  ],
  ['Events in the background, not scored', ({ unscored }) => unscored],
  ['Precision', ({ precision }) => shareText(precision)],
  ['Recall', ({ recall }) => shareText(recall)],
  ['Begins, median', ({ startErrorSeconds }) => minutesText(startErrorSeconds?.median)],
  ['Ends, median', ({ endErrorSeconds }) => minutesText(endErrorSeconds?.median)],
  ['Apart, median', ({ placeErrorMeters }) => metersText(placeErrorMeters?.median)],
  ['Overlap of times (IoU), median', ({ overlapRatio }) => overlapRatio?.median.toFixed(2) ?? ''],
  [
    'First alarm, event time, median',
    ({ detectionDelaySeconds }) => minutesText(detectionDelaySeconds?.median),
  ],
  [
    'First alarm, delivered, median',
    ({ deliveryDelaySeconds }) => minutesText(deliveryDelaySeconds?.median),
  ],
];

/** Formats the scores of each configuration over its runs: a row for each metric, a column for each configuration. */
export function scoreMetricsTable(scores: readonly RunScore[]): string {
  const configurations = byConfiguration(scores);
  const sums = configurations.map((own) => addScores(own.map(({ score }) => score)));
  const table = new Table({
    head: ['', ...configurations.map((own) => own[0].configuration)],
    style: { head: [], border: [], compact: true },
    colAligns: ['left', ...configurations.map(() => 'right' as const)],
  });
  for (const [name, text] of METRICS) table.push([name, ...sums.map((sum) => text(sum))]);
  return `${table.toString()}\n`;
}

function metersText(meters: number | undefined): string {
  return meters === undefined ? '' : `${meters.toFixed(0)} m`;
}
