import { resolve } from 'node:path';
import { type Principal, type Problem, timestampMs } from '@roadstead/model';
import {
  parseReportRequest,
  type ReportProgress,
  type ReportRecordJson,
  type ReportRequest,
} from '@roadstead/reports';
import { createReportRunner } from '@roadstead/service';
import { areaOfLine } from '@roadstead/shapes';
import { bundledCountries } from '../bundled/bundled-ports.ts';
import { readFeatureFile } from '../host/feature-file.ts';
import { EXIT_INTERRUPTED, EXIT_OK, type Host, UserError, writeText } from '../host/host.ts';
import { problemsError } from '../host/json-file.ts';
import { fileOutput, type LineOutput, streamOutput } from '../host/output.ts';
import { StatusLine } from '../host/status-line.ts';
import { openStoreReadOnly, storeFiles } from '../operations/open-store.ts';
import { formatCount, formatDuration } from '../text/format-text.ts';
import { recordWriter } from './record-formats.ts';
import { ReportChart } from './report-chart.ts';
import type { ReportCommandOptions } from './report-options.ts';

/** A user with access to the store file has access to its content. */
const READER: Principal = { uuid: '', name: 'report', roles: ['administrator'] };

/** Runs `roadstead report`. @returns the exit code. @throws UserError */
export async function reportCommand(options: ReportCommandOptions, host: Host): Promise<number> {
  const request = await requestOf(options);
  const chart = options.chart === undefined ? undefined : new ReportChart(request);
  const { line, area, out, data } = options;
  const inputs = [line, area, ...storeFiles(data)].filter((path) => path !== undefined);
  if (out !== undefined && options.chart !== undefined && resolve(out) === resolve(options.chart)) {
    throw new UserError('--out and --chart name the same file.');
  }
  const store = await openStoreReadOnly(options.data);
  try {
    const outputs = [
      options.out === undefined ? streamOutput(host.stdout) : await fileOutput(options.out, inputs),
      ...(options.chart === undefined ? [] : [await fileOutput(options.chart, inputs)]),
    ];
    const status = new StatusLine(host);
    let count: number;
    try {
      const run = createReportRunner({ store, countryOf: bundledCountries() });
      const batches = run(
        { request, caller: READER },
        {
          signal: host.interrupted,
          onProgress: (progress) => status.show(() => progressParts(progress)),
        },
      );
      const [records, picture] = outputs;
      count = await writeRecords(
        records,
        batches,
        recordWriter(request.type, options.format),
        chart,
      );
      await picture?.append(chart ? [chart.svg()] : []);
      for (const output of outputs) await output.finish();
    } catch (error) {
      if (host.interrupted.aborted) return EXIT_INTERRUPTED;
      throw error;
    } finally {
      status.clear();
      for (const output of outputs) await output.discard();
    }
    const took = formatDuration(status.elapsedMs);
    await writeText(host.stderr, `${formatCount(count, 'record')} in ${took}\n`);
    return EXIT_OK;
  } finally {
    await store.close();
  }
}

async function writeRecords(
  output: LineOutput,
  batches: AsyncIterable<readonly ReportRecordJson[]>,
  writer: ReturnType<typeof recordWriter>,
  chart: ReportChart | undefined,
): Promise<number> {
  let count = 0;
  await output.append([writer.before]);
  for await (const records of batches) {
    const before = count;
    await output.append(
      records.map((record, at) => `${before + at > 0 ? writer.between : ''}${writer.text(record)}`),
    );
    for (const record of records) chart?.add(record);
    count += records.length;
  }
  await output.append([writer.after]);
  return count;
}

function progressParts({ shipsDone, shipsTotal, shipPart }: ReportProgress): readonly string[] {
  const part = shipsTotal === 0 ? 1 : (shipsDone + shipPart) / shipsTotal;
  return [`${Math.floor(100 * part)} %`, `${shipsDone} of ${formatCount(shipsTotal, 'ship')}`];
}

/** Converts the options into the request of the HTTP interface. */
async function requestOf(options: ReportCommandOptions): Promise<ReportRequest> {
  const { type, begin, end, ships, cell } = options;
  const isLine = type === 'passageline';
  const [flag, file] = isLine ? ['--line', options.line] : ['--area', options.area];
  const shape =
    file === undefined ? undefined : await readFeatureFile(file, isLine ? undefined : areaOfLine);
  const parsed = parseReportRequest(type, {
    name: 'roadstead report',
    begin: timestampMs(begin),
    end: timestampMs(end),
    shape: shape?.geojson,
    ships,
    cell_degrees: cell,
  });
  if (parsed.ok) return parsed.value;
  const { detail, problems = [] } = parsed.error;
  const ofShape = problems.filter(({ pointer }) => pointer.startsWith('/shape'));
  if (file !== undefined && ofShape.length > 0) {
    const from = '/shape'.length;
    throw problemsError(
      file,
      ofShape.map((problem) => ({
        ...problem,
        pointer: `${shape?.pointer ?? ''}${problem.pointer.slice(from)}`,
      })),
    );
  }
  const lines = problems.map((problem) => `${flagOf(problem, flag)} ${problem.detail}`);
  throw new UserError(lines.length > 0 ? lines.join('\n') : detail);
}

const FLAGS: Readonly<Record<string, string>> = {
  begin: '--begin',
  end: '--end',
  ships: '--ships',
  cell_degrees: '--cell',
};

function flagOf({ pointer }: Problem, shapeFlag: string): string {
  const [, field] = pointer.split('/');
  return FLAGS[field] ?? shapeFlag;
}
