import { join } from 'node:path';
import type { LandSurroundings } from '@roadstead/assessment';
import {
  type RunResult,
  ScenarioDetection,
  ScenarioReplay,
  surroundingsFor,
} from '@roadstead/recordings/scenarios';
import { createSimulation, type Scenario, type Simulation } from '@roadstead/simulator';
import { bundledSurroundingsOnce } from '../bundled/bundled-surroundings.ts';
import {
  EXIT_INTERRUPTED,
  EXIT_NOT_AS_EXPECTED,
  EXIT_OK,
  type Host,
  UserError,
  writeText,
} from '../host/host.ts';
import { fileOutput } from '../host/output.ts';
import { StatusLine } from '../host/status-line.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { writeReplay } from '../replay/write-replay.ts';
import { formatCount, formatTime } from '../text/format-text.ts';
import { BackgroundTraffic, withBackground } from './background-traffic.ts';
import { detectionSettings } from './detection-settings.ts';
import { type LoadedScenario, loadScenarios } from './load-scenarios.ts';
import { meaningWarnings, unreachedWarnings } from './meaning/meaning-warnings.ts';
import { RunFolder } from './run-folder.ts';
import { feedSink, folderSink, liveSink, SILENT, type Sink } from './run-sinks.ts';
import { scoreSummary, scoreTable, useWarnings } from './score-table.ts';
import type { SimulateOptions } from './simulate-options.ts';
import { playRealTime, simulated } from './simulated-batches.ts';

/** Seeds are whole numbers of 32 bits. */
const SEED_MAX = 2 ** 32 - 1;
/** Standard output in place of a folder. */
const STANDARD_OUTPUT = '-';

/** Runs `roadstead simulate`. @returns the exit code. @throws UserError */
export async function simulateCommand(
  options: SimulateOptions,
  host: Host,
  version: string,
): Promise<number> {
  const files = await loadScenarios(options.scenarios);
  const isFeed = options.out === STANDARD_OUTPUT;
  const isOfOneRun = isFeed || options.speed !== undefined || options.html !== undefined;
  if (isOfOneRun && (files.length > 1 || options.seeds > 1)) {
    throw new UserError('--out -, --speed and --html require one scenario and one seed.');
  }
  const isFolder = options.out !== undefined && !isFeed;
  if (isFolder) checkNames(files);
  checkSeeds(
    files.map(({ scenario }) => scenario),
    options,
  );
  // Wrong options end the command before the first run.
  for (const { scenario } of files) detectionSettings(scenario, options);
  await warn(host, await meaningWarnings(files));
  const line = new StatusLine(host);
  const surroundings = bundledSurroundingsOnce();
  const runs: RunResult[] = [];
  try {
    for (const file of files) {
      for (let k = 0; k < options.seeds && !host.interrupted.aborted; k++) {
        const seed = (options.seed ?? file.scenario.seed) + k;
        runs.push(await run(file, seed, options, host, line, version, surroundings));
      }
    }
  } finally {
    line.clear();
  }
  const isInterrupted = host.interrupted.aborted;
  const forPeople = isFeed ? host.stderr : host.stdout;
  await writeText(forPeople, scoreTable(runs));
  await writeText(forPeople, scoreSummary(runs, isInterrupted));
  await warn(host, `${useWarnings(runs)}${unreachedText(files, runs)}`);
  if (isFolder) {
    const folders = formatCount(runs.filter(({ isWhole }) => isWhole).length, 'folder');
    await writeText(host.stderr, `Wrote ${folders} into ${options.out}.\n`);
  }
  if (isInterrupted) {
    await writeText(host.stderr, 'Interrupted: these are the results so far.\n');
    return EXIT_INTERRUPTED;
  }
  return runs.every(({ verdict }) => verdict.met) ? EXIT_OK : EXIT_NOT_AS_EXPECTED;
}

async function warn(host: Host, warnings: string): Promise<void> {
  if (warnings !== '') await writeText(host.stderr, warnings);
}

/** The steps that the first whole run of each scenario does not reach. */
function unreachedText(files: readonly LoadedScenario[], runs: readonly RunResult[]): string {
  return files
    .map((file) => {
      const first = runs.find(({ scenario, isWhole }) => scenario === file.scenario && isWhole);
      return first ? unreachedWarnings(file, first.unreached) : '';
    })
    .join('');
}

async function run(
  file: LoadedScenario,
  seed: number,
  options: SimulateOptions,
  host: Host,
  line: StatusLine,
  version: string,
  loadSurroundings: () => Promise<LandSurroundings>,
): Promise<RunResult> {
  const { scenario } = file;
  const { out, format, speed } = options;
  const isFolder = out !== undefined && out !== STANDARD_OUTPUT;
  const simulation = createSimulation(scenario, { seed, tracks: isFolder });
  const settings = detectionSettings(scenario, options);
  const surroundings = await surroundingsFor(settings.configurations, loadSurroundings);
  const detection = new ScenarioDetection(scenario, settings, surroundings);
  const background = BackgroundTraffic.of(scenario, file.path);
  const replay = options.html === undefined ? undefined : new ScenarioReplay(detection);
  const source = { simulation, background, replay };
  if (!isFolder) {
    await detect(source, detection, sinkOf(options, host, line), speed, host, line);
    const result = detection.result(simulation, background?.mmsis);
    await writePage(replay, result, options, host);
    return result;
  }
  const folder = await RunFolder.open(join(out, `${scenario.name}-seed${seed}`), format);
  try {
    await detect(source, detection, folderSink(folder), speed, host, line);
    const result = detection.result(simulation, background?.mmsis);
    if (result.isWhole) await folder.finish(file, result, detection, version);
    await writePage(replay, result, options, host);
    return result;
  } finally {
    await folder.discard();
  }
}

/** @throws UserError if the last seed is out of range */
function checkSeeds(
  scenarios: readonly Scenario[],
  { seed, seeds }: Pick<SimulateOptions, 'seed' | 'seeds'>,
): void {
  const last = Math.max(...scenarios.map((scenario) => (seed ?? scenario.seed) + seeds - 1));
  if (last <= SEED_MAX) return;
  throw new UserError(
    `--seeds ${seeds} ends at seed ${last}; seeds are whole numbers up to ${SEED_MAX}.`,
  );
}

/** The output of a run without a folder. */
function sinkOf({ out, format, speed }: SimulateOptions, host: Host, line: StatusLine): Sink {
  if (out !== undefined) return feedSink(host.stdout, format, line);
  return speed === undefined ? SILENT : liveSink(host.stdout, line);
}

/** @throws UserError for two scenarios with the same folder */
function checkNames(files: readonly LoadedScenario[]): void {
  const paths = new Map<string, string>();
  for (const { scenario, path } of files) {
    const other = paths.get(scenario.name);
    if (other !== undefined) {
      throw new UserError(
        `${other} and ${path} have the same name and would be written into the same folder; rename one of them.`,
      );
    }
    paths.set(scenario.name, path);
  }
}

/** The simulated ships and the recorded ones around them. */
interface RunSource {
  readonly simulation: Simulation;
  readonly background: BackgroundTraffic | undefined;
  /** Undefined without `--html`. */
  readonly replay: ScenarioReplay | undefined;
}

async function writePage(
  replay: ScenarioReplay | undefined,
  result: RunResult,
  { html, scenarios }: SimulateOptions,
  host: Host,
): Promise<void> {
  if (replay === undefined || html === undefined) return;
  const output = await fileOutput(html, scenarios);
  try {
    await writeReplay(output, html, replay.replay(result), host);
  } finally {
    await output.discard();
  }
}

async function detect(
  { simulation, background, replay }: RunSource,
  detection: ScenarioDetection,
  sink: Sink,
  speed: number | undefined,
  host: Host,
  line: StatusLine,
): Promise<void> {
  const { scenario, seed } = simulation;
  const batches =
    speed === undefined ? simulated(simulation) : playRealTime(simulation, speed, host.nowMs);
  const all = withBackground(batches, simulation, background);
  for await (const batch of takeUntilAborted(all, host.interrupted)) {
    await sink.batch(batch);
    replay?.addStatics(batch.reports);
    await sink.transitions(detection.step(batch.reports));
    line.show(() => {
      const passedMs = simulation.nowMs - scenario.startMs;
      return [
        `${scenario.name}, seed ${seed}`,
        `${Math.floor((passedMs / (scenario.durationSeconds * 1000)) * 100)} %`,
        formatTime(simulation.nowMs),
      ];
    });
  }
  await sink.transitions(detection.end());
}
