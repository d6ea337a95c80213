import type { ColumnMap } from '@roadstead/ais';
import { createDetector } from '@roadstead/detector';
import type { DetectorConfiguration, StsEventJson } from '@roadstead/model';
import { createTracker } from '@roadstead/tracking';
import { configurationOf, readArea, readConfigurations } from './configurations.ts';
import { detectTransfers } from './detection.ts';
import { EventLog } from './event-log.ts';
import { eventTable } from './event-table.ts';
import { FORMATS, type Format } from './formats.ts';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, write } from './host.ts';
import { findInputs, type Input, STANDARD_INPUT } from './inputs.ts';
import { mergeByTime } from './merge.ts';
import { fileOutput, type LineOutput, streamOutput } from './output.ts';
import { Progress } from './progress.ts';
import { summaryText } from './summary.ts';
import { Tally } from './tally.ts';
import { untilAborted } from './until-aborted.ts';
import { counted } from './words.ts';

export const DISTANCE_METERS_DEFAULT = 500;
export const WINDOW_MINUTES_DEFAULT = 30;

/** What `roadstead detect` was told. */
export interface DetectOptions {
  readonly inputs: readonly string[];
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
  await tellOfPorts(configurations, host);
  const inputs = await findInputs(options.inputs, host.stdin, options.columns ?? {});
  const output =
    options.out === undefined
      ? streamOutput(host.stdout)
      : await fileOutput(
          options.out,
          options.inputs.filter((path) => path !== STANDARD_INPUT),
        );
  try {
    return await detectInto(output, inputs, configurations, options, host);
  } finally {
    await output.discard();
  }
}

async function detectInto(
  output: LineOutput,
  inputs: readonly Input[],
  configurations: readonly DetectorConfiguration[],
  options: DetectOptions,
  host: Host,
): Promise<number> {
  const tally = new Tally();
  const log = new EventLog();
  const progress = new Progress(host, tally, bytesTotalOf(inputs));
  const tracker = createTracker({ latenessMaxSeconds: options.lateness });
  const detector = createDetector(configurations, {
    gapMaxMinutes: options.gapMax,
    separationMinutes: options.separation,
  });
  const reports = mergeByTime(inputs.map((input) => tally.positionsOf(input)));
  try {
    await detectTransfers(
      untilAborted(reports, host.interrupted),
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

/** Says what a configuration asks for and does not get. */
async function tellOfPorts(
  configurations: readonly DetectorConfiguration[],
  host: Host,
): Promise<void> {
  const names = configurations.filter(({ excludePorts }) => excludePorts).map(({ name }) => name);
  if (names.length === 0) return;
  await write(
    host.stderr,
    `roadstead: no port areas are known here, so exclude_ports excludes nothing: ${names.join(', ')}\n`,
  );
}

function bytesTotalOf(inputs: readonly Input[]): number | undefined {
  let total = 0;
  for (const { sizeBytes } of inputs) {
    if (sizeBytes === undefined) return undefined;
    total += sizeBytes;
  }
  return total;
}
