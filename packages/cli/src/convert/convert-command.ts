import { encodeStatic } from '@roadstead/ais';
import { prepareArea } from '@roadstead/geo';
import type { StaticReport } from '@roadstead/model';
import { checkedParts } from '@roadstead/recordings';
import { ndjsonLine } from '@roadstead/simulator';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { EXIT_INTERRUPTED, type Host, STANDARD_INPUT, UserError, writeText } from '../host/host.ts';
import { fileOutput, type LineOutput, streamOutput } from '../host/output.ts';
import { interruptible } from '../ingest/interruptible.ts';
import { type OpenPass, openPass, openRecordings } from '../ingest/open-recordings.ts';
import { Progress } from '../ingest/progress.ts';
import { rejectionText } from '../ingest/summary.ts';
import { exitCodeOfUse, usedShare } from '../ingest/used-share.ts';
import { storedHistory } from '../sts/detect-source.ts';
import { readArea } from '../sts/read-configurations.ts';
import { formatCount } from '../text/format-text.ts';
import { type ContentSink, callSink, contentSink } from './content-sinks.ts';
import {
  CONTENTS,
  type ConvertContent,
  type ConvertFormat,
  type ConvertOptions,
  FORMATS_OF,
} from './convert-options.ts';
import { Selection } from './selection.ts';

/** Runs `roadstead convert`. @returns the exit code. @throws UserError */
export async function convertCommand(options: ConvertOptions, host: Host): Promise<number> {
  const { content, format } = outputOf(options);
  if ((options.data === undefined) === (options.inputs.length === 0)) {
    throw new UserError('name either recordings, - for standard input, or --data.');
  }
  if (options.ports !== undefined && content !== 'calls') {
    throw new UserError(`--ports has no effect on ${content}; it is for calls.`);
  }
  const selection = await selectionOf(options);
  const sink =
    content === 'calls'
      ? callSink(await bundledGazetteer(options.ports), format, selection)
      : contentSink(format, selection);
  const files = options.inputs.filter((path) => path !== STANDARD_INPUT);
  const output =
    options.out === undefined ? streamOutput(host.stdout) : await fileOutput(options.out, files);
  let pass: OpenPass;
  try {
    const source = await openSource(options, content, host);
    ({ pass } = source);
    try {
      await convert(pass, format, sink, output, host);
    } finally {
      await source.close();
    }
    await output.finish();
  } finally {
    await output.discard();
  }
  const { counts } = pass;
  const place = options.out === undefined ? '' : ` to ${options.out}`;
  await writeText(
    host.stderr,
    `Wrote ${formatCount(sink.count, sink.noun)}${place}.\n${rejectionText(counts, counts.fixes)}`,
  );
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  return exitCodeOfUse(usedShare(counts.fixes, counts.rejected), options.allowRejected, host);
}

async function convert(
  { counts, parts }: OpenPass,
  format: ConvertFormat,
  sink: ContentSink,
  output: LineOutput,
  host: Host,
): Promise<void> {
  const progress = new Progress(host, counts, undefined);
  try {
    for await (const part of parts) {
      if (part.kind === 'statics') {
        await output.append(part.reports.map((report) => staticText(report, format)));
      } else if (part.kind === 'step') {
        await output.append(sink.add(part.batch.fixes));
        progress.show(counts.lastMs ?? Number.NEGATIVE_INFINITY);
      }
    }
    await output.append(sink.end());
  } finally {
    progress.clear();
  }
}

/** Returns the content and the format, each the default of the other. @throws UserError for a format that the content has not */
function outputOf({ content, format }: ConvertOptions): {
  readonly content: ConvertContent;
  readonly format: ConvertFormat;
} {
  const formatsOf = (each: ConvertContent): readonly ConvertFormat[] => FORMATS_OF[each];
  if (content === undefined) {
    const wanted = format ?? FORMATS_OF.reports[0];
    return { content: CONTENTS.find((each) => formatsOf(each).includes(wanted))!, format: wanted };
  }
  const formats = formatsOf(content);
  if (format !== undefined && !formats.includes(format)) {
    throw new UserError(`--format ${format} has no ${content}; it can be ${formats.join(', ')}.`);
  }
  return { content, format: format ?? formats[0] };
}

async function selectionOf({ area, begin, end, thin }: ConvertOptions): Promise<Selection> {
  return new Selection({
    beginMs: begin ?? Number.NEGATIVE_INFINITY,
    endMs: end ?? Number.POSITIVE_INFINITY,
    area: area === undefined ? undefined : prepareArea(await readArea(area)),
    intervalMs: 1000 * (thin ?? 0),
  });
}

/** The positions to convert, in the order of time. */
interface Source {
  readonly pass: OpenPass;
  readonly close: () => Promise<void>;
}

async function openSource(
  options: ConvertOptions,
  content: ConvertContent,
  host: Host,
): Promise<Source> {
  // Reports are written as they were read; tracks and port calls need cleaned positions.
  const tracker = content === 'reports' ? undefined : {};
  if (options.data === undefined) {
    return { pass: await openRecordings(options, tracker, host), close: async () => undefined };
  }
  const { begin = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY } = options;
  const history = await storedHistory(options.data, { beginMs: begin, endMs: end });
  const parts = checkedParts(async () => interruptible(history, host.interrupted), tracker);
  return { pass: await openPass(parts, host), close: history.close };
}

/** Returns a static report in the formats of lines; rows of positions do not have them. */
function staticText(report: StaticReport, format: ConvertFormat): string {
  if (format === 'nmea') return `${encodeStatic(report, { transmitter: 'A' }).join('\n')}\n`;
  return format === 'ndjson' ? ndjsonLine(report) : '';
}
