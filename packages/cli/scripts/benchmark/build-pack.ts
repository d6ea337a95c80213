import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DetectorConfiguration, PRESET_NAMES } from '@roadstead/model';
import { eventLine } from '@roadstead/recordings';
import { ScenarioDetection } from '@roadstead/recordings/scenarios';
import { createNmeaWriter, createSimulation, truthJson } from '@roadstead/simulator';
import { build } from 'esbuild';
import { bundledSurroundings } from '../../src/bundled/bundled-surroundings.ts';
import { version } from '../../src/host/version.ts';
import { simulated } from '../../src/simulation/simulated-batches.ts';
import { configurationOf, configurationsOfPresets } from '../../src/sts/read-configurations.ts';
import { type PackRun, packRuns } from './pack-runs.ts';

/** Version of the benchmark: results of different versions are not comparable. */
const BENCHMARK_VERSION = 1;
const GENERATED_DEFAULT = 5;

/** A detector whose events are an entry of the pack. */
interface Entry {
  readonly configurations: readonly DetectorConfiguration[];
  readonly gapMaxMinutes: number;
  readonly latenessMaxSeconds: number;
}

/** The lateness with which reports by satellite are used, in seconds. */
const SATELLITE_LATENESS = 3600;

const ENTRIES: readonly Entry[] = [
  entryOf('roadstead, 500 m for 30 min', 500, 30, 30, 60),
  entryOf('roadstead, 100 m for 60 min', 100, 60, 30, 60),
  entryOf('roadstead, 500 m for 30 min, gap 120 min', 500, 30, 120, SATELLITE_LATENESS),
  {
    configurations: configurationsOfPresets(PRESET_NAMES).map((each) => {
      return { ...each, name: `roadstead, preset ${each.name}` };
    }),
    gapMaxMinutes: 30,
    latenessMaxSeconds: SATELLITE_LATENESS,
  },
];
const ENTRY_FOLDER = 'roadstead';
const surroundings = await bundledSurroundings();

function entryOf(
  name: string,
  meters: number,
  minutes: number,
  gapMaxMinutes: number,
  latenessMaxSeconds: number,
): Entry {
  const configurations = [configurationOf(name, meters, minutes)];
  return { configurations, gapMaxMinutes, latenessMaxSeconds };
}

async function main([
  folder,
  generated = String(GENERATED_DEFAULT),
]: readonly string[]): Promise<void> {
  if (folder === undefined || !/^\d+$/.test(generated)) {
    throw new Error('Usage: npm run benchmark:pack -- FOLDER [RUNS OF EACH FAMILY]');
  }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty.`);
  const runs = packRuns(Number(generated));
  for (const [i, run] of runs.entries()) {
    process.stderr.write(`${i + 1} of ${runs.length}: ${run.name}\n`);
    await writeRun(folder, run);
  }
  copyFileSync(join(import.meta.dirname, 'README.md'), join(folder, 'README.md'));
  await build({
    entryPoints: [join(import.meta.dirname, 'score.ts')],
    outfile: join(folder, 'score.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@roadstead/source'],
    legalComments: 'eof',
    logLevel: 'warning',
  });
  writeManifest(folder, runs);
}

/** Writes the reports and the truth of a run, and the events of each entry. */
async function writeRun(folder: string, { name, scenario, seed }: PackRun): Promise<void> {
  const simulation = createSimulation(scenario, { seed });
  const detections = ENTRIES.map((entry) => {
    const settings = { ...entry, separationMinutes: 5, expect: scenario.expect };
    const isFiltered = entry.configurations.some(({ filters }) => filters !== undefined);
    return new ScenarioDetection(scenario, settings, isFiltered ? surroundings : undefined);
  });
  const writer = createNmeaWriter();
  const lines: string[] = [];
  for await (const { reports } of simulated(simulation)) {
    for (const detection of detections) detection.step(reports);
    for (const report of reports) lines.push(writer(report));
  }
  for (const detection of detections) detection.end();
  const run = join(folder, 'runs', name);
  mkdirSync(run, { recursive: true });
  writeFileSync(join(run, 'reports.nmea'), lines.join(''));
  writeFileSync(join(run, 'truth.json'), truthJson(simulation.truth()));
  const events = detections.flatMap((detection) => detection.assessedEvents());
  mkdirSync(join(folder, 'entries', ENTRY_FOLDER), { recursive: true });
  const chunks = events.map(eventLine);
  writeFileSync(join(folder, 'entries', ENTRY_FOLDER, `${name}.ndjson`), chunks.join(''));
}

/** Writes the manifest last: a folder with one is complete. */
function writeManifest(folder: string, runs: readonly PackRun[]): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const sha256 = (path: string): string =>
    createHash('sha256').update(readFileSync(path)).digest('hex');
  const manifest = {
    benchmarkVersion: BENCHMARK_VERSION,
    simulatorVersion: version(),
    runs: runs.map(({ name, seed, scenario }) => ({ name, seed, about: scenario.proves })),
    sha256: Object.fromEntries(
      files.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), sha256(path)]),
    ),
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

await main(process.argv.slice(2));
