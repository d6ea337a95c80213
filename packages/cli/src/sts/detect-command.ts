import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledSurroundings } from '../bundled/bundled-surroundings.ts';
import { type Host, STANDARD_INPUT, UserError, writeText } from '../host/host.ts';
import { fileOutput, type LineOutput, streamOutput } from '../host/output.ts';
import { takeUntilAborted } from '../host/take-until-aborted.ts';
import { Progress } from '../ingest/progress.ts';
import type { RunCounts } from '../ingest/run-counts.ts';
import { SORTED_TEXT } from '../ingest/summary.ts';
import { storeFiles } from '../operations/open-store.ts';
import {
  type DetectOptions,
  DISTANCE_METERS_DEFAULT,
  PRESET_DEFAULT,
  WINDOW_MINUTES_DEFAULT,
} from './detect-options.ts';
import { type DetectSource, recordings, storedHistory } from './detect-source.ts';
import { rejectEncounterOptions, writeVesselEvents } from './detect-vessel-events-command.ts';
import { DetectedAssessments } from './detected-assessments.ts';
import { DetectedEvents } from './detected-events.ts';
import { assessedEventWriter, EVENT_WRITERS } from './event-formats.ts';
import { eventTable } from './event-table.ts';
import { finishDetection } from './finish-detection.ts';
import {
  configurationOf,
  configurationsOfPresets,
  readArea,
  readConfigurationFile,
} from './read-configurations.ts';
import { runDetection } from './run-detection.ts';

/** Runs `roadstead detect`. @returns the exit code. @throws UserError */
export async function detectCommand(options: DetectOptions, host: Host): Promise<number> {
  if (options.gapMax < options.separation) {
    throw new UserError(
      `--gap-max (${options.gapMax} minutes) must be at least --separation (${options.separation} minutes).`,
    );
  }
  if (options.events) rejectEncounterOptions(options);
  const configurations = await configurationsOf(options);
  const source = await sourceOf(options, configurations, host);
  const output =
    options.out === undefined
      ? streamOutput(host.stdout)
      : await fileOutput(options.out, [
          ...options.inputs.filter((path) => path !== STANDARD_INPUT),
          ...(options.data === undefined ? [] : storeFiles(options.data)),
        ]);
  try {
    return await (options.events
      ? writeVesselEvents(output, source, options.events, options, host)
      : detectInto(output, source, configurations, options, host));
  } finally {
    await source.close();
    await output.discard();
  }
}

async function detectInto(
  output: LineOutput,
  source: DetectSource,
  configurations: readonly DetectorConfiguration[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const beginMs = host.nowMs();
  const { counts, log, assessments } = await detectInOrder(source, configurations, options, host);
  const events = log.inOrder(configurations);
  await output.append(
    assessments
      ? assessedEventWriter(options.format, options.features)(assessments.addTo(events, log.events))
      : EVENT_WRITERS[options.format](events),
  );
  await output.finish();
  const current = events.filter(({ deactivation_time }) => deactivation_time === null).length;
  const found = { count: events.length, current };
  return finishDetection({ counts, found, table: eventTable(events), beginMs }, options, host);
}

/** The collected events, with the counts of the source that they come from. */
interface Detected {
  readonly log: DetectedEvents;
  readonly counts: RunCounts;
  readonly assessments: DetectedAssessments | undefined;
}

/**
 * Detects in a source. Most recordings are in the order of time, and are not read twice to know it: one that is not is
 * abandoned at its first late report, and its reports are sorted.
 */
async function detectInOrder(
  source: DetectSource,
  configurations: readonly DetectorConfiguration[],
  options: DetectOptions,
  host: Host,
): Promise<Detected> {
  const detected = await detectIn(source, configurations, options, host);
  if (detected) return detected;
  await writeText(host.stderr, SORTED_TEXT);
  const sorted = await source.sorted!();
  return (await detectIn(sorted, configurations, options, host))!;
}

/** @returns undefined if the reports are to be sorted */
async function detectIn(
  { read, statics, counts, bytesTotal, sorted }: DetectSource,
  configurations: readonly DetectorConfiguration[],
  options: DetectOptions,
  host: Host,
): Promise<Detected | undefined> {
  const log = new DetectedEvents();
  const assessments = isAssessed(options, configurations)
    ? new DetectedAssessments({
        configurations,
        gapMaxMinutes: options.gapMax,
        surroundings: await bundledSurroundings(await bundledGazetteer(options.ports)),
        hasFeatures: options.features ?? false,
        statics: await statics(),
      })
    : undefined;
  const progress = new Progress(host, counts, bytesTotal);
  const tracker = createTracker({ latenessMaxSeconds: options.lateness, ids: options.ids });
  const detector = createDetector(configurations, {
    gapMaxMinutes: options.gapMax,
    separationMinutes: options.separation,
    ...(assessments && { firingFilter: assessments.firingFilter }),
    // Parsing the ports takes a while.
    ...(configurations.some(({ excludePorts }) => excludePorts) && {
      portAreasNear: (await bundledGazetteer(options.ports)).portAreasNear,
    }),
  });
  try {
    const isInOrder = await runDetection(
      takeUntilAborted(
        read((statics) => assessments?.addStatics(statics, tracker)),
        host.interrupted,
      ),
      { tracker, detector, log, counts, assessments, stopsWhenLate: sorted !== undefined },
      () => progress.show(tracker.eventTimeMs, log.count),
    );
    return isInOrder ? { log, counts, assessments } : undefined;
  } finally {
    progress.clear();
  }
}

/** Whether events need what an assessment is computed from: static reports among others. */
function isAssessed(
  { features, events }: DetectOptions,
  configurations: readonly DetectorConfiguration[],
): boolean {
  return (
    features === true ||
    events !== undefined ||
    configurations.some(({ filters }) => filters !== undefined)
  );
}

async function sourceOf(
  options: DetectOptions,
  configurations: readonly DetectorConfiguration[],
  host: Host,
): Promise<DetectSource> {
  const { data, inputs, begin, end } = options;
  if (data === undefined) {
    if (inputs.length === 0) {
      throw new UserError('no input: name recordings, - for standard input, or --data.');
    }
    if (begin !== undefined || end !== undefined) {
      throw new UserError('--begin and --end require --data; recordings are read as a whole.');
    }
    const { columns = {}, sortMemory } = options;
    const statics = isAssessed(options, configurations);
    return recordings(inputs, columns, sortMemory * 1e6, host, statics);
  }
  if (inputs.length > 0) {
    throw new UserError('recordings and --data cannot be combined: ingest the recordings first.');
  }
  return storedHistory(data, { beginMs: begin ?? -Infinity, endMs: end ?? Infinity });
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
