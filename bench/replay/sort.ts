import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableRow } from '../write-report.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/roadstead.js', import.meta.url));
/** Prints the most memory of the process at its end, in kilobytes. */
const PRINT_MEMORY =
  'data:text/javascript,process.on("exit",()=>console.error("peak",process.resourceUsage().maxRSS))';

/** Twenty million are a day of the world: `BENCH_SORT_ROWS=20000000`. */
const ROWS = Number(process.env['BENCH_SORT_ROWS'] ?? 2_000_000);
const ROWS_PER_SHIP = 2000;
const START_MS = Date.UTC(2026, 0, 1);
/** Runs of a tenth of the file, so that files are merged. */
const SORT_MEGABYTES = Math.max(16, Math.min(512, Math.round(ROWS / 40_000)));
const TARGET = 150_000;

/** Runs the command line in a process of its own. @returns what it writes to standard error */
export async function roadstead(...options: readonly string[]): Promise<string> {
  const run = promisify(execFile);
  const { stderr } = await run(process.execPath, ['--import', PRINT_MEMORY, PROGRAM, ...options]);
  return stderr;
}

/** Measures the detection in a file that is grouped by ship, with the sort before. */
export async function sortRow(folder: string, progress: (text: string) => void): Promise<TableRow> {
  const path = join(folder, 'grouped.csv');
  progress(`CSV grouped by ship, writing ${ROWS} rows`);
  await writeFile(path, groupedByShip());
  progress('CSV grouped by ship');
  const start = performance.now();
  const options = ['--sort-memory', String(SORT_MEGABYTES), '--out', join(folder, 'events.ndjson')];
  const stderr = await roadstead('detect', path, ...options);
  const seconds = (performance.now() - start) / 1000;
  const [, kilobytes] = /peak (\d+)/.exec(stderr) ?? [];
  return {
    file: `CSV grouped by ship, sorted with ${SORT_MEGABYTES} MB`,
    lines: ROWS,
    MB: (await stat(path)).size / 1e6,
    'lines/s': ROWS / seconds,
    target: `≥ ${TARGET.toLocaleString('en')}`,
    'peak MB': Number(kilobytes) / 1000,
  };
}

/** Ships that sail to the east, each at a latitude of its own, reported once a minute. */
function* groupedByShip(): Generator<string, void, undefined> {
  yield 'timestamp,mmsi,longitude,latitude,sog\n';
  const times = Array.from({ length: ROWS_PER_SHIP }, (_, i) =>
    new Date(START_MS + i * 60_000).toISOString(),
  );
  for (let ship = 0; ship < ROWS / ROWS_PER_SHIP; ship++) {
    const latitude = (-60 + (ship % 12_000) / 100).toFixed(4);
    const west = -170 + (ship % 7) * 20;
    const rows = times.map(
      (time, i) => `${time},${211_000_000 + ship},${(west + i * 0.004).toFixed(5)},${latitude},9\n`,
    );
    yield rows.join('');
  }
}
