import { join } from 'node:path';
import type { StsTransition } from '@roadstead/model';
import { createSimulation, type Simulation, type SimulationBatch } from '@roadstead/simulator';
import {
  EXIT_INTERRUPTED,
  EXIT_NOT_AS_EXPECTED,
  EXIT_OK,
  type Host,
  type TextOutput,
  UserError,
  write,
} from './host.ts';
import { streamOutput } from './output.ts';
import { REPORT_FORMATS, type ReportFormat } from './report-formats.ts';
import { RunFolder } from './run-folder.ts';
import { readScenarioFiles, type ScenarioFile } from './scenario-files.ts';
import { played, type RunResult, ScenarioDetection, simulated } from './scenario-run.ts';
import { scoreSummary, scoreTable } from './score-table.ts';
import { StatusLine } from './status-line.ts';
import { untilAborted } from './until-aborted.ts';
import { counted, mmsiText, timeText } from './words.ts';

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

/** Where a run's outputs go while it goes on. */
interface Sink {
  batch(batch: SimulationBatch): Promise<void>;
  transitions(transitions: readonly StsTransition[]): Promise<void>;
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
  const forPeople = isFeed ? host.stderr : host.stdout;
  await write(forPeople, scoreTable(runs));
  await write(forPeople, scoreSummary(runs));
  if (host.interrupted.aborted) {
    await write(host.stderr, 'Interrupted: this is what was known until then.\n');
    return EXIT_INTERRUPTED;
  }
  if (options.out !== undefined && !isFeed) {
    await write(host.stderr, `Wrote ${counted(runs.length, 'folder')} into ${options.out}.\n`);
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
    const sink = out === undefined ? liveSink(host.stdout, speed) : feedSink(host.stdout, format);
    await detect(simulation, detection, sink, speed, host, line);
    return detection.result(simulation);
  }
  const folder = await RunFolder.open(join(out, `${scenario.name}-seed${seed}`), format);
  try {
    const sink = { batch: (batch: SimulationBatch) => folder.add(batch), transitions: nothing };
    await detect(simulation, detection, sink, speed, host, line);
    const result = detection.result(simulation);
    if (!host.interrupted.aborted) await folder.finish(file, result, detection, version);
    return result;
  } finally {
    await folder.discard();
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
  const batches = speed === undefined ? simulated(simulation) : played(simulation, speed);
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

/** Reports as they are delivered. */
function feedSink(output: TextOutput, format: ReportFormat): Sink {
  const writer = REPORT_FORMATS[format]();
  const stream = streamOutput(output);
  let isFirst = true;
  return {
    async batch({ reports }) {
      const lines = reports.map((observed) => writer.line(observed));
      if (isFirst) lines.unshift(writer.header);
      isFirst = false;
      await stream.append(lines);
    },
    transitions: nothing,
  };
}

/** At a speed that people can follow: events as they become known. */
function liveSink(output: TextOutput, speed: number | undefined): Sink {
  return {
    batch: () => Promise.resolve(),
    async transitions(transitions) {
      if (speed === undefined) return;
      for (const { kind, event } of transitions) {
        const atMs = kind === 'fired' ? event.discoveredTimeMs : event.endDiscoveredTimeMs;
        const ships = `${mmsiText(event.first.mmsi)} and ${mmsiText(event.second.mmsi)}`;
        const what = kind === 'fired' ? 'have stayed together since' : 'have parted; together from';
        await write(
          output,
          `${timeText(atMs ?? event.discoveredTimeMs)}  ${ships} ${what} ${timeText(event.activationTimeMs)}\n`,
        );
      }
    },
  };
}

function nothing(): Promise<void> {
  return Promise.resolve();
}
