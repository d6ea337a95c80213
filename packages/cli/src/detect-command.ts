import type { ColumnMap } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, StsEventJson } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { configurationOf, readArea, readConfigurations } from './configurations.ts';
import { type DetectSource, recordings, storedHistory } from './detect-source.ts';
import { detectTransfers } from './detection.ts';
import { EventLog } from './event-log.ts';
import { eventTable } from './event-table.ts';
import { FORMATS, type Format } from './formats.ts';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, write } from './host.ts';
import { STANDARD_INPUT } from './inputs.ts';
import { fileOutput, type LineOutput, streamOutput } from './output.ts';
import { bundledPorts } from './port-directory.ts';
import { Progress } from './progress.ts';
import { summaryText } from './summary.ts';
import { untilAborted } from './until-aborted.ts';
import { counted } from './words.ts';

export const DISTANCE_METERS_DEFAULT = 500;
export const WINDOW_MINUTES_DEFAULT = 30;

/** What `roadstead detect` was told. */
export interface DetectOptions {
  readonly inputs: readonly string[];
  /** The folder of a store, instead of inputs. */
  readonly data?: string;
  /** Of what is in the store: epoch milliseconds, both included. */
  readonly begin?: number;
  readonly end?: number;
  readonly distance?: number;
  readonly window?: number;
  readonly area?: string;
  readonly configurations?: string;
  readonly gapMax: number;
  readonly separation: number;
  readonly lateness: number;
  readonly columns?: ColumnMap;
  readonly out?: string;
  readonly format: Format;
}

/** Runs `roadstead detect`. @returns the exit code. @throws UserError for what the user has to mend. */
export async function detectCommand(options: DetectOptions, host: Host): Promise<number> {
  if (options.gapMax < options.separation) {
    throw new UserError(
      `--gap-max (${options.gapMax} minutes) must be at least --separation (${options.separation} minutes).`,
    );
  }
  const configurations = await configurationsOf(options);
  const source = await sourceOf(options, host);
  const output =
    options.out === undefined
      ? streamOutput(host.stdout)
      : await fileOutput(
          options.out,
          options.inputs.filter((path) => path !== STANDARD_INPUT),
        );
  try {
    return await detectInto(output, source, configurations, options, host);
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
  const { tally } = source;
  const log = new EventLog();
  const progress = new Progress(host, tally, source.bytesTotal);
  const tracker = createTracker({ latenessMaxSeconds: options.lateness });
  const detector = createDetector(configurations, {
    gapMaxMinutes: options.gapMax,
    separationMinutes: options.separation,
    // Where nobody asks for them they are not read.
    ...(configurations.some(({ excludePorts }) => excludePorts) && {
      portAreasNear: bundledPorts().ports.areasNear,
    }),
  });
  try {
    await detectTransfers(
      untilAborted(source.reports, host.interrupted),
      { tracker, detector, log, tally },
      () => progress.show(tracker.eventTimeMs, log.count),
    );
  } finally {
    progress.clear();
  }
  const { elapsedMs } = progress;
  const events = log.inOrder(configurations);
  await output.append(FORMATS[options.format](events));
  await output.finish();
  await tellPeople(events, summaryText(tally, events, elapsedMs, options.lateness), options, host);
  return host.interrupted.aborted ? EXIT_INTERRUPTED : EXIT_OK;
}

async function sourceOf(options: DetectOptions, host: Host): Promise<DetectSource> {
  const { data, inputs, begin, end } = options;
  if (data === undefined) {
    if (inputs.length === 0) {
      throw new UserError(
        'what to read is missing: name recordings, - for standard input, or --data.',
      );
    }
    if (begin !== undefined || end !== undefined) {
      throw new UserError('--begin and --end are for --data; recordings are read as a whole.');
    }
    return recordings(inputs, options.columns ?? {}, host);
  }
  if (inputs.length > 0) {
    throw new UserError('recordings and --data cannot be read together: ingest them first.');
  }
  return storedHistory(data, { beginMs: begin ?? -Infinity, endMs: end ?? Infinity });
}

async function tellPeople(
  events: readonly StsEventJson[],
  summary: string,
  { out }: DetectOptions,
  host: Host,
): Promise<void> {
  const interrupted = host.interrupted.aborted
    ? 'Interrupted: this is what was found in what had been read until then.\n'
    : '';
  await write(out === undefined ? host.stderr : host.stdout, eventTable(events));
  const written = out === undefined ? '' : `Wrote ${counted(events.length, 'event')} to ${out}.\n`;
  await write(host.stderr, `${summary}${written}${interrupted}`);
}

async function configurationsOf(options: DetectOptions): Promise<readonly DetectorConfiguration[]> {
  if (options.configurations === undefined) {
    return [
      configurationOf(
        'detect',
        options.distance ?? DISTANCE_METERS_DEFAULT,
        options.window ?? WINDOW_MINUTES_DEFAULT,
        options.area === undefined ? undefined : await readArea(options.area),
      ),
    ];
  }
  const given = (['distance', 'window', 'area'] as const).find(
    (flag) => options[flag] !== undefined,
  );
  if (given !== undefined) {
    throw new UserError(
      `--${given} cannot be given with --configurations: write it into the file, or leave the file out.`,
    );
  }
  return readConfigurations(options.configurations);
}
