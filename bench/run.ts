import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT_STOPPED, SIGNALS } from './end-when-stopped.ts';
import { numbersOf } from './environment.ts';
import { mergeRuns } from './merge-runs.ts';
import { type BenchRun, runInProcess } from './run-in-process.ts';
import { writeReport } from './write-report.ts';

const NAMES = [
  'detector',
  'slots',
  'configurations',
  'overlaps',
  'replay',
  'browser',
  'memory',
  'simulator',
  'store',
  'follower',
  'postgres',
  'log',
  'cluster',
  'service',
  'event-writes',
  'feed',
  'delivery',
  'webhooks',
  'http',
  'load',
  'threads',
  'jobs',
  'streams',
  'preview',
  'tracking',
  'routing',
  'eta',
  'eta-recordings',
  'reports',
  'destinations',
  'port-areas',
  'predictions',
  'next-ports',
  'usage',
  'trade-lanes',
  'web',
  'web-hours',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown bench ${unknown.join(', ')}; allowed: ${NAMES.join(', ')}.\n`);
  process.exit(2);
}

/** Runs of each bench; by default as many as end within three minutes, up to three. */
const [WANTED_RUNS] = numbersOf('BENCH_RUNS') ?? [];
const RUNS_MAX = 3;
const RUNS_SECONDS_MAX = 170;

/** The files of all benches, and of the programs that they start. */
const folder = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const stopped = new AbortController();
for (const signal of [...SIGNALS, 'SIGHUP'] as const) process.on(signal, () => stopped.abort());
// The reader of a pipe has ended, as in `npm run bench | head`.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => stopped.abort());

/** Begins the run after others which took so many seconds. */
function isAnotherWanted(seconds: readonly number[]): boolean {
  if (WANTED_RUNS !== undefined) return seconds.length < WANTED_RUNS;
  if (seconds.length === 0) return true;
  const all = seconds.reduce((sum, each) => sum + each);
  return seconds.length < RUNS_MAX && all + Math.max(...seconds) <= RUNS_SECONDS_MAX;
}

async function runOften(name: string): Promise<void> {
  const runs: BenchRun[] = [];
  const seconds: number[] = [];
  const [begunMs, [loadBegin]] = [Date.now(), loadavg()];
  while (isAnotherWanted(seconds)) {
    const startMs = performance.now();
    const progress = (text: string): void => showStep(`${name}, run ${runs.length + 1}: ${text}`);
    const run = await runInProcess(name, { folder, progress, signal: stopped.signal });
    if (!run) process.exit(stopped.signal.aborted ? EXIT_STOPPED : 1);
    runs.push(run);
    seconds.push((performance.now() - startMs) / 1000);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const rows = mergeRuns(runs.map((run) => run.rows));
  const { question, seed } = runs[0];
  writeReport({ name, question, seed, begunMs, seconds, loadBegin, rows });
}

function showStep(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
}

for (const name of wanted.length > 0 ? wanted : NAMES) await runOften(name);
