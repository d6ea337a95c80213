import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addScores,
  byConfiguration,
  eventsCsv,
  type Proportion,
  type RunScore,
  scoreEntry,
  scoresJson,
  transfersCsv,
} from '@roadstead/simulator';

/** The scorer of the benchmark; it is bundled into one file, `score.mjs`, that needs nothing but Node. */

const ENDINGS = ['csv', 'ndjson', 'json', 'geojson'];
const MISTAKES_MAX = 20;
const USAGE = `Usage: node score.mjs FOLDER [--out FOLDER]

Scores the events in FOLDER, a file for each run of the benchmark: RUN.csv,
RUN.ndjson, RUN.json or RUN.geojson. README.md describes them.`;

function main(argv: readonly string[]): number {
  const [folder, flag, out, ...more] = argv;
  const isWrong = folder === undefined || folder.startsWith('-') || more.length > 0;
  if (isWrong || (flag !== undefined && (flag !== '--out' || out === undefined))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const runsFolder = join(dirname(fileURLToPath(import.meta.url)), 'runs');
  const names = readdirSync(runsFolder).sort();
  const runs = names.map((name) => ({
    name,
    truth: readFileSync(join(runsFolder, name, 'truth.json'), 'utf8'),
    events: eventsOf(folder, name),
  }));
  const missing = runs.filter(({ events }) => events === undefined);
  if (missing.length === runs.length) {
    process.stderr.write(`${folder} has no file of a run, such as ${names[0]}.csv.\n`);
    return 2;
  }
  const scored = scoreEntry(runs);
  if (!scored.ok) {
    process.stderr.write(`${scored.error.slice(0, MISTAKES_MAX).join('\n')}\n`);
    return 2;
  }
  process.stdout.write(tableOf(scored.value));
  if (missing.length > 0) {
    process.stderr.write(
      `${missing.length} of ${runs.length} runs have no file, and so no events: ${missing[0].name} …\n`,
    );
  }
  if (out !== undefined) write(out, scored.value);
  return 0;
}

function eventsOf(folder: string, run: string): { file: string; text: string } | undefined {
  const file = ENDINGS.map((ending) => join(folder, `${run}.${ending}`)).find(existsSync);
  return file === undefined ? undefined : { file, text: readFileSync(file, 'utf8') };
}

function write(folder: string, scores: readonly RunScore[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'scores.json'), scoresJson(scores));
  writeFileSync(join(folder, 'transfers.csv'), [...transfersCsv(scores)].join(''));
  writeFileSync(join(folder, 'events.csv'), [...eventsCsv(scores)].join(''));
}

/** A row for each configuration, in Markdown. */
function tableOf(scores: readonly RunScore[]): string {
  const head = [
    ...['entry', 'transfers', 'found', 'splits', 'false', 'precision', 'recall', 'F1'],
    ...['begin, min', 'end, min', 'place, m', 'IoU', 'first alarm, min'],
  ];
  const rows = byConfiguration(scores).map((own) => {
    const sum = addScores(own.map(({ score }) => score));
    const { found, missed, splits, falseEvents } = sum;
    const f1 = found === 0 ? 0 : (2 * found) / (2 * found + missed + falseEvents);
    return [
      own[0].configuration,
      ...[found + missed, found, splits, falseEvents].map(String),
      shareText(sum.precision),
      shareText(sum.recall),
      f1.toFixed(3),
      decimal(sum.startErrorSeconds?.median, 60),
      decimal(sum.endErrorSeconds?.median, 60),
      decimal(sum.placeErrorMeters?.median, 1),
      sum.overlapRatio?.median.toFixed(2) ?? '',
      decimal(sum.detectionDelaySeconds?.median, 60),
    ];
  });
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |\n`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}

function shareText(share: Proportion | null): string {
  if (share === null) return '';
  const [value, least, greatest] = [share.value, share.least, share.greatest].map((each) =>
    (100 * each).toFixed(1),
  );
  return `${value} % (${least}–${greatest})`;
}

function decimal(value: number | undefined, unit: number): string {
  return value === undefined ? '' : (value / unit).toFixed(1);
}

process.exitCode = main(process.argv.slice(2));
