import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { MergedRow } from './merge-runs.ts';

export type TableRow = Record<string, string | number>;

/** A question, answered by a table. */
export interface Bench {
  readonly question: string;
  /** The seed of its data, the first if there are several; null if nothing is random. */
  readonly seed: number | null;
  /** Measures; reports its current step to `progress`, and returns the rows of the answer. */
  run(progress: (text: string) => void): Promise<readonly TableRow[]> | readonly TableRow[];
}

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

/** The answer of a bench, of one or several runs. */
export interface Report {
  readonly name: string;
  readonly question: string;
  readonly seed: number | null;
  readonly begunMs: number;
  /** Of each run. */
  readonly seconds: readonly number[];
  readonly loadBegin: number;
  readonly rows: readonly MergedRow[];
}

/** Prints the answer as a table and writes it as JSON, with the machine and its load, the commit and the versions. */
export function writeReport({
  name,
  question,
  seed,
  begunMs,
  seconds,
  loadBegin,
  rows,
}: Report): void {
  const conditions = { commit: commit(), seed, load: { begin: loadBegin, end: loadavg()[0] } };
  process.stdout.write(`\n${name}: ${question}\n\n${tableOf(rows)}\n`);
  process.stdout.write(`\n${conditionsText({ ...conditions, runs: seconds.length })}\n`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, memoryBytes: totalmem() };
  const versions = { node: process.version, v8: process.versions.v8 };
  const measured = { begun: new Date(begunMs), ended: new Date(Date.now()), seconds };
  mkdirSync(RESULTS, { recursive: true });
  const document = { name, question, ...conditions, measured, machine, versions, rows };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
}

/** The conditions under which a table was measured. */
export interface Conditions {
  readonly commit: string | null;
  readonly seed: number | null;
  readonly load: { readonly begin: number; readonly end: number };
  readonly runs: number;
}

/** Returns the line below a table. */
export function conditionsText({ commit, seed, load, runs }: Conditions): string {
  const spread =
    runs > 1
      ? `medians of ${runs} runs, ± half of the range`
      : 'one run, without spread (BENCH_RUNS=3 repeats it)';
  return [
    `commit ${commit ?? 'unknown'}`,
    seed === null ? 'nothing random' : `seed ${seed}`,
    `load ${load.begin.toFixed(1)} to ${load.end.toFixed(1)}`,
    spread,
  ].join('; ');
}

/** Returns rows as a table of text. */
export function tableOf(rows: readonly MergedRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  return cells
    .map((line) =>
      line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))),
    )
    .map((line) => line.join('  '))
    .join('\n');
}

/** The commit that is measured, with `-dirty` if files have been changed since; null outside a repository. */
function commit(): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}

function cellText(value: MergedRow[string] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'object') {
    const { median, least, greatest } = value;
    const percent = (50 * (greatest - least)) / Math.abs(median);
    return `${cellText(median)} ±${percent.toFixed(0)}%`;
  }
  if (Number.isInteger(value) || Math.abs(value) >= 1000) {
    return Math.round(value).toLocaleString('en');
  }
  return value.toPrecision(3);
}

/** Wall-clock seconds of a function. */
export function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Quantile of values; `part` is 0 to 1. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}
