import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export type Row = Record<string, string | number>;

/** One question, answered by a table. */
export interface Bench {
  readonly question: string;
  /** Says what it is at by `progress`; gives the rows of the answer. */
  run(progress: (text: string) => void): Promise<readonly Row[]> | readonly Row[];
}

const RESULTS = fileURLToPath(new URL('./results/', import.meta.url));

/** Prints the answer as a table and keeps it as JSON, with what it was measured on. */
export function report(name: string, question: string, rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i].length)));
  const lines = cells.map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  '),
  );
  process.stdout.write(`\n${name}: ${question}\n\n${lines.join('\n')}\n`);
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, memoryBytes: totalmem() };
  const versions = { node: process.version, v8: process.versions.v8 };
  mkdirSync(RESULTS, { recursive: true });
  const document = { name, question, measured: new Date(Date.now()), machine, versions, rows };
  writeFileSync(`${RESULTS}${name}.json`, `${JSON.stringify(document, null, 2)}\n`);
}

function shown(value: string | number | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) || Math.abs(value) >= 1000) {
    return Math.round(value).toLocaleString('en');
  }
  return value.toPrecision(3);
}

/** The wall-clock seconds that something takes. */
export function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** The value that a part (0 to 1) of the values does not reach. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}
