import { basename } from 'node:path';
import type { DetectorConfiguration } from '@roadstead/model';
import {
  type Detection,
  type DetectionObserver,
  type DetectionParameters,
  detectReports,
  isAssessed,
  ReplayCollector,
  type TrackedSource,
} from '@roadstead/recordings';
import { type GrowingOutput, growingOutput } from '../host/growing-output.ts';
import { type Host, STANDARD_INPUT, UserError, writeText } from '../host/host.ts';
import { fileOutput, type LineOutput } from '../host/output.ts';
import { Progress } from '../ingest/progress.ts';
import { SORTED_TEXT } from '../ingest/summary.ts';
import { storeFiles } from '../operations/open-store.ts';
import { writeReplay } from '../replay/write-replay.ts';
import {
  type DetectOptions,
  DISTANCE_METERS_DEFAULT,
  PRESET_DEFAULT,
  WINDOW_MINUTES_DEFAULT,
} from './detect-options.ts';
import { type DetectSource, trackedHistory, trackedRecordings } from './detect-source.ts';
import { rejectEncounterOptions, writeVesselEvents } from './detect-vessel-events-command.ts';
import { eventEncoder } from './event-formats.ts';
import { EventWriter } from './event-writer.ts';
import { finishDetection } from './finish-detection.ts';
import {
  configurationOf,
  configurationsOfPresets,
  readArea,
  readConfigurationFile,
} from './read-configurations.ts';
import { detectionData } from './threads/detect-on-port.ts';
import { DetectingThreads } from './threads/detecting-threads.ts';

/** Runs `roadstead detect`. @returns the exit code. @throws UserError */
export async function detectCommand(options: DetectOptions, host: Host): Promise<number> {
  if (options.gapMax < options.separation) {
    throw new UserError(
      `--gap-max (${options.gapMax} minutes) must be at least --separation (${options.separation} minutes).`,
    );
  }
  if (options.events) rejectEncounterOptions(options);
  if (options.html !== undefined && options.html === options.out) {
    throw new UserError('--html and --out name the same file.');
  }
  const configurations = await configurationsOf(options);
  const source = await sourceOf(options, configurations, host);
  const inputs = [
    ...options.inputs.filter((path) => path !== STANDARD_INPUT),
    ...(options.data === undefined ? [] : storeFiles(options.data)),
  ];
  const output = await growingOutput(options.out, inputs, host.stdout, source.mayBeSorted);
  let page: LineOutput | undefined;
  try {
    if (options.html !== undefined) page = await fileOutput(options.html, inputs);
    return await (options.events
      ? writeVesselEvents(output, source, options.events, options, host)
      : detectInto({ output, page }, source, configurations, options, host));
  } finally {
    await source.close();
    await output.discard();
    await page?.discard();
  }
}

/** The outputs of a run. */
interface Outputs {
  readonly output: GrowingOutput;
  readonly page: LineOutput | undefined;
}

async function detectInto(
  { output, page }: Outputs,
  source: TrackedSource,
  configurations: readonly DetectorConfiguration[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const beginMs = host.nowMs();
  const replay = page && new ReplayCollector();
  const run = { output, configurations, replay };
  const { detection, writer } = await detectFrom(source, run, options, host);
  await writer.finish(detection);
  const { counts } = detection;
  if (page && replay && options.html !== undefined) {
    const title = options.data ?? options.inputs.map((path) => basename(path)).join(', ');
    const outcome = { title, events: writer.written, configurations, truth: null, counts };
    await writeReplay(page, options.html, replay.replay(outcome), host);
  }
  const { found, table } = writer;
  return finishDetection({ counts, found, table, beginMs }, options, host);
}

/** The output of a detection, and the replay that it collects. */
interface Run {
  readonly output: GrowingOutput;
  readonly configurations: readonly DetectorConfiguration[];
  readonly replay: ReplayCollector | undefined;
}

/** Detects in a source, writes the events that end, and shows the progress. */
async function detectFrom(
  source: TrackedSource,
  { output, configurations, replay }: Run,
  options: DetectOptions,
  host: Host,
): Promise<{ readonly detection: Detection; readonly writer: EventWriter }> {
  const { ports, format, features: hasFeatures = false, jobs = 1 } = options;
  let progress: Progress | undefined;
  let writer: EventWriter | undefined;
  const observer: DetectionObserver = {
    async begin({ counts, bytesTotal, isSorted }, { assessments }) {
      progress?.clear();
      if (isSorted) await writeText(host.stderr, SORTED_TEXT);
      progress = new Progress(host, counts, bytesTotal);
      replay?.clear();
      if (isSorted) await output.restart();
      const encoder = eventEncoder(format, { isAssessed: assessments !== undefined, hasFeatures });
      writer = new EventWriter(output, encoder, configurations, assessments, replay !== undefined);
    },
    statics: ({ reports, eventTimeMs }) => replay?.addStatics(reports, eventTimeMs),
    step({ batch, transitions, eventTimeMs }) {
      replay?.addFixes(batch.fixes);
      const writing = writer?.add(transitions);
      progress?.show(eventTimeMs, writer?.found.count);
      return writing;
    },
  };
  const parameters = parametersOf(options, configurations);
  const others =
    jobs > 1 ? new DetectingThreads(jobs, parameters, ports, source.statics) : undefined;
  try {
    const data = detectionData(ports);
    const detection = await detectReports(source, parameters, data, observer, others);
    return { detection, writer: writer! };
  } finally {
    progress?.clear();
    await others?.close();
  }
}

function parametersOf(
  { gapMax, separation, lateness, ids, features = false }: DetectOptions,
  configurations: readonly DetectorConfiguration[],
): DetectionParameters {
  return {
    ...{ configurations, ids, hasFeatures: features },
    gapMaxMinutes: gapMax,
    separationMinutes: separation,
    latenessMaxSeconds: lateness,
  };
}

async function sourceOf(
  options: DetectOptions,
  configurations: readonly DetectorConfiguration[],
  host: Host,
): Promise<DetectSource> {
  const { data, inputs, begin, end, lateness, ids } = options;
  const tracker = { latenessMaxSeconds: lateness, ids };
  if (data === undefined) {
    if (inputs.length === 0) {
      throw new UserError('no input: name recordings, - for standard input, or --data.');
    }
    if (begin !== undefined || end !== undefined) {
      throw new UserError('--begin and --end require --data; recordings are read as a whole.');
    }
    const { columns = {}, sortMemory } = options;
    const statics =
      options.events !== undefined ||
      options.html !== undefined ||
      isAssessed(parametersOf(options, configurations));
    const reading = { paths: inputs, columns, sortMemoryBytes: sortMemory * 1e6, statics };
    return trackedRecordings(reading, tracker, host);
  }
  if (inputs.length > 0) {
    throw new UserError('recordings and --data cannot be combined: ingest the recordings first.');
  }
  const period = { beginMs: begin ?? -Infinity, endMs: end ?? Infinity };
  return trackedHistory(data, period, tracker, host);
}

async function configurationsOf(options: DetectOptions): Promise<readonly DetectorConfiguration[]> {
  const { distance, window, preset, configurations } = options;
  if (configurations === undefined) {
    const area = options.area === undefined ? undefined : await readArea(options.area);
    if (distance === undefined && window === undefined) {
      return configurationsOfPresets([preset ?? PRESET_DEFAULT], area);
    }
    if (preset !== undefined) {
      throw new UserError('--preset cannot be combined with --distance and --window.');
    }
    return [
      configurationOf(
        'detect',
        distance ?? DISTANCE_METERS_DEFAULT,
        window ?? WINDOW_MINUTES_DEFAULT,
        area,
      ),
    ];
  }
  const conflicting = (['distance', 'window', 'area', 'preset'] as const).find(
    (flag) => options[flag] !== undefined,
  );
  if (conflicting !== undefined) {
    throw new UserError(
      `--${conflicting} cannot be combined with --configurations: set it in the file.`,
    );
  }
  return readConfigurationFile(configurations);
}
