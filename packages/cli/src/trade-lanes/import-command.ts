import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { createMemoryStore, type Store } from '@roadstead/contracts';
import type { PortDirectory, TradeLaneAnalytics } from '@roadstead/service';
import type { ImportResult, RowImportOptions } from '@roadstead/trade-lanes';
import { bundledGazetteer } from '../bundled/bundled-gazetteer.ts';
import { bundledPorts } from '../bundled/bundled-ports.ts';
import {
  EXIT_INTERRUPTED,
  EXIT_OK,
  EXIT_USAGE,
  type Host,
  UserError,
  writeText,
} from '../host/host.ts';
import { StatusLine } from '../host/status-line.ts';
import { readError } from '../ingest/inputs.ts';
import { createLocalService } from '../operations/create-local-service.ts';
import { openStore } from '../operations/open-store.ts';
import { formatCount, formatNumber } from '../text/format-text.ts';
import { type CsvLayout, csvRows } from './csv-rows.ts';
import type { FileRow } from './file-rows.ts';
import type { ImportKind, ImportOptions } from './import-options.ts';
import { jsonLineRows, jsonRows } from './json-rows.ts';
import { RowProblemLog } from './row-problem-log.ts';

const CARRIER = 'vessel_operator_carrier_code';
const VOYAGE = [CARRIER, 'carrier_voyage_number'];
const BOOKING = [CARRIER, 'carrier_booking_number'];
const LANE = ['origin_un_location_code', 'destination_un_location_code'];
const CALL = ['un_location_code', 'arrival_datetime', 'departure_datetime', 'vessel_imo_number'];
const GROUP = ['count', 'planned_voyage_number', 'actual_voyage_number', 'changed_by'];

/** For each kind: its noun, its CSV layout, its list in JSON. */
const KINDS = {
  schedules: {
    noun: 'voyage',
    listName: 'voyages',
    form: {
      ...{ key: VOYAGE, whole: [...VOYAGE, 'vessel_imo_number'], parts: 'port_calls', part: CALL },
      ...{ needed: [...VOYAGE, 'vessel_imo_number', 'un_location_code'], numbers: [] },
    },
  },
  bookings: {
    noun: 'booking',
    listName: 'bookings',
    form: {
      ...{ key: BOOKING, whole: [...BOOKING, ...LANE], parts: 'containers', part: GROUP },
      ...{ needed: [...BOOKING, ...LANE, 'count', 'planned_voyage_number'], numbers: ['count'] },
    },
  },
} as const;

/** The number of voyages or bookings in a batch. */
const BATCH_ROWS = 500;
const IN_USE =
  'If it is a service, send rows to it by PUT /tradelane-analytics/voyages or /bookings, or stop it.';

/** Runs `roadstead import`. @returns the exit code. @throws UserError */
export async function importCommand(options: ImportOptions, host: Host): Promise<number> {
  const { kind, data, allOrNothing = false } = options;
  const { ports } = bundledPorts(await bundledGazetteer(options.ports));
  const { noun } = KINDS[kind];
  if (allOrNothing) {
    const rejected = await checkRows(options, ports, host);
    if (host.interrupted.aborted) return EXIT_INTERRUPTED;
    if (rejected.count > 0) {
      await writeText(host.stderr, `Nothing was imported: ${rejected.text('rejected', noun)}.\n`);
      return EXIT_USAGE;
    }
  }
  let store: Store | undefined;
  let lanes: TradeLaneAnalytics | undefined;
  const put = async (rows: readonly unknown[]): Promise<ImportResult> => {
    // Only when there are rows: an unreadable file creates no store.
    store ??= await openStore({ data, store: 'sqlite' }, IN_USE);
    lanes ??= lanesIn(store, ports);
    return putRows(kind, lanes, rows);
  };
  try {
    return await importRows(options, put, host);
  } finally {
    await store?.close();
  }
}

/** With ports, by which codes are checked. */
function lanesIn(store: Store, ports: PortDirectory): TradeLaneAnalytics {
  return createLocalService(store, 'recorded', { ports }).tradeLanes;
}

function putRows(
  kind: ImportKind,
  lanes: TradeLaneAnalytics,
  rows: readonly unknown[],
  options?: RowImportOptions,
): Promise<ImportResult> {
  return kind === 'schedules' ? lanes.putVoyages(rows, options) : lanes.putBookings(rows, options);
}

/** Checks all rows without importing them. @returns the log of the invalid ones */
async function checkRows(
  options: ImportOptions,
  ports: PortDirectory,
  host: Host,
): Promise<RowProblemLog> {
  const log = new RowProblemLog(options.file, host);
  // Rows are checked without the store, which another process may use.
  const lanes = lanesIn(createMemoryStore(), ports);
  for await (const rows of batchesOf(options, host)) {
    const bare = rows.map(({ row }) => row);
    const { rejected } = await putRows(options.kind, lanes, bare, { isDryRun: true });
    await log.report(rejected, rows);
  }
  return log;
}

async function importRows(
  options: ImportOptions,
  put: (rows: readonly unknown[]) => Promise<ImportResult>,
  host: Host,
): Promise<number> {
  const { noun } = KINDS[options.kind];
  const rejected = new RowProblemLog(options.file, host);
  const warned = new RowProblemLog(options.file, host);
  const line = new StatusLine(host);
  let accepted = 0;
  const writeResult = (): Promise<void> => {
    const rejection = rejected.count > 0 ? `; ${rejected.text('rejected', noun)}` : '';
    const warning = warned.count > 0 ? `; ${warned.text('warnings about', noun)}` : '';
    return writeText(
      host.stderr,
      `Imported ${formatCount(accepted, noun)}${rejection}${warning}.\n`,
    );
  };
  try {
    for await (const rows of batchesOf(options, host)) {
      const result = await put(rows.map(({ row }) => row));
      accepted += result.accepted;
      await rejected.report(result.rejected, rows);
      await warned.report(result.warnings, rows);
      line.show((elapsedMs) => [
        formatCount(accepted, noun),
        `${formatNumber(Math.round((1000 * accepted) / elapsedMs))} ${noun}s/s`,
      ]);
    }
  } catch (error) {
    line.clear();
    // Imported rows stay, although the rest cannot be read.
    if (accepted > 0) await writeResult();
    throw error;
  }
  line.clear();
  await writeResult();
  if (host.interrupted.aborted) return EXIT_INTERRUPTED;
  return accepted === 0 && rejected.count > 0 ? EXIT_USAGE : EXIT_OK;
}

async function* batchesOf(
  { kind, file }: ImportOptions,
  { interrupted }: Host,
): AsyncGenerator<readonly FileRow[], void, undefined> {
  let batch: FileRow[] = [];
  try {
    for await (const row of rowsOf(kind, file)) {
      batch.push(row);
      if (batch.length < BATCH_ROWS) continue;
      yield batch;
      batch = [];
      if (interrupted.aborted) return;
    }
  } catch (error) {
    throw readError(file, error);
  }
  if (batch.length > 0) yield batch;
}

function rowsOf(kind: ImportKind, file: string): AsyncIterable<FileRow> {
  const { form, listName } = KINDS[kind];
  switch (extname(file).toLowerCase()) {
    case '.csv':
      return csvRows(file, createReadStream(file), form satisfies CsvLayout);
    case '.json':
      return jsonRows(file, listName);
    case '.ndjson':
    case '.jsonl':
      return jsonLineRows(file, createReadStream(file));
    default:
      throw new UserError(`${file} must have the extension .csv, .json or .ndjson.`);
  }
}
