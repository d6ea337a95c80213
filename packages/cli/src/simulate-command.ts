import { join } from 'node:path';
import { createSimulation, type Scenario, type Simulation } from '@roadstead/simulator';
import {
  EXIT_INTERRUPTED,
  EXIT_NOT_AS_EXPECTED,
  EXIT_OK,
  type Host,
  UserError,
  write,
} from './host.ts';
import type { ReportFormat } from './report-formats.ts';
import { RunFolder } from './run-folder.ts';
import { feedSink, folderSink, liveSink, SILENT, type Sink } from './run-sinks.ts';
import { readScenarioFiles, type ScenarioFile } from './scenario-files.ts';
import { played, type RunResult, ScenarioDetection, simulated } from './scenario-run.ts';
import { scoreSummary, scoreTable } from './score-table.ts';
import { StatusLine } from './status-line.ts';
import { untilAborted } from './until-aborted.ts';
import { counted, timeText } from './words.ts';

/** Seeds are whole numbers of 32 bits. */
const SEED_MAX = 2 ** 32 - 1;
/** Standard output, as a place for reports. */
const STANDARD_OUTPUT = '-';

/** What `roadstead simulate` was told. */
export interface SimulateOptions {
  readonly scenarios: readonly string[];
  readonly seed?: number;
  readonly seeds: number;
  readonly out?: string;
  readonly format: ReportFormat;
  readonly speed?: number;
}

/** Runs `roadstead simulate`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function simulateCommand(
  options: SimulateOptions,
  host: Host,
  version: string,
): Promise<number> {
  const files = await readScenarioFiles(options.scenarios);
  const isFeed = options.out === STANDARD_OUTPUT;
  if ((isFeed || options.speed !== undefined) && (files.length > 1 || options.seeds > 1)) {
    throw new UserError('--out - and --speed are for one scenario and one seed.');
  }
  const isFolder = options.out !== undefined && !isFeed;
  if (isFolder) checkNames(files);
  checkSeeds(
    files.map(({ scenario }) => scenario),
    options,
  );
  const line = new StatusLine(host);
  const runs: RunResult[] = [];
  try {
    for (const file of files) {
      for (let k = 0; k < options.seeds && !host.interrupted.aborted; k++) {
        const seed = (options.seed ?? file.scenario.seed) + k;
        runs.push(await run(file, seed, options, host, line, version));
      }
    }
  } finally {
    line.clear();
  }
  const isInterrupted = host.interrupted.aborted;
  const forPeople = isFeed ? host.stderr : host.stdout;
  await write(forPeople, scoreTable(runs));
  await write(forPeople, scoreSummary(runs, isInterrupted));
  if (isFolder) {
    const folders = counted(runs.filter(({ isWhole }) => isWhole).length, 'folder');
    await write(host.stderr, `Wrote ${folders} into ${options.out}.\n`);
  }
  if (isInterrupted) {
    await write(host.stderr, 'Interrupted: this is what was known until then.\n');
    return EXIT_INTERRUPTED;
  }
  return runs.every(({ verdict }) => verdict.met) ? EXIT_OK : EXIT_NOT_AS_EXPECTED;
}

async function run(
  file: ScenarioFile,
  seed: number,
  options: SimulateOptions,
  host: Host,
  line: StatusLine,
  version: string,
): Promise<RunResult> {
  const { scenario } = file;
  const { out, format, speed } = options;
  const isFolder = out !== undefined && out !== STANDARD_OUTPUT;
  const simulation = createSimulation(scenario, { seed, tracks: isFolder });
  const detection = new ScenarioDetection(scenario);
  if (!isFolder) {
    await detect(simulation, detection, sinkOf(options, host, line), speed, host, line);
    return detection.result(simulation);
  }
  const folder = await RunFolder.open(join(out, `${scenario.name}-seed${seed}`), format);
  try {
    await detect(simulation, detection, folderSink(folder), speed, host, line);
    const result = detection.result(simulation);
    if (result.isWhole) await folder.finish(file, result, detection, version);
    return result;
  } finally {
    await folder.discard();
  }
}

/** @throws UserError where the last seed is none any more */
function checkSeeds(
  scenarios: readonly Scenario[],
  { seed, seeds }: Pick<SimulateOptions, 'seed' | 'seeds'>,
): void {
  const last = Math.max(...scenarios.map((scenario) => (seed ?? scenario.seed) + seeds - 1));
  if (last <= SEED_MAX) return;
  throw new UserError(
    `--seeds ${seeds} goes to seed ${last}; seeds are whole numbers up to ${SEED_MAX}.`,
  );
}

/** Where the outputs of a run go that has no folder. */
function sinkOf({ out, format, speed }: SimulateOptions, host: Host, line: StatusLine): Sink {
  if (out !== undefined) return feedSink(host.stdout, format, line);
  return speed === undefined ? SILENT : liveSink(host.stdout, line);
}

/** @throws UserError where two scenarios would go into the same folder */
function checkNames(files: readonly ScenarioFile[]): void {
  const paths = new Map<string, string>();
  for (const { scenario, path } of files) {
    const other = paths.get(scenario.name);
    if (other !== undefined) {
      throw new UserError(
        `${other} and ${path} have the same name, so that they would go into the same folder; give one of them another name.`,
      );
    }
    paths.set(scenario.name, path);
  }
}

async function detect(
  simulation: Simulation,
  detection: ScenarioDetection,
  sink: Sink,
  speed: number | undefined,
  host: Host,
  line: StatusLine,
): Promise<void> {
  const { scenario, seed } = simulation;
  const batches =
    speed === undefined ? simulated(simulation) : played(simulation, speed, host.nowMs);
  for await (const batch of untilAborted(batches, host.interrupted)) {
    await sink.batch(batch);
    await sink.transitions(detection.take(batch.reports));
    line.show(() => {
      const passedMs = simulation.nowMs - scenario.startMs;
      return [
        `${scenario.name}, seed ${seed}`,
        `${Math.floor((passedMs / (scenario.durationSeconds * 1000)) * 100)} %`,
        timeText(simulation.nowMs),
      ];
    });
  }
  await sink.transitions(detection.end());
}
