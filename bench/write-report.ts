import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export type TableRow = Record<string, string | number>;

/** A question, answered by a table. */
export interface Bench {
  readonly question: string;
  /** Measures; reports its current step to `progress`, and returns the rows of the answer. */
  run(progress: (text: string) => void): Promise<readonly TableRow[]> | readonly TableRow[];
}

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

/** Prints the answer as a table and writes it as JSON, with the machine and its load, the commit and the versions. */
export function writeReport(name: string, question: string, rows: readonly TableRow[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => cellText(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  const lines = cells.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  );
  process.stdout.write(`\n${name}: ${question}\n\n${lines.join('\n')}\n`);
  const [load] = loadavg();
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, memoryBytes: totalmem(), load };
  const versions = { node: process.version, v8: process.versions.v8, commit: commit() };
  mkdirSync(RESULTS, { recursive: true });
  const document = { name, question, measured: new Date(Date.now()), machine, versions, rows };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
}

/** The commit that is measured, with a mark if files have been changed since; undefined outside a repository. */
function commit(): string | undefined {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function cellText(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
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
